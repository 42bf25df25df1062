import type { OwnCompany } from '../../../domain/contract/organization-company.ts'
import type { RegulationOfCode } from '../../../domain/contract/regulations.ts'
import type { Service } from '../../../domain/contract/services.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, withOrganization } from '../account/membership.ts'
import { readClassifier } from '../classifier/read-codes.ts'

export interface CompanyData extends AccountData {
  company: OwnCompany
  /** Its activity codes with their names, and the services to choose from: on the one screen that shows them. */
  activities: { code: string; name: Localized | null }[]
  services: Service[]
  /** Technical regulations to choose from, on the same screen. */
  regulations: RegulationOfCode[]
  /** Origin of `/_map`, '' for this site; null where it has no maps. */
  maps: string | null
  mayEdit: boolean
}

/** @throws RedirectError without an organization */
export const load: PersonalLoad<CompanyData> = async (context) => {
  const [profile, { data }] = await withOrganization(context, read(context.own.get('/api/profile/company')))
  return accountScreen(context, profile, context.i18n.t('account.company'), {
    company: data,
    activities: [],
    services: [],
    regulations: [],
    maps: context.maps,
    mayEdit: may(profile, 'company.edit'),
  })
}

/** The organization's forms. @throws RedirectError without an organization, and to its overview for members who may not change it */
export const loadForm: PersonalLoad<CompanyData> = async (context) => {
  const loaded = await load(context)
  // A refused form is shown again to the person who sent it, with the reason.
  if (!loaded.data.mayEdit && !context.posted) throw new RedirectError(personalHref('company', context.i18n.locale))
  return loaded
}

/** @returns null for a code that this edition of the classifier does not have. */
async function nameOf({ api, i18n: { locale } }: PersonalContext, code: string): Promise<Localized | null> {
  const lines = await readClassifier(api.get('/dev/okved2', { query: { q: code, locale } })).catch(() => null)
  return lines?.data.find((line) => line.code === code)?.name ?? null
}

/**
 * The form with activity codes, their names, and the services and regulations to choose from.
 * @throws RedirectError as `loadForm`
 */
export const loadMore: PersonalLoad<CompanyData> = async (context) => {
  const query = { locale: context.i18n.locale }
  const [loaded, services, regulations] = await Promise.all([
    loadForm(context),
    read(context.api.get('/api/services', { query })),
    read(context.api.get('/api/tnved/regulations', { query })),
  ])
  const codes = loaded.data.company.activities
  const activities = await Promise.all(codes.map(async (code) => ({ code, name: await nameOf(context, code) })))
  return { ...loaded, data: { ...loaded.data, activities, services: services.data, regulations: regulations.data } }
}
