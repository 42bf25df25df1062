/** Pictures of many products, by the articles in the names of their files, as a form without script sends them. */
import type { NamedPictures } from '../../../domain/contract/picture-names.ts'
import { MAX_FILES_AT_ONCE } from '../../../domain/file-types.ts'
import { NOTHING_SAVED } from '../../../domain/form-submission.ts'
import { getOrCreate } from '../../../domain/get-or-create.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { byPlace } from '../../../domain/pictures/article-of-file.ts'
import type { FieldError } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import { namedRefusals } from './form-files.ts'
import { errorsOf, type FormHandler, type SubmittedForm } from './form-result.ts'

const FIELD = 'pictures'

type Named = NamedPictures['data'][number]
type StoredFile = Extract<SubmittedForm['files'][number], { id: string }>

/** @returns the code of the refusal of a file; null if it is the product's picture now */
async function attach({ own, fields }: SubmittedForm, file: string, { name, products }: Named): Promise<string | null> {
  const [product, ...others] = products
  if (!product) return 'picture.unmatched'
  if (others.length > 0) return 'picture.several'
  // Where the form is sent twice, its own file is the product's picture already.
  if (product.picture !== null) return product.picture === file ? null : 'picture.there'
  const { id, variant } = product
  const response = await own.post('/api/profile/company/products/:id/files', {
    params: { id },
    json: { file, ...(variant !== null && { variant }) },
    headers: await writeHeaders({ ...fields, id, name }),
  })
  return response.ok ? null : ((await errorsOf(response))[0]?.code ?? 'unexpected')
}

/** Names of files by the code of their refusal. */
type RefusedFiles = Map<string, string[]>

const refuse = (refused: RefusedFiles, code: string, name: string) =>
  getOrCreate(refused, code, (): string[] => []).push(name)

/**
 * Attaches stored files in the order of the numbers in their names.
 * @param refused gets the names of those that were not
 * @returns how many were; errors where the articles could not be looked up
 */
async function attachAll(
  form: SubmittedForm,
  stored: StoredFile[],
  refused: RefusedFiles,
): Promise<{ errors: FieldError[] } | { added: number }> {
  const response = await form.own.post('/api/profile/company/products/picture-names', {
    json: { names: stored.map(({ name }) => name.slice(-400)) },
    query: { locale: form.locale },
  })
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  const named = stored.flatMap(({ id, name }, at) =>
    data[at] ? { id, name, place: data[at].place, found: data[at] } : [],
  )
  let added = 0
  for (const { id, found } of named.sort(byPlace)) {
    const code = await attach(form, id, found)
    if (code === null) added += 1
    else refuse(refused, code, found.name)
  }
  return { added }
}

/** Attaches each file to the product with the article in its name; a file without a match, or with several, does not stop the others. */
export const addPictures: FormHandler = async (form) => {
  const { files, fields, locale, query } = form
  if (files.length === 0) return { errors: [{ field: FIELD, code: 'required' }] }
  if (files.length > MAX_FILES_AT_ONCE) return { errors: [{ field: FIELD, code: 'files.at-once' }] }
  const refused: RefusedFiles = new Map()
  for (const file of files) if ('errors' in file) refuse(refused, file.errors[0]?.code ?? 'unexpected', file.name)
  const stored = files.flatMap((file) => ('id' in file ? file : []))
  const result = stored.length > 0 ? await attachAll(form, stored, refused) : { added: 0 }
  if ('errors' in result) return result
  const { added } = result
  if (refused.size === 0)
    return { location: personalHref('products', locale, { ...query, done: 'rows', pictures: added }) }
  return {
    errors: [{ field: '', code: added > 0 ? 'files.some' : 'input.invalid' }],
    fields: { ...fields, ...namedRefusals(FIELD, refused, form) },
    ...(added > 0 && { saved: { ...NOTHING_SAVED, pictures: added } }),
  }
}
