import type { Context } from 'hono'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { quoteDocument } from '../../../../domain/quote-document.ts'
import { storedPdf } from '../../../documents/stored-pdf.ts'
import { translations } from '../../../render/translations.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import type { QuotedThread } from './queries.ts'
import { numberOf, toVersion } from './views.ts'

/**
 * A sent version as PDF.
 * @param language of the document
 * @returns 304 where the reader has it already
 * @throws AppError 404 `quote.unknown` before anything was sent
 */
export async function quotePdf(
  c: Context<ApiEnv>,
  { quote, shown, thread }: QuotedThread,
  language: Locale,
): Promise<Response> {
  const sent = orNotFound(
    quote && shown ? { version: toVersion(shown), number: numberOf(quote) ?? '' } : undefined,
    'quote.unknown',
  )
  const i18n = await translations(c.env.ASSETS, language)
  const { name = '', organization = '' } = thread.contact
  const head = { number: sent.number, reference: inquiryNumber(thread.id), buyer: { name, company: organization } }
  const { hash, pdf } = await storedPdf(quoteDocument(sent.version, head, i18n), i18n, c.env)
  const etag = `"${hash}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
  return c.body(pdf, 200, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="quote-${sent.number}-v${sent.version.version}.pdf"`,
    'X-Content-Type-Options': 'nosniff',
  })
}
