/** Pictures of many products, by the articles in the names of their files, as a form without script sends them. */
import type { NamedPictures } from '../../../domain/contract/picture-names.ts'
import { MAX_FILES_AT_ONCE } from '../../../domain/file-types.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { byPlace } from '../../../domain/pictures/article-of-file.ts'
import { writeHeaders } from './api-form.ts'
import { namedRefusals } from './form-files.ts'
import { errorsOf, type FormHandler, type SubmittedForm } from './form-result.ts'

const FIELD = 'pictures'

type Named = NamedPictures['data'][number]

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

/** Attaches each file to the product with the article in its name; a file without a match, or with several, does not stop the others. */
export const addPictures: FormHandler = async (form) => {
  const { own, files, fields, locale, query } = form
  if (files.length === 0) return { errors: [{ field: FIELD, code: 'required' }] }
  if (files.length > MAX_FILES_AT_ONCE) return { errors: [{ field: FIELD, code: 'files.at-once' }] }
  const refused = new Map<string, string[]>()
  const refuse = (code: string, name: string) => refused.set(code, [...(refused.get(code) ?? []), name])
  const stored = files.flatMap((file) => ('id' in file ? file : []))
  for (const file of files) if ('errors' in file) refuse(file.errors[0]?.code ?? 'unexpected', file.name)
  let added = 0
  if (stored.length > 0) {
    const names = stored.map(({ name }) => name.slice(-400))
    const path = '/api/profile/company/products/picture-names'
    const response = await own.post(path, { json: { names }, query: { locale } })
    if (!response.ok) return { errors: await errorsOf(response) }
    const { data } = await response.json()
    const all = stored.flatMap(({ id, name }, at) =>
      data[at] ? { id, name, place: data[at].place, found: data[at] } : [],
    )
    for (const { id, found } of all.sort(byPlace)) {
      const code = await attach(form, id, found)
      if (code === null) added += 1
      else refuse(code, found.name)
    }
  }
  const [first] = refused.keys()
  const location = personalHref('products', locale, { ...query, done: 'rows', pictures: added })
  if (first === undefined) return { location }
  const saved = { changed: 0, prices: 0, undone: 0, cells: 0, pictures: added, undo: undefined }
  return {
    errors: [{ field: '', code: added > 0 ? 'files.some' : 'input.invalid' }],
    fields: { ...fields, ...namedRefusals(FIELD, refused, form) },
    ...(added > 0 && { saved }),
  }
}
