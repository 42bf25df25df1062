/** A person's lists of products. */
import { readCompared } from '../../../domain/compared.ts'
import { ListChange, NewList } from '../../../domain/contract/lists.ts'
import { MAX_LIST_ITEMS } from '../../../domain/limits.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { filledRows, inRow, isTicked, readQuantity } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { apiButton, apiForm, writeHeaders } from './api-form.ts'
import {
  errorsOf,
  type FormHandler,
  type FormResult,
  type ScreenForms,
  type SubmittedForm,
  toFormResult,
  toRemoved,
  withMessage,
} from './form-result.ts'

const LISTS = '/api/profile/lists'
const LIST = '/api/profile/lists/:id'

const toList = ({ locale }: SubmittedForm, id: string, done: string) => personalHref('list', locale, id, { done })

/** The products in the address of the form, with their common quantity: that of its field, else of the address. */
function addedItems({ fields, query, locale }: SubmittedForm) {
  const quantity = readQuantity(fields.quantity ?? query.quantity, locale, query.unit)
  return (readCompared(query.add ?? '') ?? []).map(({ product, variant }) => ({ product, variant, quantity }))
}

/** Creates a list of these products, and redirects to it. */
async function make(form: SubmittedForm, items: unknown[]) {
  const parsed = parseForm(NewList, { name: form.fields.name, items })
  if ('errors' in parsed) return parsed
  const response = await form.own.post(LISTS, { json: parsed.value, headers: await writeHeaders(form.fields) })
  if (!response.ok) return { errors: await errorsOf(response) }
  return { location: toList(form, (await response.json()).data.id, 'saved') }
}

/** Errors of the quantity that all products have are said at its one field. */
const atField = (result: FormResult): FormResult =>
  'errors' in result
    ? {
        errors: result.errors.map((one) => ({
          ...one,
          field: one.field.replace(/^items\.\d+\.quantity$/, 'quantity'),
        })),
      }
    : result

/** Adds the products in the address to a list, or to a new one where none is chosen. */
const add: FormHandler = async (form) => atField(await addItems(form))

const addItems: FormHandler = async (form) => {
  const items = addedItems(form)
  const { list } = form.fields
  if (!list) return make(form, items)
  const parsed = parseForm(NewList.pipe[0], { name: '-', items })
  if ('errors' in parsed) return parsed
  const json = { items: parsed.value.items }
  const headers = await writeHeaders(form.fields)
  return toFormResult(
    form.own.post(`${LIST}/items`, { params: { id: list }, json, headers }),
    toList(form, list, 'saved'),
  )
}

/** A new list with the favourites; those beyond a list's limit are left out. */
const copyFavourites: FormHandler = async (form) => {
  const response = await form.own.get('/api/profile/favourites/ids')
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  return make(
    form,
    data.slice(0, MAX_LIST_ITEMS).map(({ id }) => ({ product: id })),
  )
}

/** Indexes of the rows that are not removed. */
const rowsOf = (fields: Fields): number[] =>
  filledRows(fields, 'items', (row) => Boolean(fields[`${row}.product`]) && !isTicked(fields[`${row}.off`]))

/** Opens the list of the favourites, which is created when it is first opened. */
const openFavourites: FormHandler = async (form) => {
  const response = await form.own.put(`${LISTS}/favourites`, {})
  if (!response.ok) return { errors: await errorsOf(response) }
  return { location: personalHref('list', form.locale, (await response.json()).data.id) }
}

/** Removes the ticked products from the favourites, and so from their list. */
async function dropFavourites({ own, fields }: SubmittedForm): Promise<void> {
  const ticked = filledRows(
    fields,
    'items',
    (row) => Boolean(fields[`${row}.product`]) && isTicked(fields[`${row}.off`]),
  )
  const ids = ticked.map((row) => fields[`items.${row}.product`] ?? '')
  await Promise.all(ids.map((id) => own.delete('/api/products/:id/favourite', { params: { id } })))
}

const saveItems = apiForm({
  schema: ListChange,
  input: ({ fields, locale }) => ({
    // The list of favourites has no stored name: it is named in each reader's language.
    ...(isTicked(fields.favourites) ? {} : { name: fields.name }),
    items: rowsOf(fields).map((row) => ({
      product: fields[`items.${row}.product`],
      variant: fields[`items.${row}.variant`] || null,
      quantity: readQuantity(fields[`items.${row}.quantity`], locale, fields[`items.${row}.unit`]),
      note: fields[`items.${row}.note`],
    })),
  }),
  send: ({ own, id }, json, headers) => own.patch(LIST, { params: { id }, json, headers }),
  next: withMessage('list', 'saved'),
  fieldOf: (path, fields) => inRow(path, 'items', rowsOf(fields)),
})

const save: FormHandler = async (form) => {
  const result = await saveItems(form)
  if ('location' in result && isTicked(form.fields.favourites)) await dropFavourites(form)
  return result
}

const sharedAs = (shared: boolean) =>
  apiButton({
    send: ({ own, id }, headers) => own.patch(LIST, { params: { id }, json: { shared }, headers }),
    next: withMessage('list', 'saved'),
  })

const makeLink = apiButton({
  send: ({ own, id }, headers) => own.post(`${LIST}/link`, { params: { id }, headers }),
  next: withMessage('list', 'saved'),
})

const revokeLink: FormHandler = (form) =>
  toRemoved(() => form.own.delete(`${LIST}/link`, { params: { id: form.id } }), toList(form, form.id, 'saved'))

const remove: FormHandler = (form) =>
  toRemoved(
    () => form.own.delete(LIST, { params: { id: form.id } }),
    personalHref('lists', form.locale, { done: 'deleted' }),
  )

export const listForms: ScreenForms<'lists' | 'list'> = {
  lists: { add, 'copy-favourites': copyFavourites, favourites: openFavourites },
  list: {
    save,
    remove,
    share: sharedAs(true),
    unshare: sharedAs(false),
    'make-link': makeLink,
    'revoke-link': revokeLink,
  },
}
