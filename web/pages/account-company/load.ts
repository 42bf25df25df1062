import type { CodeLookup } from '../../../worker/api/codes/schema.ts'
import type { OwnCompany } from '../../../worker/api/own-company/schema.ts'
import type { Localized } from '../../../worker/api/schema.ts'
import type { Service } from '../../../worker/api/services/schema.ts'
import type { Posted } from '../../app/load.ts'
import { Elsewhere, read } from '../../app/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/personal-load.ts'
import { personalHref } from '../../personal-routes.ts'
import { may, withOrganization } from '../account/membership.ts'
import { readCodes } from '../codes/read-codes.ts'

export interface CompanyData {
  company: OwnCompany
  /** Its activity codes with their names, and the services to choose from: on the one screen that shows them. */
  activities: { code: string; name: Localized | null }[]
  services: Service[]
  /** Before what `/_map` stands; null where this site has no maps. */
  maps: string | null
  mayEdit: boolean
  isAdmin: boolean
  posted: Posted | null
  done: string | undefined
}

/** @throws Elsewhere without an organization */
export const load: PersonalLoad<CompanyData> = async (context) => {
  const [profile, { data }] = await withOrganization(context, read(context.own.api.profile.company.$get()))
  const { posted, query, i18n, maps } = context
  return {
    data: {
      ...{ company: data, activities: [], services: [], maps, posted, done: query.done },
      ...{ mayEdit: may(profile, 'company.edit'), isAdmin: profile.role === 'ADMIN' },
    },
    live: null,
    head: { title: i18n.t('account.company'), noindex: true },
  }
}

/** Its forms. @throws Elsewhere without an organization; who may change nothing is led to what there is to read */
export const loadForm: PersonalLoad<CompanyData> = async (context) => {
  const loaded = await load(context)
  // A refused form is shown to whoever sent it, with the reason.
  if (!loaded.data.mayEdit && !context.posted) throw new Elsewhere(personalHref('company', context.i18n.locale))
  return loaded
}

/** @returns null for a code that this edition of the classifier does not have. */
async function nameOf({ api, i18n: { locale } }: PersonalContext, code: string): Promise<Localized | null> {
  const found = await readCodes<CodeLookup>(api.dev.okved2.$get({ query: { q: code, locale } })).catch(() => null)
  return found?.data.find((line) => line.code === code)?.name ?? null
}

/** The same with what stands in codes and ids there. @throws Elsewhere without an organization */
export const loadMore: PersonalLoad<CompanyData> = async (context) => {
  const [loaded, services] = await Promise.all([
    loadForm(context),
    read(context.api.api.services.$get({ query: { locale: context.i18n.locale } })),
  ])
  const codes = loaded.data.company.activities
  const activities = await Promise.all(codes.map(async (code) => ({ code, name: await nameOf(context, code) })))
  return { ...loaded, data: { ...loaded.data, activities, services: services.data } }
}
