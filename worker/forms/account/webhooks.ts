/** An organization's webhooks: the secret of a new one is shown in the response to the form, and nowhere else. */
import { NewWebhook } from '../../../domain/contract/webhooks.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { WEBHOOK_TOPICS } from '../../../domain/webhook-topics.ts'
import { isTicked } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type ScreenForms, toFormResult, toRemoved, withMessage } from './form-result.ts'

const WEBHOOKS = '/api/profile/company/webhooks'

const add: FormHandler = async ({ own, fields }) => {
  const topics = WEBHOOK_TOPICS.filter((topic) => isTicked(fields[`topic.${topic}`]))
  const parsed = parseForm(NewWebhook, { url: fields.url, topics })
  if ('errors' in parsed) return parsed
  const response = await own.post(WEBHOOKS, { json: parsed.value, headers: await writeHeaders(fields) })
  if (!response.ok) return { errors: await errorsOf(response) }
  const { data } = await response.json()
  return { errors: [], fields: { action: 'save', secret: data.secret } }
}

/** Sends a test event, or an event once more; the page then shows the webhook's deliveries. */
const send: FormHandler = async ({ own, fields, locale }) => {
  const { key = '', delivery = '' } = fields
  const call = own.post(`${WEBHOOKS}/:id/deliveries`, {
    params: { id: key },
    json: { delivery: delivery || null },
    headers: await writeHeaders(fields),
  })
  return toFormResult(call, personalHref('webhooks', locale, { of: key }))
}

export const webhookForms: ScreenForms<'webhooks'> = {
  webhooks: {
    save: add,
    send,
    remove: (form) =>
      toRemoved(
        () => form.own.delete(`${WEBHOOKS}/:id`, { params: { id: form.fields.key ?? '' } }),
        withMessage('webhooks', 'saved')(form),
      ),
  },
}
