/** What is done in the list of products: to many at once, and prices in place. */
import { StatusChange } from '../../../domain/contract/organization-products.ts'
import { PricesInput } from '../../../domain/contract/product-sections.ts'
import { MAX_PER_PAGE } from '../../../domain/limits.ts'
import { namesAfter, readMinorUnits } from '../field-values.ts'
import { type FieldError, parseForm } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import {
  errorsOf,
  type FormHandler,
  type FormResult,
  type ScreenForms,
  type SubmittedForm,
  withNotice,
} from './form-result.ts'

/**
 * Changes each of some products: an error is shown at its row, the others are changed.
 * @param beside prefix of the name of the row's field
 */
async function each(
  form: SubmittedForm,
  ids: string[],
  change: (id: string) => Promise<FieldError[]>,
  beside = '',
): Promise<FormResult> {
  const errors: FieldError[] = []
  // One after the other: hundreds of writes at once would only wait for each other.
  for (const id of ids.slice(0, MAX_PER_PAGE)) {
    const [error] = await change(id)
    if (error) errors.push({ field: beside + id, code: error.code })
  }
  return errors.length > 0 ? { errors } : { location: withNotice('products', 'saved')(form) }
}

const changeMany: FormHandler = async (form) => {
  const { own, fields } = form
  const parsed = parseForm(StatusChange, { status: fields.to })
  if ('errors' in parsed) return { errors: parsed.errors.map(({ code }) => ({ field: 'to', code })) }
  return each(form, namesAfter(fields, 'on.'), async (id) => {
    const headers = await writeHeaders({ ...fields, id })
    const path = '/api/profile/company/products/:id/status'
    const response = await own.patch(path, { params: { id }, json: parsed.value, headers })
    return response.ok ? [] : asIncomplete(await errorsOf(response))
  })
}

/** The list has no fields to show them beside: it says only that the product is incomplete. */
const asIncomplete = (errors: FieldError[]): FieldError[] =>
  errors.some(({ field }) => field !== '') ? [{ field: '', code: 'product.incomplete' }] : errors

const PRICES = '/api/profile/company/products/:id/prices'

/**
 * Sets the price of the smallest order, and leaves everything else of a product as it is by then.
 * @param form `was` is the price that the field held: where it is another by now, somebody else's is not overwritten
 */
async function setFirstPrice({ own, fields }: SubmittedForm, id: string): Promise<FieldError[]> {
  const amount = readMinorUnits(fields[`price.${id}`])
  if (typeof amount !== 'number') return [{ field: '', code: amount === null ? 'required' : 'format' }]
  const response = await own.get(PRICES, { params: { id } })
  if (!response.ok) return errorsOf(response)
  const { data } = await response.json()
  const [first, ...others] = data.tiers
  if (!first) return [{ field: '', code: 'status.refused' }]
  if (first.amount === amount) return []
  if (first.amount !== readMinorUnits(fields[`was.${id}`])) return [{ field: '', code: 'version.outdated' }]
  const parsed = parseForm(PricesInput, { ...data, tiers: [{ ...first, amount }, ...others] })
  if ('errors' in parsed) return parsed.errors
  // The version of what was read just now: an edit of another's between the two is not overwritten.
  const headers = { 'If-Match': response.headers.get('ETag') ?? '' }
  const written = await own.put(PRICES, { params: { id }, json: parsed.value, headers })
  return written.ok ? [] : errorsOf(written)
}

const changePrices: FormHandler = (form) => {
  const { fields } = form
  const changed = namesAfter(fields, 'price.').filter((id) => fields[`price.${id}`] !== fields[`was.${id}`])
  return each(form, changed, (id) => setFirstPrice(form, id), 'price.')
}

/** Forms of the list of the organization's products. */
export const productListForms: ScreenForms<'products'> = { products: { many: changeMany, prices: changePrices } }
