import { MailAssignment } from '../../../domain/contract/unmatched-mail.ts'
import { ID_PATTERN } from '../../../domain/ids.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { Fields } from '../plain-form.ts'
import { apiForm } from './api-form.ts'
import { type ScreenForms, type SubmittedForm, toRemoved } from './form-result.ts'

const next = ({ query, locale }: SubmittedForm) => personalHref('unmatchedMail', locale, { ...query, done: 'saved' })

/** An id by itself, or at the end of the path of a screen: https://market.example/en/profile/inquiries/06d2k6t0000g1a2b */
const AT_END = new RegExp(`(?:^|/)(${ID_PATTERN})/?(?:[?#]|$)`)

/** What was typed takes precedence over the selection, which always has a value. */
function input({ fields: { known = '', thread = '', side = '' } }: { fields: Fields }) {
  if (thread.trim() !== '') return { thread: AT_END.exec(thread.trim())?.[1] ?? '', side }
  const [id = '', of = ''] = known.split(' ')
  return { thread: id, side: of || side }
}

/** Forms of the operators' e-mails that belong to no conversation. */
export const mailForms: ScreenForms<'unmatchedMail'> = {
  unmatchedMail: {
    assign: apiForm({
      schema: MailAssignment,
      input,
      send: ({ own, fields: { id = '' } }, json, headers) =>
        own.post('/api/operator/unmatched-mail/:id/thread', { params: { id }, json, headers }),
      next,
      beside: { 'inquiry.unknown': 'thread', 'inquiry.ended': 'thread' },
    }),
    remove: (form) =>
      toRemoved(
        () => form.own.delete('/api/operator/unmatched-mail/:id', { params: { id: form.fields.id ?? '' } }),
        next(form),
      ),
  },
}
