/** Converts texts of a feed to plain text: descriptions may be HTML, names may have been escaped more than once. */
import { decodeEntities } from './entities.ts'

/** A tag has no `<` inside, so that a comparison in the text is not taken for one, and matching stays linear. */
const TAG = /<!--|<(\/?)([a-z][a-z0-9:-]*)(?:[\s/][^<>]*)?>/gi

/** Elements whose content is not text. */
const SILENT = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'svg', 'head', 'title', 'object'])

const PARAGRAPH = '\n\n'
// biome-ignore format: a table reads in rows
const BREAKS = new Map([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre', 'figure', 'section',
    'article', 'hr'].map((tag) => [tag, PARAGRAPH] as const),
  ...['br', 'div', 'li', 'tr', 'dt', 'dd', 'tbody', 'thead', 'figcaption', 'center'].map((tag) => [tag, '\n'] as const),
  ...['td', 'th'].map((tag) => [tag, ' '] as const),
])

function breakAt(closing: boolean, tag: string): string {
  if (tag === 'li') return closing ? '' : '\n– '
  return BREAKS.get(tag) ?? ''
}

/** Invisible characters, and those that change the reading direction of the text after them. */
const INVISIBLE = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]--\n]/gv

/** Words of the most frequent letters with one space between them: the rest of `tidy` would leave such a text as it is. */
const TIDY = /^(?:[!-~\u00b0-\u00ff\u0400-\u045f]+(?: [!-~\u00b0-\u00ff\u0400-\u045f]+)*)?$/

/**
 * Keeps line breaks, replaces other runs of white space by one space, and allows no more than one empty line in a row.
 */
function tidy(text: string): string {
  if (TIDY.test(text)) return text
  const seen = text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
  const lines = seen.split('\n').map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
  return lines
    .filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim()
}

/**
 * @returns where the content of a silent element ends; the end of the text when it is never closed, as in a browser.
 */
function endOfSilence(html: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}`, 'gi')
  closing.lastIndex = from
  const match = closing.exec(html)
  const end = match ? html.indexOf('>', match.index) : -1
  return end < 0 ? html.length : end + 1
}

/** @returns the text with NUL in place of tags that break a line, and whether there was one. */
function untag(html: string): { text: string; broken: boolean } {
  if (!html.includes('<')) return { text: html, broken: false }
  const parts: string[] = []
  let broken = false
  let from = 0
  const tags = new RegExp(TAG)
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    parts.push(html.slice(from, match.index))
    from = match.index + match[0].length
    const tag = match[2]?.toLowerCase()
    if (tag === undefined) {
      const end = html.indexOf('-->', from)
      from = end < 0 ? html.length : end + 3
    } else if (match[1] === '' && SILENT.has(tag) && !match[0].endsWith('/>')) from = endOfSilence(html, tag, from)
    else {
      const space = breakAt(match[1] === '/', tag)
      broken ||= space.includes('\n')
      // Not a line break, because those of the HTML source have to be distinguished: they are only spaces.
      parts.push(space.replaceAll('\n', '\0'))
    }
    tags.lastIndex = from
  }
  parts.push(html.slice(from))
  return { text: parts.join(''), broken }
}

/** Tags of the HTML elements that descriptions usually have, escaped once more than XML requires. */
const ESCAPED_TAG =
  /&lt;\/?(?:p|br|div|span|b|strong|i|em|u|ul|ol|li|h[1-6]|table|tbody|tr|td|th|a|img|font)\b[^<>]*?&gt;/i

/** Decodes a text that an export escaped twice: otherwise its tags would be shown as text. */
const unescapedTwice = (html: string): string => (ESCAPED_TAG.test(html) ? decodeEntities(html) : html)

/** The delimiters of a CDATA section that was escaped with its content, or put into another one. */
const SECTION = /<!\[CDATA\[|&lt;!\[CDATA\[|\]\](?:>|&gt;)/gi

/** A character reference that is left after decoding was escaped twice, too. */
const LEFT = /&(?:nbsp|quot|laquo|raquo|mdash|ndash|deg|amp;quot|#\d{2,5});/

/**
 * @param html HTML or plain text; XML's own entities are already decoded.
 * @returns plain text: a paragraph is set off by an empty line, an item of a list begins with a dash. Line breaks of a
 *   text without HTML stay.
 */
export function plainText(html: string): string {
  const { text, broken } = untag(unescapedTwice(html.replaceAll('\0', '').replace(SECTION, '')))
  const lines = broken ? text.replace(/[\r\n]+/g, ' ').replaceAll('\0', '\n') : text.replaceAll('\0', '\n')
  const decoded = decodeEntities(lines.replace(/\\(?=["'])/g, ''))
  return tidy(LEFT.test(decoded) ? decodeEntities(decoded) : decoded)
}

/** @param separator joins the lines: ', ' for a list of values. */
export function oneLine(html: string, separator = ' '): string {
  const lines = plainText(html)
    .split('\n')
    .map((line) => line.replace(/^– |[,;]$/g, ''))
  return lines.filter((line) => line !== '').join(separator)
}

/** @returns at most `longest` characters, ending with a whole word unless the first one is longer than that. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = /\s/.test(text.charAt(longest)) ? longest : text.slice(0, longest).search(/\s\S*$/)
  return text
    .slice(0, end > 0 ? end : longest)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .replace(/[\s,;:–—(-]+$/, '')
}
