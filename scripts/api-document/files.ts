import { writePage } from '../../web/api-docs/page.tsx'
import { makeDocument } from './document.ts'

/**
 * @param styles addresses of the page's style sheets.
 * @returns /api/openapi.json and /api/docs, by the names they have among the site's files.
 */
export async function apiFiles(styles: string[]): Promise<Record<string, string>> {
  const document = await makeDocument()
  return { 'api/openapi.json': JSON.stringify(document), 'api/docs.html': writePage(document, styles) }
}
