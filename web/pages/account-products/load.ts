import type { OwnProductList } from '../../../worker/api/own-products/schema.ts'
import { read } from '../../app/page-error.ts'
import type { PersonalLoad } from '../../app/personal-load.ts'
import { demandOrganization } from '../account/membership.ts'

export interface ProductsData {
  list: OwnProductList
  q: string
  status: string
  isAdmin: boolean
}

/** @throws Elsewhere without an organization; PageError 404 for a query the api refuses */
export const load: PersonalLoad<ProductsData> = async (context) => {
  const { role } = await demandOrganization(context)
  const { own, query, i18n } = context
  const list = await read(own.api.profile.company.products.$get({ query: { ...query, locale: i18n.locale } }))
  return {
    data: { list, q: query.q ?? '', status: query.status ?? '', isAdmin: role === 'ADMIN' },
    live: null,
    head: { title: i18n.t('account.products'), noindex: true },
  }
}
