/** The forms of a bulk change: choosing the change, applying it, undoing it. The list of products begins one (bulk-products.ts). */
import { EditChange, NewEdit } from '../../../domain/contract/product-edits.ts'
import { MAX_ROWS_SHOWN } from '../../../domain/limits.ts'
import { personalHref, personalRoutes } from '../../../domain/personal-routes.ts'
import type { EditField } from '../../../domain/product-edit-terms.ts'
import { addressOf } from '../../../domain/routes.ts'
import { isTicked, namesAfter, readDecimal, readWhole } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { apiButton, apiForm, writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type FormResult, type ScreenForms, type SubmittedForm } from './form-result.ts'

const EDITS = '/api/profile/company/product-edits'
const ONE = `${EDITS}/:id` as const

const here = ({ locale, id }: SubmittedForm): string => addressOf(personalRoutes.productEdit.replace(':id', id), locale)

type Input = (form: SubmittedForm) => Record<string, unknown>

const signed = (percent: unknown, direction = ''): unknown =>
  typeof percent === 'number' && direction === 'down' ? -percent : percent

/** The fields of each form as the values of its change. */
const INPUTS: Record<EditField, Input> = {
  price: ({ fields, locale }) => ({
    percent: signed(readDecimal(fields.percent, locale) ?? undefined, fields.direction),
    round: fields.round,
  }),
  currency: ({ fields }) => ({ currency: fields.currency }),
  vat: ({ fields, locale }) => ({
    vat: fields.vat?.trim() ? { included: isTicked(fields.vatIncluded), rate: readWhole(fields.vat, locale) } : null,
  }),
  category: ({ fields }) => ({ category: fields.category }),
  unit: ({ fields }) => ({ unit: fields.unit }),
  leadDays: ({ fields, locale }) => {
    const from = readWhole(fields.from, locale)
    const to = readWhole(fields.to, locale)
    return { leadDays: from === null && to === null ? null : { from: from ?? to, to: to ?? from } }
  },
  stock: ({ fields, locale }) => ({ stock: readWhole(fields.stock, locale) }),
  status: ({ fields }) => ({ status: fields.status }),
  remove: () => ({}),
  copy: () => ({}),
}

/** Names of fields that differ from the schema's. */
const FIELDS: Record<string, string> = {
  'vat.rate': 'vat',
  'leadDays.from': 'from',
  'leadDays.to': 'to',
  leadDays: 'to',
}

const choose = (field: EditField): FormHandler =>
  apiForm({
    schema: EditChange,
    input: (form) => ({ field, ...INPUTS[field](form) }),
    send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
    next: here,
    fieldOf: (path) => FIELDS[path] ?? path,
  })

/** The goods of the list's form: the ticked ones, all on its page, or all that its filter finds. */
function goodsOf({ fields, query }: SubmittedForm) {
  const { which } = fields
  if (which === 'found') {
    const { page: _, sort: __, perPage: ___, after: ____, before: _____, edit: ______, ...filter } = query
    // The form sends filters that are not chosen as empty fields.
    return { filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) }
  }
  const ids = which === 'page' ? (fields.shown ?? '').split(',').filter(Boolean) : namesAfter(fields, 'on.')
  return { ids: ids.slice(0, MAX_ROWS_SHOWN) }
}

/** Begins a bulk change of goods of the list, and redirects to its page. */
export async function beginEdit(form: SubmittedForm): Promise<FormResult> {
  const { own, fields, locale } = form
  const goods = goodsOf(form)
  if (goods.ids?.length === 0) return { errors: [{ field: 'which', code: 'none-ticked' }] }
  const parsed = parseForm(NewEdit, { goods })
  if ('errors' in parsed) return { errors: [{ field: '', code: 'input.invalid' }] }
  const response = await own.post(EDITS, { json: parsed.value, headers: await writeHeaders(fields) })
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  return { location: personalHref('productEdit', locale, data.id) }
}

export const productEditForms: ScreenForms<'productEdit'> = {
  productEdit: {
    price: choose('price'),
    currency: choose('currency'),
    vat: choose('vat'),
    category: choose('category'),
    unit: choose('unit'),
    leadDays: choose('leadDays'),
    stock: choose('stock'),
    status: choose('status'),
    remove: choose('remove'),
    copy: choose('copy'),
    apply: apiButton({
      send: ({ own, id }, headers) => own.post(`${ONE}/apply`, { params: { id }, headers }),
      next: here,
    }),
    takeBack: apiButton({
      send: ({ own, id }, headers) => own.post(`${ONE}/undo`, { params: { id }, headers }),
      next: here,
    }),
    discard: apiButton({
      send: ({ own, id }, headers) => own.post(`${ONE}/discard`, { params: { id }, headers }),
      next: ({ locale }) => addressOf(personalRoutes.products, locale),
    }),
  },
}
