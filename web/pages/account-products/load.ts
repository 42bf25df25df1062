import type { OwnProductList } from '../../../worker/api/own-products/schema.ts'
import type { Posted } from '../../app/load.ts'
import { read } from '../../app/page-error.ts'
import type { PersonalLoad } from '../../app/personal-load.ts'
import { demandOrganization } from '../account/membership.ts'

export interface ProductsData {
  list: OwnProductList
  q: string
  status: string
  isAdmin: boolean
  posted: Posted | null
  done: string | undefined
}

/** @throws Elsewhere without an organization; PageError 404 for a query the api refuses */
export const load: PersonalLoad<ProductsData> = async (context) => {
  const { role } = await demandOrganization(context)
  const { own, query, posted, i18n } = context
  const { done, ...asked } = query
  const list = await read(own.api.profile.company.products.$get({ query: { ...asked, locale: i18n.locale } }))
  return {
    data: { list, q: query.q ?? '', status: query.status ?? '', isAdmin: role === 'ADMIN', posted, done },
    live: null,
    head: { title: i18n.t('account.products'), noindex: true },
  }
}
