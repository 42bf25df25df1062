import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { isLocale, type Locale } from '../../locale.ts'

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//')

/** Our own paths are written without a language; the reader stays in theirs. */
function localise(path: string, locale: Locale): string {
  const prefix = path.split('/')[1]
  return isLocale(prefix) ? path : `/${locale}${path}`
}

/** Other sites learn nothing of us, and our links say nothing in their favour. */
const linked = (html: string, locale: Locale) =>
  html.replace(/<a href="([^"]*)"/g, (_, address: string) =>
    isOwn(address) ? `<a href="${localise(address, locale)}"` : `<a href="${address}" rel="noopener nofollow"`,
  )

/** A wide table scrolls in a box of its own, which the keyboard can reach. */
const boxed = (html: string) =>
  html.replaceAll('<table>', '<div class="scroll-x" tabindex="0"><table>').replaceAll('</table>', '</table></div>')

/** The page has its h1 already; a story that uses one anyway must not make a second. */
const lowered = (html: string) => html.replace(/<(\/?)h1>/g, '<$1h2>')

/**
 * A story's Markdown (CommonMark with tables) as HTML that is safe to place in a page: HTML in the text is escaped, and
 * addresses of unknown protocols are dropped (micromark's defaults). Runs at the edge only.
 */
export function renderMarkdown(text: string, locale: Locale): string {
  const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return boxed(linked(lowered(html), locale))
}
