import type { Profile } from '../../../domain/contract/profile.ts'
import { PageError, RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { OperatorAction } from '../../../domain/rights.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

export async function readProfile({ own, i18n: { locale } }: PersonalContext): Promise<Profile> {
  return (await read(own.get('/api/profile', { query: { locale } }))).data
}

/** @throws PageError 404 for everyone but operators who may do it: for all others the screen does not exist */
export async function requireOperator(context: PersonalContext, action: OperatorAction): Promise<Profile> {
  const profile = await readProfile(context)
  if (!profile.desk.includes(action)) throw new PageError(404, 'page.unknown')
  return profile
}

/**
 * The guard "profile-check-organization" (docs/behaviour.md).
 * @throws RedirectError where the visitor works for no organization: they may be a buyer, whose requests are on the screen
 *   that they are led to
 */
export async function requireOrganization(context: PersonalContext, otherwise: 'profile' | 'requests' = 'profile') {
  const { organization, ...profile } = await readProfile(context)
  if (!organization) throw new RedirectError(personalHref(otherwise, context.i18n.locale))
  return { ...profile, organization }
}

/** The profile of a member of an organization. */
type MemberProfile = Awaited<ReturnType<typeof requireOrganization>>

/**
 * `requireOrganization` in parallel with a call about the organization: one after the other would be a round trip more.
 * @param call one that fails without an organization
 */
export async function withOrganization<Result>(
  context: PersonalContext,
  call: Promise<Result>,
): Promise<[profile: MemberProfile, result: Result]> {
  // Without an organization the guard's redirect is the result, not the failure of the call.
  call.catch(() => undefined)
  return [await requireOrganization(context), await call]
}

type Action = NonNullable<Profile['organization']>['may'][number]

/** Whether the API lets the person do it in their organization: a screen offers nothing that would be refused. */
export const may = ({ organization }: Profile, action: Action): boolean => organization?.may.includes(action) ?? false
