/** The form in which a buyer asks a supplier for a price, at /inquiry in each language. */
import { Hono } from 'hono'
import { NewInquiry } from '../../domain/contract/inquiries.ts'
import { LOCALES } from '../../domain/locale.ts'
import { parseNumber } from '../../domain/numbers.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { createOwnClient } from '../gateway/client.ts'
import type { Fields, Show } from './plain-form.ts'
import { sending, writerOf } from './send-form.ts'

const inquiryOf = ({ product, supplier, quantity, message = '', ...writer }: Fields) => ({
  ...(product && { product }),
  ...(supplier && { supplier }),
  // What is typed and no number is refused, instead of being taken for "not said".
  quantity: quantity ? parseNumber(quantity) : null,
  message,
  ...writerOf(writer),
})

/** @param show draws the page that was posted to, with what was typed (`posted`) */
export function inquiryForm(show: Show): Hono<EdgeEnv> {
  const form = new Hono<EdgeEnv>()
  const answer = sending(show, {
    schema: NewInquiry,
    said: inquiryOf,
    post: (c, json, headers) =>
      createOwnClient(c).post('/api/inquiries', { json, query: { locale: c.var.locale }, headers }),
    thanks: (c, { product, supplier }) => personalHref('inquiry', c.var.locale, { product, supplier, sent: '1' }),
  })
  for (const locale of LOCALES) form.post(`/${locale}/inquiry`, answer)
  return form
}
