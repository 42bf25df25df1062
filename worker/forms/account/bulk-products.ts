/** Forms of the list of products: changes of many at once, and prices edited in the list. */
import { ProductStatusChange } from '../../../domain/contract/organization-products.ts'
import { PricesInput } from '../../../domain/contract/product-sections.ts'
import { NOTHING_SAVED, type SavedRows } from '../../../domain/form-submission.ts'
import { MAX_PER_PAGE } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { decimalAmount } from '../../../domain/trade-terms.ts'
import { AMBIGUOUS, namesAfter, readMinorUnits } from '../field-values.ts'
import { type FieldError, parseForm } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type FormResult, type ScreenForms, type SubmittedForm } from './form-result.ts'
import { addPictures } from './pictures.ts'
import { saveCells } from './product-cells.ts'
import { beginEdit } from './product-edits.ts'

/** The result of changing several products. */
interface Changed {
  done: string[]
  errors: FieldError[]
}

/**
 * Changes some products one by one: an error is shown in its product's row, and the others are changed.
 * @param beside prefix of the name of the row's field
 */
async function each(ids: string[], change: (id: string) => Promise<FieldError[]>, beside = ''): Promise<Changed> {
  const changed: Changed = { done: [], errors: [] }
  // One by one, because hundreds of writes at once would only wait for each other.
  if (ids.length > MAX_PER_PAGE) return { done: [], errors: [{ field: '', code: 'rows.many' }] }
  for (const id of ids) {
    const [error] = await change(id)
    if (error) changed.errors.push({ field: beside + id, code: error.code })
    else changed.done.push(id)
  }
  return changed
}

/** Redirects to the same rows, with the numbers of those that were saved; where some were refused, the list is shown again as typed. */
function toList({ locale, query }: SubmittedForm, errors: FieldError[], rows: Partial<SavedRows>): FormResult {
  const saved = { ...NOTHING_SAVED, ...rows }
  const { changed, prices, undone, pricesUndo } = saved
  const isPartly = changed + prices + undone > 0
  if (errors.length > 0) return { errors: isPartly ? [...errors, { field: '', code: 'rows.some' }] : errors, saved }
  const numbers = { changed: changed || undefined, prices: prices || undefined, undone: undone || undefined }
  return { location: personalHref('products', locale, { ...query, done: 'rows', ...numbers, undo: pricesUndo }) }
}

const changeMany: FormHandler = async (form) => {
  const { own, fields } = form
  const parsed = parseForm(ProductStatusChange, { status: fields.to })
  if ('errors' in parsed) return { errors: parsed.errors.map(({ code }) => ({ field: 'to', code })) }
  const ticked = namesAfter(fields, 'on.')
  // Prices typed next to the ticked rows are saved as well: without script the next screen would lose them.
  const priced = await savePrices(form)
  const isIdle = ticked.length === 0 && priced.done.length === 0 && priced.errors.length === 0
  if (isIdle) return { errors: [{ field: 'to', code: 'none-ticked' }] }
  const moved = await each(ticked, async (id) => {
    const headers = await writeHeaders({ ...fields, id })
    const path = '/api/profile/company/products/:id/status'
    const response = await own.patch(path, { params: { id }, json: parsed.value, headers })
    return response.ok ? [] : asIncomplete(await errorsOf(response))
  })
  const rows = { changed: moved.done.length, prices: priced.done.length, pricesUndo: await undoOf(form, priced) }
  return toList(form, [...priced.errors, ...moved.errors], rows)
}

/** The list has no fields for these errors: it only shows that the product is incomplete. */
const asIncomplete = (errors: FieldError[]): FieldError[] =>
  errors.some(({ field }) => field !== '') ? [{ field: '', code: 'product.incomplete' }] : errors

const PRICES = '/api/profile/company/products/:id/prices'

/**
 * Sets the price of the smallest order, and leaves the rest of the product as it is stored.
 * @param form `was` is the price that the field had: if the stored one differs by now, another person's change is not overwritten
 */
