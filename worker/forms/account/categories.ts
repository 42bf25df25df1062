import { CategoryChange, CategoryMerge, CategoryTexts, NewCategory } from '../../../domain/contract/desk-categories.ts'
import { byLocale } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { readWordings, textOrNull } from '../field-values.ts'
import { apiForm } from './api-form.ts'
import type { FormHandler, SubmittedForm } from './form-result.ts'

const ONE = '/api/operator/categories/:id'

const texts = ({ fields }: SubmittedForm) => ({
  names: readWordings(fields, 'names'),
  about: readWordings(fields, 'about'),
})

export const toCategory = ({ id, locale }: SubmittedForm): string =>
  personalHref('categoryParameters', locale, id, { done: 'saved' })

/** The operators' form that adds a category. */
export const addCategory = apiForm({
  schema: NewCategory,
  input: (form) => ({ parent: textOrNull(form.fields.parent), ...texts(form) }),
  send: ({ own }, json, headers) => own.post('/api/operator/categories', { json, headers }),
  next: ({ locale }) => personalHref('parameters', locale, { done: 'saved' }),
})

/** The operators' form of a category's texts. */
export const rename = apiForm({
  schema: CategoryTexts,
  input: texts,
  send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
  next: toCategory,
})

/** Moves a category by one place from its position when the screen was rendered: pressed twice, it moves once. */
export const moveCategory = (by: -1 | 1) =>
  apiForm({
    schema: CategoryChange,
    input: ({ fields }) => ({ position: Number(fields.at) + by }),
    send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
    next: toCategory,
    fieldOf: () => '',
  })

/** Moves a category, with all below it, to another parent. */
export const moveElsewhere = apiForm({
  schema: CategoryChange,
  input: ({ fields }) => ({ parent: textOrNull(fields.parent) }),
  send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
  next: toCategory,
})

/** Merges a category into another one; its own screen is gone afterwards. */
export const mergeCategory = apiForm({
  schema: CategoryMerge,
  input: ({ fields }) => ({ into: fields.into ?? '' }),
  send: ({ own, id }, json, headers) =>
    own.post('/api/operator/categories/:id/merge', { params: { id }, json, headers }),
  next: ({ locale }) => personalHref('parameters', locale, { done: 'saved' }),
})

/** Saves the alt texts, and another picture if a file was sent. */
export const savePicture: FormHandler = async (form) => {
  const file = form.files.at(-1)
  if (file && 'errors' in file) return { errors: file.errors.map(({ code }) => ({ field: 'picture-file', code })) }
  return apiForm({
    schema: CategoryChange,
    input: ({ fields }) => ({
      pictureAlts: readWordings(fields, 'pictureAlts'),
      ...(file && { picture: file.id }),
    }),
    send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
    next: toCategory,
  })({ ...form, fields: { ...form.fields, ...(file && { file: file.id }) } })
}

export const removePicture = apiForm({
  schema: CategoryChange,
  input: () => ({ picture: null, pictureAlts: byLocale(() => '') }),
  send: ({ own, id }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
  next: toCategory,
})
