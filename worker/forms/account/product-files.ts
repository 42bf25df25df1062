/** Pictures and documents of a product. */
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { type Actions, faultsOf, once, type Submitted, settleGone, toFormResult, version } from './form-result.ts'
import { move } from './order.ts'

async function addFile({ own, file, upload, fields, id, locale }: Submitted) {
  if (!file) return { faults: [{ field: 'file', code: 'required' }] }
  const kept = await upload(file)
  if ('faults' in kept) return kept
  return toFormResult(
    own.post('/api/profile/company/products/:id/files', {
      params: { id },
      json: { file: kept.id },
      headers: await once({ ...fields, file: kept.id }),
    }),
    personalHref('productFile', locale, id, { done: 'saved' }),
  )
}

const removeFile = ({ own, fields, id, locale }: Submitted) =>
  settleGone(
    () => own.delete('/api/profile/company/products/:id/files', { params: { id }, query: { file: fields.key ?? '' } }),
    personalHref('productFile', locale, id, { done: 'saved' }),
  )

/** @param by places that a picture moves among the pictures: −1 is earlier */
function movePicture({ own, fields, id, locale }: Submitted, by: -1 | 1) {
  const place = personalHref('productFile', locale, id, { done: 'saved' })
  let documents: string[] = []
  return move(fields, by, {
    place,
    async read() {
      const answer = await own.get('/api/profile/company/products/:id/files', { params: { id } })
      if (!answer.ok) return { faults: await faultsOf(answer) }
      const { data } = await answer.json()
      documents = data.documents.map((document) => document.id)
      return { keys: data.pictures.map((picture) => picture.id) }
    },
    save: (keys) =>
      toFormResult(
        own.patch('/api/profile/company/products/:id', {
          params: { id },
          json: { pictures: [...keys, ...documents] },
          headers: version(fields),
        }),
        place,
      ),
  })
}

/** Forms of a product's files. */
export const productFiles: Partial<Record<PersonalName, Actions>> = {
  productFile: {
    add: addFile,
    remove: removeFile,
    earlier: (form) => movePicture(form, -1),
    later: (form) => movePicture(form, 1),
  },
}
