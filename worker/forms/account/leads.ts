import { LeadHandling } from '../../../domain/contract/leads.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiForm } from './api-form.ts'
import type { ScreenForms } from './form-result.ts'

/** Forms of the operator's list of messages from the landing pages. */
export const leadForms: ScreenForms<'leads'> = {
  leads: {
    handle: apiForm({
      schema: LeadHandling,
      input: ({ fields: { to } }) => ({ handled: to === 'handled' ? true : to === 'waiting' ? false : undefined }),
      send: ({ own, fields: { id = '' } }, json, headers) =>
        own.patch('/app/admin/leads/:id', { params: { id }, json, headers }),
      next: ({ query, locale }) => personalHref('leads', locale, { ...query, done: 'saved' }),
    }),
  },
}
