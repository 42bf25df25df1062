/** Options and values of a product, and the table of its variants (domain/variant-fields.ts). */
import type { OwnProduct } from '../../../domain/contract/organization-products.ts'
import { type OwnVariant, VariantsInput } from '../../../domain/contract/product-variants.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { FormParameter } from '../../../domain/parameters/typed-fact.ts'
import { isPuttingBack, withOwnPrices, withPutBack } from '../../../domain/variant-changes.ts'
import { crossed, optionPath, rowIndexes, rowPath, valuePath, valuesOfRow } from '../../../domain/variant-fields.ts'
import { GRAMS_IN_KG, tierPath } from '../../../domain/variant-own-fields.ts'
import { withParameterWordings } from '../../../domain/variant-parameters.ts'
import {
  filledRows,
  isTicked,
  readDecimal,
  readFactValue,
  readMinorUnits,
  readWhole,
  readWordings,
  textOrNull,
} from '../field-values.ts'
import type { FormInput } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { apiForm } from './api-form.ts'
import { type FormHandler, type FormResult, type SubmittedForm, withMessage } from './form-result.ts'
import { previewProduct } from './preview.ts'

const soldRows = (fields: Fields): number[] =>
  rowIndexes(fields).filter((row) => isTicked(fields[`${rowPath(row)}.on`]))

/** Prices of a row with a typed amount: only these are sent, since the quantities of the product's prices are filled in already. */
const tierRows = (fields: Fields, path: string): number[] =>
  filledRows(fields, `${path}.tiers`, (tier) => Boolean(fields[`${tier}.amount`]?.trim()))

/** Kilograms are typed, grams are sent. */
function readGrams(text: string | undefined, locale: Locale) {
  const weight = readDecimal(text, locale)
  return typeof weight === 'number' ? Math.round(weight * GRAMS_IN_KG * 1000) / 1000 : weight
}

/** A variant's own values; an empty field means the product's value. */
function ownInput(fields: Fields, path: string, locale: Locale) {
  const tiers = tierRows(fields, path).map((tier) => ({
    from: readWhole(fields[`${tierPath(path, tier)}.from`], locale) ?? undefined,
    amount: readMinorUnits(fields[`${tierPath(path, tier)}.amount`], locale) ?? undefined,
  }))
  const from = readWhole(fields[`${path}.leadFrom`], locale)
  const to = readWhole(fields[`${path}.leadTo`], locale)
  return {
    id: fields[`${path}.id`] || undefined,
    tiers: tiers.length > 0 ? tiers : null,
    stock: readWhole(fields[`${path}.stock`], locale),
    leadDays: from === null && to === null ? null : { from: from ?? to, to: to ?? from },
    picture: textOrNull(fields[`${path}.picture`]),
    tnved: fields[`${path}.tnved`]?.replace(/\s/g, '') || null,
    weight: readGrams(fields[`${path}.weight`], locale),
  }
}

const variantsInput = (fields: Fields, locale: Locale): FormInput<typeof VariantsInput> => ({
  variants: soldRows(fields).map((row) => ({
    ...ownInput(fields, rowPath(row), locale),
    sku: fields[`${rowPath(row)}.sku`],
    // Without a factor a variant costs the same as the product.
    factor: readDecimal(fields[`${rowPath(row)}.factor`], locale) ?? undefined,
    options: [...valuesOfRow(fields, row)].map(([option, value]) => ({
      name: readWordings(fields, `${optionPath(option)}.name`),
      value: readFactValue(fields, valuePath(option, value)),
    })),
  })),
})

/** 'tiers.1.from' → 'rows.5.tiers.3.from': the API is sent the prices that were typed. */
function tierField(row: string, rest: string, fields: Fields): string {
  const [, at, part] = /^(\d+)\.(\w+)/.exec(rest) ?? []
  const tiers = tierRows(fields, row)
  return `${tierPath(row, tiers[Number(at ?? 0)] ?? 0)}.${part ?? 'from'}`
}

const LEAD_FIELDS: Record<string, string> = { from: 'leadFrom', to: 'leadTo' }

