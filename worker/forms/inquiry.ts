/** The form in which a buyer asks a supplier for a price, at /inquiry in each language. */
import { type Context, Hono } from 'hono'
import { parseNumber } from '../../web/app/number.ts'
import { LOCALES } from '../../web/locale.ts'
import { personalHref } from '../../web/personal-routes.ts'
import { NewInquiry } from '../api/inquiries/schema.ts'
import { describeIssues } from '../api/validate.ts'
import type { Env } from '../env.ts'
import { createOwnClient } from '../gateway/client.ts'
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

/** A message of 5,000 letters, each of up to nine bytes in a form's spelling, and the rest. */
const BOUNDS = { bytes: 64_000, characters: 5000 }

/** What a form says, in the api's shape. */
const toInquiry = ({ product, supplier, quantity, message = '', ...writer }: Fields) => ({
  ...(product && { product }),
  ...(supplier && { supplier }),
  // What is typed and no number is refused, instead of being taken for "not said".
  quantity: quantity ? parseNumber(quantity) : null,
  message,
  ...writerOf(writer),
})

async function ask(c: Context<Env>, show: Show, fields: Fields): Promise<Response> {
  const { product, supplier } = fields
  const parsed = await NewInquiry['~standard'].validate(toInquiry(fields))
  if (parsed.issues) return refuse(c, show, fields, faultsOf(describeIssues(parsed.issues)))
  const { locale } = c.var
  const headers = await sendingHeaders(c, fields)
  const answer = await createOwnClient(c).api.inquiries.$post({ json: parsed.value, query: { locale } }, { headers })
  if (answer.status < 400) return lead(c, personalHref('inquiry', locale, { product, supplier, sent: '1' }))
  return refuse(c, show, fields, await faultOfAll(answer))
}

/** @param show draws the page that was posted to, with what was typed (`posted`) */
export function inquiryForm(show: Show): Hono<Env> {
  const form = new Hono<Env>()
  const answer = guarded((c, fields) => ask(c, show, fields), BOUNDS)
  for (const locale of LOCALES) form.post(`/${locale}/inquiry`, answer)
  return form
}
