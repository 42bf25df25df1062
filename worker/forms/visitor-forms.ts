/** The forms of every visitor, signed in or not, by the screens that they are posted to. */
import { LEAD_PAGES, NewLead } from '../../domain/contract/leads.ts'
import { href } from '../../domain/routes.ts'
import { createClient } from '../gateway/client.ts'
import { conversationForms } from './conversation.ts'
import { categoryInquiry, inquiryForms } from './inquiry-forms.ts'
import type { DrawScreen, PostedForms } from './plain-form.ts'
import { reportForms } from './report-forms.ts'
import { requestListForms } from './request-list/routes.ts'
import { sentForm } from './sent-form.ts'
import { writerInput } from './writer-fields.ts'

/** The form of a landing page is a lead (docs/behaviour.md, "Landing pages"). */
const lead = (draw: DrawScreen, page: (typeof LEAD_PAGES)[number]) =>
  sentForm(draw, {
    schema: NewLead,
    input: ({ message = '', ...writer }, locale) => ({ page, message, ...writerInput(writer, locale) }),
    send: (c, json, headers) => createClient(c).post('/api/leads', { json, query: { locale: c.var.locale }, headers }),
    thanks: (c) => `${href(page, c.var.locale, {}, { sent: '1' })}#write`,
  })

/** @param draw the page that was posted to, with what was typed (`posted`) */
export const visitorForms = (draw: DrawScreen): PostedForms => ({
  '/inquiry': inquiryForms(draw),
  '/inquiry/suppliers': categoryInquiry(draw),
  '/report': reportForms(draw),
  '/conversation': conversationForms(draw),
  ...requestListForms(draw),
  ...Object.fromEntries(LEAD_PAGES.map((page) => [`/${page}`, lead(draw, page)])),
})
