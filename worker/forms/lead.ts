/** The forms of the landing pages: what is written there is a lead (DECISIONS section 7). */
import { Hono } from 'hono'
import { LEAD_PAGES, NewLead } from '../../domain/contract/leads.ts'
import { LOCALES } from '../../domain/locale.ts'
import { href } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'
import type { Show } from './plain-form.ts'
import { sending, writerOf } from './send-form.ts'

/** @param show draws the page that was posted to, with what was typed (`posted`) */
export function leadForms(show: Show): Hono<EdgeEnv> {
  const forms = new Hono<EdgeEnv>()
  for (const page of LEAD_PAGES) {
    const answer = sending(show, {
      schema: NewLead,
      said: (fields) => ({ page, message: fields.message ?? '', ...writerOf(fields) }),
      post: (c, json, headers) =>
        createClient(c).post('/api/leads', { json, query: { locale: c.var.locale }, headers }),
      thanks: (c) => `${href(page, c.var.locale, {}, { sent: '1' })}#write`,
    })
    for (const locale of LOCALES) forms.post(`/${locale}/${page}`, answer)
  }
  return forms
}
