/** Pictures and documents of a product. */
import { apiButton, writeHeaders } from './api-form.ts'
import { withFiles } from './form-files.ts'
import { errorsOf, type FormHandler, type ScreenForms, toFormResult, toRemoved, withNotice } from './form-result.ts'
import { move } from './order.ts'

const FILES = '/api/profile/company/products/:id/files'

const saved = withNotice('productFile', 'saved')

const addFile = withFiles(
  'file',
  apiButton({
    send: ({ own, id, fields: { file = '' } }, headers) => own.post(FILES, { params: { id }, json: { file }, headers }),
    next: saved,
  }),
)

const removeFile: FormHandler = (form) =>
  toRemoved(
    () => form.own.delete(FILES, { params: { id: form.id }, query: { file: form.fields.key ?? '' } }),
    saved(form),
  )

/** @param by places by which a picture moves among the pictures: −1 is earlier. One that is dragged says its new place itself. */
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

export const productFileForms: ScreenForms<'productFile'> = {
  productFile: { add: addFile, remove: removeFile, earlier: movePicture(-1), later: movePicture(1) },
}