async function setFirstPrice({ own, fields, locale }: SubmittedForm, id: string): Promise<FieldError[]> {
  const amount = readMinorUnits(fields[`price.${id}`], locale)
  if (amount === AMBIGUOUS) return [{ field: '', code: 'ambiguous' }]
  if (typeof amount !== 'number') return [{ field: '', code: amount === null ? 'required' : 'format' }]
  const response = await own.get(PRICES, { params: { id } })
  if (!response.ok) return errorsOf(response)
  const { data } = await response.json()
  const [first, ...others] = data.tiers
  if (!first) return [{ field: '', code: 'status.refused' }]
  if (first.amount === amount) return []
  if (first.amount !== readMinorUnits(fields[`was.${id}`], locale)) return [{ field: '', code: 'version.outdated' }]
  const parsed = parseForm(PricesInput, { ...data, tiers: [{ ...first, amount }, ...others] })
  if ('errors' in parsed) return parsed.errors
  // The version that was just read: somebody else's edit in between is not overwritten.
  const headers = { 'If-Match': response.headers.get('ETag') ?? '' }
  const written = await own.put(PRICES, { params: { id }, json: parsed.value, headers })
  return written.ok ? [] : errorsOf(written)
}

/** Whether a price other than the field's was typed: '12,5' equals '12,50'. */
function isTyped({ fields, locale }: SubmittedForm, id: string): boolean {
  const typed = fields[`price.${id}`]
  const was = fields[`was.${id}`]
  if (typed === was) return false
  const amount = readMinorUnits(typed, locale)
  return amount === AMBIGUOUS || amount !== readMinorUnits(was, locale)
}

/** Saves the prices that differ from those the fields had. */
function savePrices(form: SubmittedForm): Promise<Changed> {
  const { fields } = form
  const typed = namesAfter(fields, 'price.').filter((id) => isTyped(form, id))
  return each(typed, (id) => setFirstPrice(form, id), 'price.')
}

/**
 * A price for the undo, which may be sent in another language, where '1,250' is ambiguous; two decimals after a point are read alike in all
 * languages.
 */
function inAnyLanguage(typed: string | undefined, locale: Locale): string {
  const amount = readMinorUnits(typed, locale)
  return typeof amount === 'number' ? decimalAmount(amount) : ''
}

/** Stores the reverse of the form for its undo: the former price is to be set again, and the typed one is expected in its place. */
async function undoOf({ undo, fields, locale }: SubmittedForm, { done }: Changed): Promise<string | undefined> {
  if (done.length === 0) return undefined
  const back = done.flatMap((id) => [
    [`price.${id}`, inAnyLanguage(fields[`was.${id}`], locale)],
    [`was.${id}`, inAnyLanguage(fields[`price.${id}`], locale)],
  ])
  return undo.put(fields, Object.fromEntries(back))
}

/** Prices typed next to the chosen rows are saved first: the next page has no place for them. */
const changeMore: FormHandler = async (form) => {
  const { errors, done } = await savePrices(form)
  return errors.length > 0 ? toList(form, errors, { prices: done.length }) : beginEdit(form)
}

const changePrices: FormHandler = async (form) => {
  const priced = await savePrices(form)
  return toList(form, priced.errors, { prices: priced.done.length, pricesUndo: await undoOf(form, priced) })
}

/**
 * A price that another person has changed since is not restored. A message says so at its row and above the list, since the row may be on
 * another page.
 */
function asChangedSince(errors: FieldError[]): FieldError[] {
  const rows = errors.map((error) => (error.code === 'version.outdated' ? { ...error, code: 'undo.left' } : error))
  return rows.some(({ code }) => code === 'undo.left') ? [{ field: '', code: 'undo.changed' }, ...rows] : rows
}

const undoPrices: FormHandler = async (form) => {
  const fields = await form.undo.get(form.fields.undo ?? '')
  if (!fields) return { errors: [{ field: '', code: 'undo.expired' }] }
  const { done, errors } = await savePrices({ ...form, fields })
  return toList(form, asChangedSince(errors), { undone: done.length })
}

/** Forms of the list of the organization's products. */
export const productListForms: ScreenForms<'products'> = {
  products: {
    many: changeMany,
    prices: changePrices,
    undo: undoPrices,
    edit: changeMore,
    cells: saveCells,
    pictures: addPictures,
  },
}
