import type { Category } from '../../../worker/api/categories/schema.ts'
import type { OwnProduct } from '../../../worker/api/own-products/schema.ts'
import type { Posted } from '../../app/load.ts'
import { read } from '../../app/page-error.ts'
import type { PersonalLoad } from '../../app/personal-load.ts'
import { demandOrganization } from '../account/membership.ts'

export interface ProductData {
  /** Null: it is about to be begun. */
  product: OwnProduct | null
  categories: Category[]
  isAdmin: boolean
  posted: Posted | null
  done: string | undefined
}

/** @throws Elsewhere without an organization; PageError 404 for a product that is not theirs */
export const load: PersonalLoad<ProductData> = async (context) => {
  const { role } = await demandOrganization(context)
  const { own, api, id, query, posted, i18n } = context
  const { locale, t } = i18n
  const [product, categories] = await Promise.all([
    id === 'new' ? null : read(own.api.profile.company.products[':id'].$get({ param: { id }, query: { locale } })),
    read(api.api.categories.$get({ query: { locale } })),
  ])
  const isAdmin = role === 'ADMIN'
  return {
    data: { product: product?.data ?? null, categories: categories.data, isAdmin, posted, done: query.done },
    live: null,
    head: { title: product ? t('account.details') : t('account.newProduct'), noindex: true },
  }
}
