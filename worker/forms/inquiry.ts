/** The form in which a buyer asks a supplier for a price, at /inquiry in each language. */
import { Hono } from 'hono'
import { NewInquiry } from '../../domain/contract/inquiries.ts'
import { LOCALES } from '../../domain/locale.ts'
import { parseNumber } from '../../domain/numbers.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createOwnClient } from '../gateway/client.ts'
import type { DrawScreen } from './plain-form.ts'
import { sentForm, writerInput } from './send-form.ts'

/** @param draw the page that was posted to, with what was typed (`posted`) */
export function inquiryForm(draw: DrawScreen): Hono<EdgeEnv> {
  const form = new Hono<EdgeEnv>()
  const handle = sentForm(draw, {
    schema: NewInquiry,
    input: ({ product, supplier, quantity, message = '', ...writer }) => ({
      product: product || undefined,
      supplier: supplier || undefined,
      // A quantity may be typed with its unit. What has no digit is no number: the schema refuses 0.
      quantity: quantity ? parseNumber(quantity) : null,
      message,
      ...writerInput(writer),
    }),
    send: (c, json, headers) =>
      createOwnClient(c).post('/api/inquiries', { json, query: { locale: c.var.locale }, headers }),
    thanks: (c, { product, supplier }) => personalHref('inquiry', c.var.locale, { product, supplier, sent: '1' }),
  })
  for (const locale of LOCALES) form.post(`/${locale}/inquiry`, handle)
  return form
}
