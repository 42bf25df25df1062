import { sql } from 'drizzle-orm'
import { ONBOARDING_STEPS, type Onboarding, type Step } from '../../../../domain/contract/onboarding.ts'
import type { Database } from '../../../db/connection.ts'
import type { SignedIn } from '../../http/access/viewer.ts'
import { isInvitationTo } from '../invitations/queries.ts'

/** @returns all steps, and the next one */
const toOnboarding = (id: string | null, done: readonly Step[], invitations: number): Onboarding => ({
  organization: id === null ? null : { id },
  steps: ONBOARDING_STEPS.map((step) => ({ step, done: done.includes(step) })),
  next: ONBOARDING_STEPS.find((step) => !done.includes(step)) ?? null,
  invitations,
})

/** An organization that has just been founded. */
export const justFounded = (id: string): Onboarding => toOnboarding(id, ['organization'], 0)

/** Which steps an organization has done, as 0 and 1. */
const companyState = (company: number) => sql`SELECT
    description <> '{}' AND city <> '{}' AS description,
    phone IS NOT NULL OR email IS NOT NULL AS contact,
    EXISTS (SELECT 1 FROM products WHERE company = ${company}) AS product,
    status IN ('pending', 'active', 'hidden') AS review,
    status = 'active' AND EXISTS (SELECT 1 FROM products WHERE company = ${company} AND status = 'published') AS publication
  FROM companies WHERE num = ${company}`

export async function readOnboarding(db: Database, { num, organization }: SignedIn): Promise<Onboarding> {
  const [[{ n: invitations } = { n: 0 }], [state]] = await Promise.all([
    db.all<{ n: number }>(sql`SELECT count(*) AS n FROM employees WHERE ${isInvitationTo(num)}`),
    organization ? db.all<Record<string, number>>(companyState(organization.num)) : [],
  ])
  if (!organization) return toOnboarding(null, [], invitations)
  const done = ONBOARDING_STEPS.filter((step) => step === 'organization' || state?.[step] === 1)
  return toOnboarding(organization.id, done, invitations)
}
