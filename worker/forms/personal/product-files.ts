/** Pictures and documents of a product. */
import { type PersonalName, personalHref } from '../../../web/personal-routes.ts'
import { moved } from './order.ts'
import { type Actions, faultsOf, type Outcome, once, type Submitted, settle, version } from './outcome.ts'

async function addFile({ own, file, upload, fields, id, locale }: Submitted) {
  if (!file) return { faults: [{ field: 'file', code: 'required' }] }
  const kept = await upload(file)
  if ('faults' in kept) return kept
  return settle(
    own.api.profile.company.products[':id'].files.$post(
      { param: { id }, json: { file: kept.id } },
      { headers: await once({ ...fields, file: kept.id }) },
    ),
    personalHref('productFile', locale, id, { done: 'saved' }),
  )
}

const removeFile = ({ own, fields, id, locale }: Submitted) =>
  settle(
    own.api.profile.company.products[':id'].files.$delete({ param: { id }, query: { file: fields.key ?? '' } }),
    personalHref('productFile', locale, id, { done: 'saved' }),
  )

/** @param by places that a picture moves among the pictures: −1 is earlier */
async function move(form: Submitted, by: -1 | 1): Promise<Outcome> {
  const { own, fields, id, locale } = form
  const product = own.api.profile.company.products[':id']
  const answer = await product.files.$get({ param: { id } })
  if (!answer.ok) return { faults: await faultsOf(answer) }
  const { pictures, documents } = (await answer.json()).data
  const place = personalHref('productFile', locale, id, { done: 'saved' })
  const order = moved(
    pictures.map((picture) => picture.id),
    fields.key,
    by,
  )
  if (!order) return { place }
  const json = { pictures: [...order.keys, ...documents.map((document) => document.id)] }
  return settle(product.$patch({ param: { id }, json }, { headers: version(fields) }), place + order.place)
}

/** Forms of a product's files. */
export const productFiles: Partial<Record<PersonalName, Actions>> = {
  productFile: {
    add: addFile,
    remove: removeFile,
    earlier: (form) => move(form, -1),
    later: (form) => move(form, 1),
  },
}
