/** Forms of answer templates of an organization, and of a buyer's addresses. */
import type { ApiResponse } from '../../../domain/api-client.ts'
import { NewAddress } from '../../../domain/contract/addresses.ts'
import { NewAnswerTemplate } from '../../../domain/contract/answer-templates.ts'
import type { NewNamedText } from '../../../domain/contract/named-texts.ts'
import { apiForm, type WriteHeaders } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toFormResult, toRemoved, withMessage } from './form-result.ts'

const TEMPLATES = '/api/profile/company/answer-templates'
const ADDRESSES = '/api/profile/addresses'

interface Calls {
  schema: typeof NewAnswerTemplate | typeof NewAddress
  /** @param id of the text that is changed; '' for a new one */
  save: (form: SubmittedForm, id: string, json: NewNamedText, headers: WriteHeaders) => Promise<ApiResponse<unknown>>
  remove: (form: SubmittedForm, id: string) => Promise<ApiResponse<unknown>>
}

const keyOf = ({ fields: { key = '' } }: SubmittedForm): string => key

/** The forms of a screen of named texts (web/pages/account/named-texts.tsx). */
const formsOf = (screen: 'templates' | 'addresses', { schema, save, remove }: Calls) => ({
  save: apiForm({
    schema,
    input: ({ fields: { name, text } }) => ({ name, text }),
    send: (form, json, headers) => save(form, keyOf(form), json, headers),
    next: withMessage(screen, 'saved'),
  }),
  remove: (form: SubmittedForm) => toRemoved(() => remove(form, keyOf(form)), withMessage(screen, 'saved')(form)),
})

export const namedTextForms: ScreenForms<'templates' | 'addresses'> = {
  templates: formsOf('templates', {
    schema: NewAnswerTemplate,
    save: ({ own }, id, json, headers) =>
      id ? own.patch(`${TEMPLATES}/:id`, { params: { id }, json, headers }) : own.post(TEMPLATES, { json, headers }),
    remove: ({ own }, id) => own.delete(`${TEMPLATES}/:id`, { params: { id } }),
  }),
  addresses: {
    ...formsOf('addresses', {
      schema: NewAddress,
      save: ({ own }, id, json, headers) =>
        id ? own.patch(`${ADDRESSES}/:id`, { params: { id }, json, headers }) : own.post(ADDRESSES, { json, headers }),
      remove: ({ own }, id) => own.delete(`${ADDRESSES}/:id`, { params: { id } }),
    }),
    main: (form) =>
      toFormResult(
        form.own.put(`${ADDRESSES}/:id/main`, { params: { id: keyOf(form) } }),
        withMessage('addresses', 'saved')(form),
      ),
  },
}
