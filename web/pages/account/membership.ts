import type { Profile } from '../../../domain/contract/profile.ts'
import { PageError, RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalContext } from '../../app/page/personal-load.ts'

export async function readProfile({ own, i18n: { locale } }: PersonalContext): Promise<Profile> {
  return (await read(own.get('/api/profile', { query: { locale } }))).data
}

/**
 * The guard of screens for members (docs/behaviour.md, "profile-check-organization").
 * @throws Elsewhere where the visitor works for no organization yet: they are led to found one
 */
export async function demandOrganization(context: PersonalContext): Promise<Profile> {
  const profile = await readProfile(context)
  if (!profile.organization) throw new RedirectError(personalHref('start', context.i18n.locale))
  return profile
}

/**
 * The same beside what is asked of the organization: that is needed all the same, and each after the other is a round trip more.
 * @param asked what fails without an organization.
 */
export async function withOrganization<Asked>(
  context: PersonalContext,
  asked: Promise<Asked>,
): Promise<[profile: Profile, asked: Asked]> {
  // Without an organization that is what there is to tell, and not what came of asking it something.
  asked.catch(() => undefined)
  return [await demandOrganization(context), await asked]
}

type Action = NonNullable<Profile['organization']>['may'][number]

/** Whether the person may do it in their organization, as the api says: a screen offers nothing that would be refused. */
export const may = ({ organization }: Profile, action: Action): boolean => organization?.may.includes(action) ?? false

/** @throws PageError 404: to others the screens of the house are not there */
export async function demandAdmin(context: PersonalContext): Promise<void> {
  if ((await readProfile(context)).role !== 'ADMIN') throw new PageError(404, 'page.unknown')
}
