/** The forms of the landing pages: what is written there is a lead (docs/behaviour.md, "Landing pages"). */
import { Hono } from 'hono'
import { LEAD_PAGES, NewLead } from '../../domain/contract/leads.ts'
import { LOCALES } from '../../domain/locale.ts'
import { href } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'
import type { DrawScreen } from './plain-form.ts'
import { sentForm, writerInput } from './send-form.ts'

/** @param draw the page that was posted to, with what was typed (`posted`) */
export function leadForms(draw: DrawScreen): Hono<EdgeEnv> {
  const forms = new Hono<EdgeEnv>()
  for (const page of LEAD_PAGES) {
    const handle = sentForm(draw, {
      schema: NewLead,
      input: ({ message = '', ...writer }) => ({ page, message, ...writerInput(writer) }),
      send: (c, json, headers) =>
        createClient(c).post('/api/leads', { json, query: { locale: c.var.locale }, headers }),
      thanks: (c) => `${href(page, c.var.locale, {}, { sent: '1' })}#write`,
    })
    for (const locale of LOCALES) forms.post(`/${locale}/${page}`, handle)
  }
  return forms
}
