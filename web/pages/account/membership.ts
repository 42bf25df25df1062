import type { Profile } from '../../../worker/api/profile/schema.ts'
import { Elsewhere, PageError, read } from '../../app/page-error.ts'
import type { PersonalContext } from '../../app/personal-load.ts'
import { personalHref } from '../../personal-routes.ts'

export async function readProfile({ own, i18n: { locale } }: PersonalContext): Promise<Profile> {
  return (await read(own.api.profile.$get({ query: { locale } }))).data
}

/**
 * profile-check-organization (DECISIONS section 4).
 * @throws Elsewhere where the visitor works for no organization yet: they are led to found one
 */
export async function demandOrganization(context: PersonalContext): Promise<Profile> {
  const profile = await readProfile(context)
  if (!profile.organization) throw new Elsewhere(personalHref('start', context.i18n.locale))
  return profile
}

/** @throws PageError 404: to others the screens of the house are not there */
export async function demandAdmin(context: PersonalContext): Promise<void> {
  if ((await readProfile(context)).role !== 'ADMIN') throw new PageError(404, 'page.unknown')
}
