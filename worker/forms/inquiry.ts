/** The form in which a buyer asks a supplier for a price, at /inquiry in each language. */
import { Hono } from 'hono'
import { parseNumber } from '../../web/app/number.ts'
import { LOCALES } from '../../web/locale.ts'
import { personalHref } from '../../web/personal-routes.ts'
import { NewInquiry } from '../api/inquiries/schema.ts'
import type { Env } from '../env.ts'
import { createOwnClient } from '../gateway/client.ts'
import type { Fields, Show } from './plain-form.ts'
import { sending, writerOf } from './sending.ts'

const inquiryOf = ({ product, supplier, quantity, message = '', ...writer }: Fields) => ({
  ...(product && { product }),
  ...(supplier && { supplier }),
  // What is typed and no number is refused, instead of being taken for "not said".
  quantity: quantity ? parseNumber(quantity) : null,
  message,
  ...writerOf(writer),
})

/** @param show draws the page that was posted to, with what was typed (`posted`) */
export function inquiryForm(show: Show): Hono<Env> {
  const form = new Hono<Env>()
  const answer = sending(show, {
    schema: NewInquiry,
    said: inquiryOf,
    post: (c, json, headers) =>
      createOwnClient(c).api.inquiries.$post({ json, query: { locale: c.var.locale } }, { headers }),
    thanks: (c, { product, supplier }) => personalHref('inquiry', c.var.locale, { product, supplier, sent: '1' }),
  })
  for (const locale of LOCALES) form.post(`/${locale}/inquiry`, answer)
  return form
}
