import { NewService, ServiceChange, ServiceTexts } from '../../../domain/contract/desk-services.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { readWordings, textOrNull } from '../field-values.ts'
import { apiForm, writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type ScreenForms, type SubmittedForm } from './form-result.ts'

const ALL = '/api/operator/services'
const ONE = '/api/operator/services/:id'

/** Most steps of one press, a few hundred companies each. */
const MAX_STEPS = 10

const texts = ({ fields }: SubmittedForm) => ({
  names: readWordings(fields, 'names'),
  about: readWordings(fields, 'about'),
})

const next = ({ locale }: SubmittedForm) => personalHref('deskServices', locale, { done: 'saved' })

/** Moves a service by one place from its position when the screen was rendered: pressed twice, it moves once. */
const move = (by: -1 | 1) =>
  apiForm({
    schema: ServiceChange,
    input: ({ fields }) => ({ position: Number(fields.at) + by }),
    send: ({ own, fields: { id = '' } }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
    next: ({ locale, fields: { id = '' } }) => personalHref('deskServices', locale, { edit: id, done: 'saved' }),
    fieldOf: () => '',
  })

const remove: FormHandler = async (form) => {
  const { own, fields, locale } = form
  const { id = '' } = fields
  const into = textOrNull(fields.into)
  let left = 0
  for (let step = 0; step < MAX_STEPS; step++) {
    const headers = await writeHeaders({ ...fields, step: String(step) })
    const response = await own.post('/api/operator/services/:id/removal', { params: { id }, json: { into }, headers })
    // An earlier press has deleted it already.
    if (response.status === 404) return { location: next(form) }
    if (!response.ok) return { errors: await errorsOf(response, { 'service.in-use': into === null ? 'into' : '' }) }
    left = (await response.json()).data.left
    if (left === 0) break
  }
  return { location: left > 0 ? personalHref('deskServices', locale, { edit: id, left, done: 'saved' }) : next(form) }
}

/** The operators' forms of the kinds of services. */
export const deskServiceForms: ScreenForms<'deskServices'> = {
  deskServices: {
    add: apiForm({
      schema: NewService,
      input: (form) => ({ parent: textOrNull(form.fields.parent), ...texts(form) }),
      send: ({ own }, json, headers) => own.post(ALL, { json, headers }),
      next,
    }),
    save: apiForm({
      schema: ServiceTexts,
      input: texts,
      send: ({ own, fields: { id = '' } }, json, headers) => own.patch(ONE, { params: { id }, json, headers }),
      next,
    }),
    moveUp: move(-1),
    moveDown: move(1),
    remove,
  },
}
