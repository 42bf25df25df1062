import type { Category } from '../../../domain/contract/categories.ts'
import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import type { SuggestedFact } from '../../../domain/contract/product-assist.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { may, withOrganization } from '../account/membership.ts'

export interface ProductData {
  /** Null: it is about to be begun. */
  product: OwnProduct | null
  /** As buyers see it, with what has been typed; null before it is begun. */
  preview: Product | null
  /** Facts that other products of its category have; only on the screen with the facts' form. */
  suggested: SuggestedFact[]
  categories: Category[]
  /** Else it is shown as buyers see it, and nothing else. */
  mayEdit: boolean
  isAdmin: boolean
  posted: FormSubmission | null
  done: string | undefined
}

/** The stored product as buyers see it; a form that was just posted brings its own preview. */
const readPreview = async ({ own, id, posted, i18n: { locale } }: PersonalContext) =>
  posted?.preview ??
  (await read(own.post('/api/profile/company/products/:id/preview', { params: { id }, query: { locale }, json: {} })))
    .data

/** @throws RedirectError without an organization; PageError 404 for a product that is not theirs */
export const load: PersonalLoad<ProductData> = async (context) => {
  const { own, api, id, query, posted, i18n } = context
  const { locale, t } = i18n
  const isNew = id === 'new'
  const asked = Promise.all([
    isNew ? null : read(own.get('/api/profile/company/products/:id', { params: { id }, query: { locale } })),
    isNew ? null : readPreview(context),
    read(api.get('/api/categories', { query: { locale } })),
  ])
  const [profile, [product, preview, categories]] = await withOrganization(context, asked)
  // A refused form is shown to whoever sent it, with the reason.
  const mayEdit = may(profile, 'product.edit') || posted !== null
  if (isNew && !mayEdit) throw new PageError(404, 'page.unknown')
  return {
    data: {
      product: product?.data ?? null,
      preview,
      suggested: [],
      categories: categories.data,
      mayEdit,
      isAdmin: profile.role === 'ADMIN',
      posted,
      done: query.done,
    },
    islandProps: null,
    head: { title: product ? t('account.details') : t('account.newProduct'), noindex: true },
  }
}

/** The same with suggested facts. */
export const loadDetails: PersonalLoad<ProductData> = async (context) => {
  const { own, id } = context
  if (id === 'new') return load(context)
  const asked = read(own.get('/api/profile/company/products/:id/facts/suggested', { params: { id } }))
  asked.catch(() => undefined)
  const loaded = await load(context)
  if (!loaded.data.mayEdit) return loaded
  const { data: suggested } = await asked
  return { ...loaded, data: { ...loaded.data, suggested } }
}
