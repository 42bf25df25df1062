/** The forms of the landing pages: what is written there is a lead (DECISIONS section 7). */
import { type Context, Hono } from 'hono'
import { LOCALES } from '../../web/locale.ts'
import { href } from '../../web/routes.ts'
import { LEAD_PAGES, NewLead } from '../api/leads/schema.ts'
import { describeIssues } from '../api/validate.ts'
import type { Env } from '../env.ts'
import { createClient } from '../gateway/client.ts'
import {
  type Fields,
  faultOfAll,
  faultsOf,
  guarded,
  lead,
  refuse,
  type Show,
  sendingHeaders,
  writerOf,
} from './plain-form.ts'

/** As of an inquiry: a message of 5,000 letters and the rest. */
const BOUNDS = { bytes: 64_000, characters: 5000 }

type LeadPage = (typeof LEAD_PAGES)[number]

async function write(c: Context<Env>, show: Show, page: LeadPage, fields: Fields): Promise<Response> {
  const parsed = await NewLead['~standard'].validate({ page, message: fields.message ?? '', ...writerOf(fields) })
  if (parsed.issues) return refuse(c, show, fields, faultsOf(describeIssues(parsed.issues)))
  const { locale } = c.var
  const headers = await sendingHeaders(c, { ...fields, page })
  const answer = await createClient(c).api.leads.$post({ json: parsed.value, query: { locale } }, { headers })
  if (answer.status < 400) return lead(c, `${href(page, locale, {}, { sent: '1' })}#write`)
  return refuse(c, show, fields, await faultOfAll(answer))
}

/** @param show draws the page that was posted to, with what was typed (`posted`) */
export function leadForms(show: Show): Hono<Env> {
  const forms = new Hono<Env>()
  for (const page of LEAD_PAGES) {
    const answer = guarded((c, fields) => write(c, show, page, fields), BOUNDS)
    for (const locale of LOCALES) forms.post(`/${locale}/${page}`, answer)
  }
  return forms
}
