import type { Category } from '../../../domain/contract/categories.ts'
import type { CodeCandidate } from '../../../domain/contract/code-candidates.ts'
import type { AppliedRule } from '../../../domain/contract/goods-rules.ts'
import type { OwnCompany } from '../../../domain/contract/organization-company.ts'
import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import type { SuggestedFact } from '../../../domain/contract/product-assist.ts'
import type { OwnVariant } from '../../../domain/contract/product-variants.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { FormParameter } from '../../../domain/parameters/typed-fact.ts'
import { textIn } from '../../../domain/text.ts'
import type { Loaded } from '../../app/page/load.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, withOrganization } from '../account/membership.ts'

export interface ProductData extends AccountData {
  /** Null for a new one. */
  product: OwnProduct | null
  /** The product as buyers see it, with what has been typed; null for a new one. */
  preview: Product | null
  categories: Category[]
  /** False: only the status and the preview are shown. */
  mayEdit: boolean
  /** Whether they may send the company in. */
  mayEditCompany: boolean
  /** Whether the operator has a translation service. */
  translates: boolean
}

/**
 * The stored product as buyers see it; a form that was just posted brings its own preview. Null where an operator is viewing as the person:
 * the API then refuses every POST.
 */
async function readPreview({ own, id, posted, i18n: { locale } }: PersonalContext): Promise<Product | null> {
  if (posted?.preview) return posted.preview
  const given = { params: { id }, query: { locale }, json: {} }
  const response = await own.post('/api/profile/company/products/:id/preview', given)
  return response.status === 403 ? null : (await read(Promise.resolve(response))).data
}

/**
 * A step of a product.
 * @param title the name of the step, which is the page's title too
 * @throws RedirectError without an organization; PageError 404 for a product that is not theirs
 */
const loadStep = async (context: PersonalContext, title: MessageKey): Promise<Loaded<ProductData>> => {
  const { own, api, id, posted, i18n } = context
  const { locale, t } = i18n
  const isNew = id === 'new'
  const calls = Promise.all([
    isNew ? null : read(own.get('/api/profile/company/products/:id', { params: { id }, query: { locale } })),
    isNew ? null : readPreview(context),
    read(api.get('/api/categories', { query: { locale } })),
  ])
  const [profile, [product, preview, categories]] = await withOrganization(context, calls)
  // A refused form is shown again to the person who sent it, with the reason.
  const mayEdit = may(profile, 'product.edit') || posted !== null
  if (isNew && !mayEdit) throw new PageError(404, 'page.unknown')
  return accountScreen(context, profile, t(product ? title : 'account.newProduct'), {
    product: product?.data ?? null,
    preview,
    categories: categories.data,
    mayEdit,
    mayEditCompany: may(profile, 'company.edit'),
    translates: profile.translates,
  })
}

export interface DetailsData extends ProductData {
  /** Categories proposed for the name, or for the words typed for them: ids, the likeliest first. */
  proposed: string[]
  /** Codes that a stored product without one may have; null where they cannot be read, or are not asked for. */
  candidates: CodeCandidate[] | null
}

/** The beginning of a text that the search for candidates reads. */
const MAX_LENGTHS = { name: 200, facts: 1000 }

/** @returns null where it has a code, or none can be found: the form works without */
async function readCandidates({ api, i18n: { locale } }: PersonalContext, product: OwnProduct | null) {
  if (product === null || product.tnved) return null
  const facts = product.facts.map(({ name, value }) => `${textIn(name, locale)}: ${textIn(value, locale)}`).join('\n')
  const query = {
    name: textIn(product.names, locale).slice(0, MAX_LENGTHS.name),
    category: product.category.name.text,
    facts: facts.slice(0, MAX_LENGTHS.facts),
    locale,
  }
  return read(api.get('/api/tnved/candidates', { query })).then(
    ({ data }) => data,
    () => null,
  )
}

/** @returns those for what was typed; for a stored product only where words were typed for them, since it has a category */
async function readProposed({ own, posted, i18n: { locale } }: PersonalContext, product: OwnProduct | null) {
  const { fields = {} } = posted ?? {}
  const names = [locale, ...LOCALES].map((one) => fields[`names.${one}`]?.trim())
  const q = fields.categoryWords?.trim() || (product === null ? names.find(Boolean) : undefined)
  if (!q) return []
  const query = { q: q.slice(0, MAX_LENGTHS.name) }
  return read(own.get('/api/profile/company/products/proposed-categories', { query })).then(
    ({ data }) => data.map(({ id }) => id),
    () => [],
  )
}

export const load: PersonalLoad<DetailsData> = async (context) => {
  const loaded = await loadStep(context, 'account.details')
  const { product } = loaded.data
  const [candidates, proposed] = await Promise.all([readCandidates(context, product), readProposed(context, product)])
  return { ...loaded, data: { ...loaded.data, candidates, proposed } }
}

export const loadFiles: PersonalLoad<ProductData> = (context) => loadStep(context, 'account.files')

export interface PricesData extends ProductData {
  /** What its category declares: options of variants that are parameters. */
  parameters: FormParameter[]
  /** Variants that were removed lately, and that the form can put back. */
  removed: OwnVariant[]
}

const readSuggested = ({ own, id }: PersonalContext) =>
  read(own.get('/api/profile/company/products/:id/facts/suggested', { params: { id } }))

/** Prices and variants. */
export const loadPrices: PersonalLoad<PricesData> = async (context) => {
  const { own, id } = context
  const calls = Promise.all(
    id === 'new'
      ? []
      : [readSuggested(context), read(own.get('/api/profile/company/products/:id/variants', { params: { id } }))],
  )
  calls.catch(() => undefined)
  const loaded = await loadStep(context, 'account.prices')
  const [suggested, variants] = await calls
  return {
    ...loaded,
    data: {
      ...loaded.data,
      parameters: suggested?.meta.parameters ?? [],
      removed: variants?.meta.removed ?? [],
    },
  }
}

export interface LastStepData extends ProductData {
  /** The part of the organization that decides whether the product can be submitted. */
  company: Pick<OwnCompany, 'status' | 'missing'>
  /** Working days that a review usually takes; null where the site does not promise any. */
  reviewDays: number | null
  /** Facts that other products of its category have. */
  suggested: SuggestedFact[]
  /** What its category declares, in order: the fields of typed facts. */
  parameters: FormParameter[]
  /** Why such goods may not be sold, or only after a review; null where no rule concerns them. */
  rule: AppliedRule
}

/**
 * The last step: adds suggested facts and the organization.
 * @throws PageError 404 for a product that does not exist yet
 */
export const loadLastStep: PersonalLoad<LastStepData> = async (context) => {
  const { own, id, i18n, reviewDays } = context
  if (id === 'new') throw new PageError(404, 'page.unknown')
  const calls = Promise.all([
    read(own.get('/api/profile/company')),
    readSuggested(context),
    read(own.get('/api/profile/company/products/:id/rule', { params: { id }, query: { locale: i18n.locale } })),
  ])
  calls.catch(() => undefined)
  const loaded = await loadStep(context, 'product.facts')
  const [{ data: company }, { data: suggested, meta }, { data: rule }] = await calls
  return { ...loaded, data: { ...loaded.data, company, suggested, parameters: meta.parameters, reviewDays, rule } }
}
