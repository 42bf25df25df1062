/** Decisions on claims (docs/behaviour.md, "Claims"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ClaimDecision } from '../../../../domain/contract/claims.ts'
import { parseLogin } from '../../../../domain/login.ts'
import { type PersonalName, personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import { decided, invitation } from '../../account/company-requests/decide.ts'
import { labelledTyped } from '../../delivery/emails.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { type NoticeReader, raise } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { ownersOf } from '../../organization/notified-managers.ts'
import { canBeAccepted, type StoredClaim } from './queries.ts'

type DecisionKind = ClaimDecision['decision']

const EMAIL = { ownership: 'claimOwnership', number: 'claimNumber', declined: 'claimDeclined' } as const

/**
 * Takes the number from the company, so that its real holder can register with it. The mark "verified" goes too, since only this
 * number was checked.
 */
const giveUpNumber = ({ company, taxNumber }: StoredClaim): Write[] => [
  sql`UPDATE companies SET tax_number = NULL, verified = 0, version = version + 1, waiting = json_remove(waiting, '$.taxNumber'),
      verifications = (SELECT json_group_array(json(value)) FROM json_each(verifications) WHERE value ->> 'fact' <> 'registration')
    WHERE num = ${company}`,
  // The company no longer invoices under this number: its legal entity with it, perhaps the main one, has to go.
  sql`DELETE FROM legal_entities WHERE company = ${company} AND tax_number = ${taxNumber}`,
  sql`UPDATE legal_entities SET main = 1, version = version + 1 WHERE num =
    (SELECT min(num) FROM legal_entities WHERE company = ${company} AND deleted_at IS NULL HAVING max(main) = 0)`,
]

const writesOf = (claim: StoredClaim, decision: DecisionKind): Write[] =>
  decision === 'ownership' ? invitation(claim, 'OWNER') : decision === 'number' ? giveUpNumber(claim) : []

/** Both sides get the same text: what was decided, and why. */
function noticesOf(
  claim: StoredClaim,
  owners: NoticeReader[],
  { decision, reason }: ClaimDecision,
  origin: string,
): Write[] {
  const claimant = parseLogin(claim.contact, claim.locale)
  const emailOn = (screen: PersonalName & ('start' | 'employees')) => (reader: NoticeReader) => ({
    name: EMAIL[decision],
    params: {
      number: claim.taxNumber ?? '',
      reason: labelledTyped(reason, reader.locale),
      link: origin + personalHref(screen, reader.locale),
    },
  })
  const event = 'membership' as const
  const key = `claim-decided:${claim.id}`
  const now = Date.now()
  const theirs = claimant ? [{ to: claimant, locale: claim.locale, user: claim.user }] : []
  return [
    ...raise({ event, key, readers: theirs, emailTo: emailOn('start') }, now).writes,
    ...raise({ event, key, readers: owners, emailTo: emailOn('employees') }, now).writes,
  ]
}

/**
 * Decides, and notifies both sides.
 * @throws AppError 409 `claim.waits` for accepting a claim before the owners have answered or their deadline has
 *   passed; 404 `company-request.unknown` where it is decided already
 */
export async function decideClaim(c: Context<ApiEnv>, claim: StoredClaim, decision: ClaimDecision) {
  const isDeclined = decision.decision === 'declined'
  if (!isDeclined && !canBeAccepted(claim, Date.now())) throw new AppError('claim.waits', 409)
  const owners = await ownersOf(database(c.env.DB), claim.company)
  const status = isDeclined ? ('declined' as const) : ('accepted' as const)
  const given = isDeclined ? null : decision.decision
  const writes = [
    ...decided(c, claim, status),
    sql`UPDATE company_requests SET reason = ${decision.reason}, given = ${given} WHERE num = ${claim.num}`,
    ...writesOf(claim, decision.decision),
    ...noticesOf(claim, owners, decision, await siteOrigin(c)),
  ]
  const response = await commit(c, writes, { status: 200, body: { data: { id: claim.id, status } } })
  await sendSoon(c)
  return response
}
