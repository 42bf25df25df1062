import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { type Actions, edit, type Submitted, toFormResult } from './form-result.ts'

const change = async ({ own, fields, id, locale }: Submitted, status: 'answered' | 'closed') =>
  toFormResult(
    own.patch('/api/profile/company/inquiries/:id', {
      params: { id },
      json: { status, ...(status === 'answered' && { reply: fields.reply ?? '' }) },
      headers: await edit(fields),
    }),
    personalHref('received', locale, id, { done: status }),
  )

/** Forms of what buyers have written. */
export const inquiries: Partial<Record<PersonalName, Actions>> = {
  received: { answer: (form) => change(form, 'answered'), close: (form) => change(form, 'closed') },
}
