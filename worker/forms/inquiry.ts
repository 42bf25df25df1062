/** The form in which a buyer asks a supplier for a price, at /inquiry in each language. */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { parseNumber } from '../../web/app/number.ts'
import { LOCALES } from '../../web/locale.ts'
import { personalHref } from '../../web/personal-routes.ts'
import { NewInquiry } from '../api/inquiries/schema.ts'
import { Problem } from '../api/problem.ts'
import { describeIssues } from '../api/validate.ts'
import type { Env } from '../env.ts'
import { createOwnClient } from '../gateway/client.ts'
import { type Fields, guarded, lead } from './plain-form.ts'

/** A message of 5,000 letters, each of up to nine bytes in a form's spelling, and the rest. */
const BOUNDS = { bytes: 64_000, characters: 5000 }

/** What a form says, in the api's shape; a field that was left empty is not said. */
function toInquiry({ product, supplier, quantity, message, name, organization, email, phone, consent }: Fields) {
  return {
    ...(product && { product }),
    ...(supplier && { supplier }),
    // What is typed and no number is refused, instead of being taken for "not said".
    quantity: quantity ? parseNumber(quantity) : null,
    message: message ?? '',
    contact: { name: name ?? '', organization: organization ?? '', email: email ?? '', phone: phone ?? '' },
    consent: consent === 'on',
  }
}

/** 'contact.email' → 'email': the form's names of what the api's issues point at. Of several for a field the first counts. */
function faultsOf(issues: { path: string; code: string }[]): Fields {
  const named = issues.map(({ path, code }) => [path.replace(/^contact\.?/, '') || 'email', code] as const)
  return Object.fromEntries(named.reverse())
}

/** Draws the screen that was posted to. */
type Show = (c: Context<Env>) => Promise<Response>

/** Shows the form again with all that was typed and what is wrong with it. */
function refuse(c: Context<Env>, show: Show, fields: Fields, faults: Fields): Promise<Response> {
  c.set('posted', { fields, faults })
  return show(c)
}

const KEY = /^[0-9a-f-]{36}$/

async function ask(c: Context<Env>, show: Show, fields: Fields): Promise<Response> {
  const { product, supplier, key = '' } = fields
  const parsed = await NewInquiry['~standard'].validate(toInquiry(fields))
  if (parsed.issues) return refuse(c, show, fields, faultsOf(describeIssues(parsed.issues)))
  const answer = await createOwnClient(c).api.inquiries.$post(
    { json: parsed.value, query: { locale: c.var.locale } },
    // A second press, or a reload of the answer, is the same inquiry.
    {
      headers: {
        ...(KEY.test(key) && { 'Idempotency-Key': key }),
        'CF-Connecting-IP': c.req.header('CF-Connecting-IP') ?? '',
      },
    },
  )
  if (answer.status < 400) return lead(c, personalHref('inquiry', c.var.locale, { product, supplier, sent: '1' }))
  const told: unknown = await answer.json().catch(() => null)
  return refuse(c, show, fields, { '': v.is(Problem, told) ? told.code : 'upstream.failed' })
}

/** @param show draws the page that was posted to, with what was typed (`posted`) */
export function inquiryForm(show: Show): Hono<Env> {
  const form = new Hono<Env>()
  const answer = guarded((c, fields) => ask(c, show, fields), BOUNDS)
  for (const locale of LOCALES) form.post(`/${locale}/inquiry`, answer)
  return form
}