/** 'variants.2.sku' → 'rows.5.sku': only rows of variants that are sold are sent to the API. */
function variantField(path: string, fields: Fields): string {
  const [, at, part, rest = ''] = /^variants\.(\d+)\.?(\w+)?\.?(.*)/.exec(path) ?? []
  const row = at === undefined ? undefined : soldRows(fields)[Number(at)]
  if (row === undefined) return path === 'variants' ? 'rows' : path
  if (part === 'tiers') return tierField(rowPath(row), rest, fields)
  if (part === 'leadDays') return `${rowPath(row)}.${LEAD_FIELDS[rest] ?? 'leadTo'}`
  const [option] = rest.split('.')
  if (part !== 'options') return `${rowPath(row)}.${part ?? 'sku'}`
  return optionPath([...valuesOfRow(fields, row).keys()][Number(option ?? 0)] ?? 0)
}

/**
 * Variants that can be put back: the saved ones and those removed lately; none where the API refuses the call, which saving will report.
 */
async function restorable({ own, id }: SubmittedForm): Promise<OwnVariant[]> {
  const response = await own.get('/api/profile/company/products/:id/variants', { params: { id } })
  if (!response.ok) return []
  const { data, meta } = await response.json()
  return [...data, ...meta.removed]
}

/** The product as it is saved; null where the API refuses the call, which saving will report. */
async function savedProduct({ own, id, locale }: SubmittedForm): Promise<OwnProduct | null> {
  const response = await own.get('/api/profile/company/products/:id', { params: { id }, query: { locale } })
  return response.ok ? (await response.json()).data : null
}

/** The declarations of the product's category; none where the API refuses the call, which saving will report. */
async function declaredParameters({ own, id }: SubmittedForm): Promise<FormParameter[]> {
  const response = await own.get('/api/profile/company/products/:id/facts/suggested', { params: { id } })
  return response.ok ? (await response.json()).meta.parameters : []
}

/** The form, completed by the variants that are to be put back. */
async function putBack(form: SubmittedForm): Promise<SubmittedForm> {
  if (!isPuttingBack(form.fields)) return form
  return { ...form, fields: withPutBack(form.fields, await restorable(form), form.locale) }
}

/** Shows the form again with a preview. Errors are shown when the table is saved, not while it is being filled in. */
async function withPreview(form: SubmittedForm, fields: Fields): Promise<FormResult> {
  const result = await previewProduct(form, { variants: variantsInput(fields, form.locale) })
  return { ...('preview' in result && result), errors: [], fields }
}

/** Fills in the table, or puts back removed variants, and saves nothing. */
export const crossVariants: FormHandler = async (form) => {
  const [{ fields: typed }, parameters] = await Promise.all([putBack(form), declaredParameters(form)])
  const fields = withParameterWordings(typed, parameters)
  // The combinations of the values that came back are not filled in: most of them were left out.
  const filled = isPuttingBack(form.fields) ? fields : crossed(fields)
  return filled ? withPreview(form, filled) : { errors: [{ field: 'rows', code: 'variants.too-many' }] }
}

/** Fills in the prices of variants without their own, and saves nothing. */
export const fillOwnPrices: FormHandler = async (form) => {
  const [{ fields }, product] = await Promise.all([putBack(form), savedProduct(form)])
  return withPreview(form, withOwnPrices(fields, product?.prices.tiers ?? [], form.locale))
}

const save = apiForm({
  schema: VariantsInput,
  input: ({ fields, locale }) => variantsInput(fields, locale),
  send: ({ own, id }, json, headers) =>
    own.put('/api/profile/company/products/:id/variants', { params: { id }, json, headers }),
  next: withMessage('productPrice', 'saved'),
  fieldOf: variantField,
})

/** If somebody else has changed the table meanwhile, the two are not merged (no `base`): theirs is shown beside the form. */
export const saveVariants: FormHandler = async (posted) => {
  const form = await putBack(posted)
  const result = await save(form)
  return 'errors' in result ? { ...result, fields: { ...form.fields, base: '' } } : result
}
