import { labelledCategory } from '../../../domain/category-labels.ts'
import type { Category } from '../../../domain/contract/categories.ts'
import { MAX_FILED } from '../../../domain/contract/unsorted-goods.ts'
import { ID_PATTERN } from '../../../domain/ids.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { FieldError } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type ScreenForms, type SubmittedForm } from './form-result.ts'

const PATH = '/api/operator/unsorted-goods'

/** A ticked row: the value is the version that the operator has seen. */
const TICKED = new RegExp(String.raw`^on\.(${ID_PATTERN})$`)

/** Steps of one press: enough for a thousand goods, within the number of queries that one request may make. */
const MAX_STEPS = 10

interface Chosen {
  id: string
  version: number
  /** Id of a category. */
  category: string
}

const readCategories = async ({ own, locale }: SubmittedForm): Promise<Category[]> =>
  (await read(own.get('/api/categories', { query: { locale } }))).data

const saved = ({ query, locale }: SubmittedForm, more: Record<string, number> = {}): string => {
  const { all: _, left: __, ...view } = query
  return personalHref('unsortedGoods', locale, { ...view, done: 'saved', ...more })
}

/** Moves the ticked goods to one category for all, else to the category typed in each row. */
const file: FormHandler = async (form) => {
  const { fields, own } = form
  const categories = await readCategories(form)
  const errors: FieldError[] = []
  const goods = Object.entries(fields).flatMap(([name, version]): Chosen[] => {
    const [, id] = TICKED.exec(name) ?? []
    if (!id) return []
    const field = fields.category?.trim() ? 'category' : `goods.${id}.category`
    const category = labelledCategory(categories, fields[field] ?? '')
    if (category) return [{ id, version: Number(version), category }]
    if (errors.every((error) => error.field !== field)) errors.push({ field, code: 'unknown' })
    return []
  })
  if (errors.length > 0) return { errors }
  if (goods.length === 0) return { errors: [{ field: '', code: 'choice' }] }
  const response = await own.patch(PATH, { json: { goods }, headers: await writeHeaders(fields) })
  return response.ok ? { location: saved(form) } : { errors: await errorsOf(response) }
}

/** Moves all goods that the filters find, in several calls; what is left needs another press. */
const fileAll: FormHandler = async (form) => {
  const { fields, own, locale } = form
  const { place, supplier, q } = fields
  const category = labelledCategory(await readCategories(form), fields.category ?? '')
  if (!category) return { errors: [{ field: 'category', code: 'unknown' }] }
  if (!supplier && !q) return { errors: [{ field: '', code: 'choice' }] }
  const query = {
    ...(place && { place }),
    ...(supplier && { supplier }),
    ...(q && { q }),
    perPage: String(MAX_FILED),
    locale,
  }
  let left = 0
  for (let step = 0; step < MAX_STEPS; step++) {
    const { data, meta } = await read(own.get(PATH, { query }))
    left = meta.total
    if (data.length === 0) break
    const goods = data.map(({ id, version }) => ({ id, version, category }))
    const headers = await writeHeaders({ once: fields.once ?? '', category, first: goods[0]?.id ?? '' })
    const response = await own.patch(PATH, { json: { goods }, headers })
    if (!response.ok) return { errors: await errorsOf(response) }
    const moved = (await response.json()).data.filed
    left -= moved
    if (left <= 0 || moved === 0) break
  }
  return { location: saved(form, left > 0 ? { left } : {}) }
}

/** Undoes what one press has moved: several calls, each an entry of the journal. */
const undo: FormHandler = async (form) => {
  const { fields, own } = form
  const ids = (fields.filings ?? '').split(' ').slice(0, MAX_STEPS)
  for (const id of ids) {
    const headers = await writeHeaders({ once: fields.once ?? '', id })
    const response = await own.post(`${PATH}/filings/:id/undo`, { params: { id }, headers })
    if (!response.ok) return { errors: await errorsOf(response) }
  }
  return { location: saved(form) }
}

/** Forms of the operators' list of goods without a category. */
export const unsortedGoodsForms: ScreenForms<'unsortedGoods'> = { unsortedGoods: { file, fileAll, undo } }
