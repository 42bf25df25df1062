import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { isLocale, type Locale } from '../../../domain/locale.ts'
import { matchRoute } from '../../../domain/routes.ts'

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//')

/** Our own paths are written without a language; the reader stays in theirs. Null for what is no screen of this app. */
function localise(address: string, locale: Locale): string | null {
  const [, path = '', search = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const [, prefix, ...rest] = path.split('/')
  const bare = isLocale(prefix) ? `/${rest.join('/')}` : path
  if (matchRoute(bare) === null) return null
  return `/${isLocale(prefix) ? prefix : locale}${bare}${search}`
}

/**
 * Links of a text. One to a screen that does not exist keeps its words and is no link. Other sites learn nothing of us,
 * and our links say nothing in their favour.
 */
const linked = (html: string, locale: Locale) =>
  html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, address: string, words: string) => {
    if (!isOwn(address)) return `<a href="${address}" rel="noopener nofollow">${words}</a>`
    const localised = localise(address, locale)
    return localised ? `<a href="${localised}">${words}</a>` : words
  })

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
