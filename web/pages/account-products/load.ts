import type { OwnProductList } from '../../../domain/contract/organization-products.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { demandOrganization, may } from '../account/membership.ts'

export interface ProductsData extends AccountData {
  list: OwnProductList
  q: string
  status: string
  mayEdit: boolean
}

/** @throws RedirectError without an organization; PageError 404 for a query that the API refuses */
export const load: PersonalLoad<ProductsData> = async (context) => {
  const profile = await demandOrganization(context)
  const { own, i18n } = context
  const { done, ...query } = context.query
  const list = await read(own.get('/api/profile/company/products', { query: { ...query, locale: i18n.locale } }))
  const { q = '', status = '' } = query
  const mayEdit = may(profile, 'product.edit')
  return accountScreen(context, profile, i18n.t('account.products'), { list, q, status, mayEdit })
}
