/** An organization's ready answers. */
import { NewAnswerTemplate } from '../../../domain/contract/answer-templates.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiForm } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toRemoved } from './form-result.ts'

const TEMPLATES = '/api/profile/company/answer-templates'

const saved = ({ locale }: SubmittedForm): string => personalHref('templates', locale, { done: 'saved' })

export const templateForms: ScreenForms<'templates'> = {
  templates: {
    save: apiForm({
      schema: NewAnswerTemplate,
      input: ({ fields: { name, text } }) => ({ name, text }),
      send: ({ own, fields: { key } }, json, headers) =>
        key
          ? own.patch(`${TEMPLATES}/:id`, { params: { id: key }, json, headers })
          : own.post(TEMPLATES, { json, headers }),
      next: saved,
    }),
    remove: (form) =>
      toRemoved(() => form.own.delete(`${TEMPLATES}/:id`, { params: { id: form.fields.key ?? '' } }), saved(form)),
  },
}
