import type { Category } from '../../../domain/contract/categories.ts'
import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import type { SuggestedFact } from '../../../domain/contract/product-assist.ts'
import type { Product } from '../../../domain/contract/products.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, withOrganization } from '../account/membership.ts'

export interface ProductData extends AccountData {
  /** Null for a new one. */
  product: OwnProduct | null
  /** As buyers see it, with what has been typed; null for a new one. */
  preview: Product | null
  /** Facts that other products of its category have; only on the screen with the facts' form. */
  suggested: SuggestedFact[]
  categories: Category[]
  /** False: only the status and the preview are shown. */
  mayEdit: boolean
}

/** The stored product as buyers see it; a form that was just posted brings its own preview. */
const readPreview = async ({ own, id, posted, i18n: { locale } }: PersonalContext) =>
  posted?.preview ??
  (await read(own.post('/api/profile/company/products/:id/preview', { params: { id }, query: { locale }, json: {} })))
    .data

/** @throws RedirectError without an organization; PageError 404 for a product that is not theirs */
export const load: PersonalLoad<ProductData> = async (context) => {
  const { own, api, id, posted, i18n } = context
  const { locale, t } = i18n
  const isNew = id === 'new'
  const calls = Promise.all([
    isNew ? null : read(own.get('/api/profile/company/products/:id', { params: { id }, query: { locale } })),
    isNew ? null : readPreview(context),
    read(api.get('/api/categories', { query: { locale } })),
  ])
  const [profile, [product, preview, categories]] = await withOrganization(context, calls)
  // A refused form is shown to whoever sent it, with the reason.
  const mayEdit = may(profile, 'product.edit') || posted !== null
  if (isNew && !mayEdit) throw new PageError(404, 'page.unknown')
  return accountScreen(context, profile, t(product ? 'account.details' : 'account.newProduct'), {
    product: product?.data ?? null,
    preview,
    suggested: [],
    categories: categories.data,
    mayEdit,
  })
}

/** The same with suggested facts. */
export const loadDetails: PersonalLoad<ProductData> = async (context) => {
  const { own, id } = context
  if (id === 'new') return load(context)
  const request = read(own.get('/api/profile/company/products/:id/facts/suggested', { params: { id } }))
  request.catch(() => undefined)
  const loaded = await load(context)
  if (!loaded.data.mayEdit) return loaded
  const { data: suggested } = await request
  return { ...loaded, data: { ...loaded.data, suggested } }
}
