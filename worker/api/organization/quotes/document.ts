import type { Context } from 'hono'
import { quoteDocument } from '../../../../domain/deal-documents.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { translations } from '../../../translations.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { sendPdf } from '../send-pdf.ts'
import type { QuotedThread } from './queries.ts'
import { numberOf, toVersion } from './views.ts'

/**
 * A sent version as PDF.
 * @param language of the document
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
  const document = quoteDocument(sent.version, head, i18n)
  return sendPdf(c, document, i18n, `quote-${sent.number}-v${sent.version.version}`)
}
