/** Pictures and documents of a product. */
import { ProductFileInput } from '../../../domain/contract/product-sections.ts'
import type { PictureSubject } from '../../../domain/contract/values.ts'
import { apiForm, writeHeaders } from './api-form.ts'
import { withFiles } from './form-files.ts'
import { errorsOf, type FormHandler, type ScreenForms, toFormResult, toRemoved, withMessage } from './form-result.ts'
import { move } from './order.ts'

const FILES = '/api/profile/company/products/:id/files'

const saved = withMessage('productFile', 'saved')

const addFile = withFiles(
  'file',
  apiForm({
    schema: ProductFileInput,
    input: ({ fields: { file, shows } }) => ({ file, shows }),
    send: ({ own, id }, json, headers) => own.post(FILES, { params: { id }, json, headers }),
    next: saved,
  }),
)

const removeFile: FormHandler = (form) =>
  toRemoved(
    () => form.own.delete(FILES, { params: { id: form.id }, query: { file: form.fields.key ?? '' } }),
    saved(form),
  )

/** @param by places by which a picture moves among the pictures: −1 is earlier. The form of a dragged picture has its new place. */
const movePicture =
  (by: -1 | 1): FormHandler =>
  (form) => {
    const params = { id: form.id }
    let documents: string[] = []
    const { at, to } = form.fields
    return move(form.fields, to === undefined ? Number(at) + by : Number(to), {
      screen: saved(form),
      async read() {
        const response = await form.own.get(FILES, { params })
        if (!response.ok) return { errors: await errorsOf(response) }
        const { data } = await response.json()
        documents = data.documents.map((document) => document.id)
        return { keys: data.pictures.map((picture) => picture.id) }
      },
      save: async (keys) =>
        toFormResult(
          form.own.patch('/api/profile/company/products/:id', {
            params,
            json: { pictures: [...keys, ...documents] },
            headers: await writeHeaders({ version: form.fields.version ?? '' }),
          }),
          saved(form),
        ),
    })
  }

/** Sets the kind of a picture, that is, what it shows; pressing twice has the same effect. */
const showAs =
  (shows: PictureSubject): FormHandler =>
  async (form) => {
    const { own, fields } = form
    const params = { id: form.id }
    const location = `${saved(form)}#picture-${Number(fields.at) + 1}`
    const read = async () => {
      const response = await own.get(FILES, { params })
      if (!response.ok) return { errors: await errorsOf(response) }
      const { pictures } = (await response.json()).data
      return { pictures, isSo: pictures.some(({ id, kind }) => id === fields.key && kind === shows) }
    }
    const before = await read()
    if (before.errors) return { errors: before.errors }
    if (before.isSo) return { location }
    const others = before.pictures.filter(({ id, kind }) => kind === 'drawing' && id !== fields.key).map(({ id }) => id)
    const drawings = shows === 'drawing' ? [...others, fields.key ?? ''] : others
    const headers = await writeHeaders({ version: fields.version ?? '' })
    const result = await toFormResult(
      own.patch('/api/profile/company/products/:id', { params, json: { drawings }, headers }),
      location,
    )
    if ('location' in result) return result
    const after = await read()
    return after.isSo ? { location } : result
  }

export const productFileForms: ScreenForms<'productFile'> = {
  productFile: {
    add: addFile,
    remove: removeFile,
    earlier: movePicture(-1),
    later: movePicture(1),
    photo: showAs('photo'),
    drawing: showAs('drawing'),
  },
}
