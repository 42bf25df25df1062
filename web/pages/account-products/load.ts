import type { OwnProductList } from '../../../domain/contract/organization-products.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { demandOrganization, may } from '../account/membership.ts'

export interface ProductsData {
  list: OwnProductList
  q: string
  status: string
  mayEdit: boolean
  isAdmin: boolean
  posted: FormSubmission | null
  done: string | undefined
}

/** @throws RedirectError without an organization; PageError 404 for a query that the API refuses */
export const load: PersonalLoad<ProductsData> = async (context) => {
  const profile = await demandOrganization(context)
  const { own, query, posted, i18n } = context
  const { done, ...asked } = query
  const list = await read(own.get('/api/profile/company/products', { query: { ...asked, locale: i18n.locale } }))
  return {
    data: {
      list,
      q: query.q ?? '',
      status: query.status ?? '',
      posted,
      done,
      mayEdit: may(profile, 'product.edit'),
      isAdmin: profile.role === 'ADMIN',
    },
    islandProps: null,
    head: { title: i18n.t('account.products'), noindex: true },
  }
}
