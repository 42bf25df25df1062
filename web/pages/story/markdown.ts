import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { ID_PATTERN } from '../../../domain/ids.ts'
import { isLocale, type Locale } from '../../../domain/locale.ts'
import { matchRoute } from '../../../domain/routes.ts'
import { typesetWhole } from '../../../domain/typography.ts'

const isInternal = (address: string) => address.startsWith('/') && !address.startsWith('//')

/**
 * Stories link to paths of this site without a language prefix.
 * @returns the path in the page's language; null where it is not a screen of this site
 */
function localise(address: string, locale: Locale): string | null {
  const [, path = '', search = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const [, prefix, ...rest] = path.split('/')
  const bare = isLocale(prefix) ? `/${rest.join('/')}` : path
  if (matchRoute(bare) === null) return null
  return `/${isLocale(prefix) ? prefix : locale}${bare}${search}`
}

/**
 * Rewrites the links of a text. A link to a screen that does not exist becomes plain text. Links to other sites get `noopener nofollow`:
 * they cannot reach our window, and search engines do not count them as recommendations.
 */
const linked = (html: string, locale: Locale) =>
  html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, address: string, text: string) => {
    if (!isInternal(address)) return `<a href="${address}" rel="noopener nofollow">${text}</a>`
    const localised = localise(address, locale)
    return localised ? `<a href="${localised}">${text}</a>` : text
  })

const STORED_PICTURE = new RegExp(`^/api/files/common/${ID_PATTERN}$`)

/** Pictures of the file store, in the width of the text; a picture on another site is replaced by its alternative text. */
const pictured = (html: string) =>
  html.replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, address: string, alt: string) =>
    STORED_PICTURE.test(address) ? `<img src="${address}?width=960" alt="${alt}" loading="lazy">` : alt,
  )

/** A wide table scrolls in its own focusable box. */
const boxed = (html: string) =>
  html.replaceAll('<table>', '<div class="scroll-x" tabindex="0"><table>').replaceAll('</table>', '</table></div>')

/** Code and tags, which have attributes, or the text between them. */
const CODE_OR_TEXT = /(<(code|pre)[ >].*?<\/\2>|<[^>]*>)|[^<]+/gs

/** Typesets the text as messages are, but not code. */
const typesetHtml = (html: string, language: Locale) =>
  html.replace(CODE_OR_TEXT, (piece: string, code?: string) => (code ? piece : typesetWhole(language, piece)))

/** The page has an h1 already: one in the story becomes an h2. */
const lowered = (html: string) => html.replace(/<(\/?)h1>/g, '<$1h2>')

/** Text between two pairs of asterisks. */
const BOLD = /\*\*([^*\n]+)\*\*/g
/** The punctuation at its beginning and at its end. */
const PUNCTUATED = /^([（“《]*)(.*?)([，。：；！？、）”》]*)$/u
const BESIDE_LETTER = /[\p{L}\p{N}]/u

/**
 * CommonMark takes asterisks between Chinese punctuation and a letter for plain text, because no space is there: "**低温。**LCB". The
 * punctuation is moved out of the emphasis.
 */
const outside = (text: string): string =>
  text.replace(BOLD, (bold: string, inner: string, at: number) => {
    const [, opening = '', words = '', closing = ''] = PUNCTUATED.exec(inner) ?? []
    if (words === '') return bold
    const before = BESIDE_LETTER.test(text.charAt(at - 1)) ? opening : ''
    const after = BESIDE_LETTER.test(text.charAt(at + bold.length)) ? closing : ''
    return `${before}**${inner.slice(before.length, inner.length - after.length)}**${after}`
  })

/**
 * Renders a story's Markdown (CommonMark with tables) as HTML that is safe to insert: HTML in the text is escaped, and addresses with
 * unknown protocols are dropped (micromark's defaults). Runs at the edge only.
 * @param locale of the page, to which its links lead, and `language` of the text
 */
export function renderMarkdown(text: string, locale: Locale, language = locale): string {
  const html = micromark(outside(text), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return typesetHtml(boxed(pictured(linked(lowered(html), locale))), language)
}
