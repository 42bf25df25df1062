/** Forms of one of the organization's products. */
import { NewProduct, ProductChange, ProductStatusChange } from '../../../domain/contract/organization-products.ts'
import { PricesInput } from '../../../domain/contract/product-sections.ts'
import { ProductTexts } from '../../../domain/contract/product-translations.ts'
import { FactsInput } from '../../../domain/contract/wordings.ts'
import { BY_QUANTITY } from '../../../domain/delivery-terms.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { filledRows, inRow, isTicked, readMinorUnits, readWhole, readWordings } from '../field-values.ts'
import { type FormInput, parseForm } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { apiForm, buttonStatus, writeHeaders } from './api-form.ts'
import { factField, factsInput } from './facts.ts'
import { errorsOf, type FormHandler, type ScreenForms, type SubmittedForm, withMessage } from './form-result.ts'
import { previewProduct } from './preview.ts'
import { crossVariants, fillOwnPrices, saveVariants } from './variants.ts'

/** The fields, and the language in which their numbers are written. */
type Typed = Pick<SubmittedForm, 'fields' | 'locale'>

const PRODUCTS = '/api/profile/company/products'
const PRODUCT = `${PRODUCTS}/:id` as const

const toProduct = withMessage('product', 'saved')

const detailsInput = ({ fields, locale }: Typed) =>
  ({
    names: readWordings(fields, 'names'),
    description: readWordings(fields, 'description'),
    category: fields.category,
    model: fields.model,
    brand: fields.brand,
    unit: fields.unit,
    // An empty field is the smallest possible order.
    moq: readWhole(fields.moq, locale) ?? 1,
    stock: readWhole(fields.stock, locale),
    // A code that was chosen among the suggested ones takes precedence over the field.
    tnved: (fields.candidate || fields.tnved)?.replace(/\s/g, '') || null,
  }) satisfies FormInput<typeof NewProduct>

const create: FormHandler = async (form) => {
  const { own, fields, locale } = form
  const parsed = parseForm(NewProduct, detailsInput(form))
  if ('errors' in parsed) return parsed
  const headers = await writeHeaders(fields)
  const response = await own.post(PRODUCTS, { json: parsed.value, headers })
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  return { location: personalHref('productPrice', locale, data.id, { done: 'saved' }) }
}

const save = apiForm({
  schema: ProductChange,
  input: detailsInput,
  send: ({ own, id }, json, headers) => own.patch(PRODUCT, { params: { id }, json, headers }),
  next: toProduct,
})

const changeStatus = (next: (form: SubmittedForm) => string) =>
  apiForm({
    schema: ProductStatusChange,
    input: ({ fields: { status } }) => ({ status }),
    send: ({ own, id }, json, headers) => own.patch(`${PRODUCT}/status`, { params: { id }, json, headers }),
    next,
    fieldOf: buttonStatus,
  })

const sendProduct = changeStatus(withMessage('productFact', 'sent'))

/** Submits the product to the moderators, its company first: if one of the two calls fails, pressing again does the rest. */
const sendIn: FormHandler = async (form) => {
  if (isTicked(form.fields.company)) {
    const sent = await form.own.patch('/api/profile/company/status', { json: { status: 'pending' } })
    // 409: a colleague has submitted the company meanwhile, or it is approved; the product can be submitted then.
    if (!sent.ok && sent.status !== 409) return { errors: await errorsOf(sent) }
  }
  return sendProduct(form)
}

const saveFacts = apiForm({
  schema: FactsInput,
  input: factsInput,
  send: ({ own, id }, json, headers) => own.put(`${PRODUCT}/facts`, { params: { id }, json, headers }),
  next: withMessage('productFact', 'saved'),
  fieldOf: factField,
})

const tierRows = (fields: Fields): number[] =>
  filledRows(fields, 'tiers', (row) => Boolean(fields[`${row}.from`]?.trim() || fields[`${row}.amount`]?.trim()))

/** Delivery terms are in fields of their own for each price, or in one pair of fields for all. */
const hasOwnTerms = ({ incoterm = BY_QUANTITY }: Fields): boolean => incoterm === BY_QUANTITY

/** Errors of the schema's VAT rate are shown at the field `vat`. */
function priceField(path: string, fields: Fields): string {
  if (path === 'vat.rate') return 'vat'
  const term = /^tiers\.\d+\.((?:incoterm|place).*)/.exec(path)?.[1]
  return term && !hasOwnTerms(fields) ? term : inRow(path, 'tiers', tierRows(fields))
}

/** @param row '' for the fields of all prices */
const termInput = (fields: Fields, row: string) => ({
  incoterm: fields[`${row}incoterm`] || undefined,
  place: readWordings(fields, `${row}place`),
})

/** In the form amounts are in whole units of the currency, with decimals. */
const pricesInput = ({ fields, locale }: Typed): FormInput<typeof PricesInput> => ({
  currency: fields.currency,
  onRequest: isTicked(fields.onRequest),
  vat: fields.vat?.trim() ? { included: isTicked(fields.vatIncluded), rate: readWhole(fields.vat, locale) } : null,
  tiers: tierRows(fields).map((row) => ({
    from: readWhole(fields[`tiers.${row}.from`], locale) ?? 1,
    amount: readMinorUnits(fields[`tiers.${row}.amount`], locale) ?? undefined,
    ...termInput(fields, hasOwnTerms(fields) ? `tiers.${row}.` : ''),
  })),
})

const savePrices = apiForm({
  schema: PricesInput,
  input: pricesInput,
  send: ({ own, id }, json, headers) => own.put(`${PRODUCT}/prices`, { params: { id }, json, headers }),
  // Variants are the next step, below the prices.
  next: (form) => `${withMessage('productPrice', 'saved')(form)}#variants`,
  fieldOf: priceField,
})

/** Shows the form again with categories for its name (web/pages/account-product/load.ts); nothing is saved. */
const propose: FormHandler = async ({ fields }) => ({ errors: [], fields })

/** Shows the form again with drafts of the texts that it lacks; nothing is saved. */
const translate: FormHandler = async ({ own, fields, locale }) => {
  const parsed = parseForm(ProductTexts, {
    names: readWordings(fields, 'names'),
    description: readWordings(fields, 'description'),
  })
  if ('errors' in parsed) return parsed
  const response = await own.post(`${PRODUCTS}/translations`, { json: parsed.value, query: { locale } })
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  const drafts = Object.entries(data).flatMap(([name, texts]) =>
    Object.entries(texts).map(([language, text]) => [`${name}.${language}`, text] as const),
  )
  return { errors: [], fields: { ...fields, ...Object.fromEntries(drafts) } }
}

/** The form of a product that does not exist yet. */
export const newProductForms: ScreenForms<'newProduct'>['newProduct'] = {
  save: create,
  categories: propose,
  translate,
}

export const productForms: ScreenForms<'product' | 'productPrice' | 'productFact'> = {
  product: {
    save,
    status: changeStatus(toProduct),
    categories: propose,
    translate,
    see: (form) => previewProduct(form, { details: detailsInput(form) }),
  },
  productPrice: {
    save: savePrices,
    see: (form) => previewProduct(form, { prices: pricesInput(form) }, priceField),
    variants: saveVariants,
    cross: crossVariants,
    'own-prices': fillOwnPrices,
  },
  productFact: {
    facts: saveFacts,
    'see-facts': (form) => previewProduct(form, { facts: factsInput(form) }, factField),
    status: sendIn,
  },
}
