import type { Context } from 'hono'
import type { I18n } from '../../../domain/i18n.ts'
import type { TradeDocument } from '../../../domain/trade-document.ts'
import { storedPdf } from '../../documents/stored-pdf.ts'
import type { ApiEnv } from '../http/api-env.ts'

/**
 * Responds with a document as PDF.
 * @param i18n of the document's language
 * @param name of the file, without its ending
 * @returns 304 where the reader has it already
 */
export async function sendPdf(c: Context<ApiEnv>, document: TradeDocument, i18n: I18n, name: string) {
  const { hash, pdf } = await storedPdf(document, i18n, c.env)
  const etag = `"${hash}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
  return c.body(pdf, 200, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'X-Content-Type-Options': 'nosniff',
  })
}
