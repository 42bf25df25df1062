import type { CodeText } from '../contract/classifier.ts'

/** A paragraph of the notes that names the heading of a code, with the other headings in it. */
interface NamedInNotes {
  of: CodeText['of']
  quote: string
  headings: string[]
}

/** Maximum number of quoted paragraphs, and of letters around the heading in each: the whole notes are on a page of their own. */
const MAX_QUOTES = 3
const AROUND = 100
/** Maximum number of linked headings of one paragraph. */
const MAX_HEADINGS = 8

/** "товарной позиции 8481 или 8482", "субпозициях 8481 20, 8481 30": numbers elsewhere are years and measures. */
const POSITIONS = /позици[а-я]*\s+((?:\d{4}(?:\s\d\d)*(?:\s*[–,-]\s*|\s+или\s+|\s+и\s+)?)+)/gi
const HEADING = /\d{4}/g

/** @returns the headings that a text names, each with its place */
export const headingsIn = (text: string): { heading: string; at: number }[] =>
  [...text.matchAll(POSITIONS)].flatMap((match) => {
    const [whole, list = ''] = match
    const start = match.index + whole.length - list.length
    return [...list.matchAll(HEADING)].map(({ 0: heading, index }) => ({ heading, at: start + index }))
  })

const RANGE = /(\d{4})\s*[–-]\s*(\d{4})/g

/** @returns where a text names a heading, or a range of its chapter's headings that it is in; undefined where neither */
function placeOf(text: string, own: string): number | undefined {
  const named = headingsIn(text)
  const exact = named.find(({ heading }) => heading === own)
  if (exact) return exact.at
  const isWithin = ([, from = '', to = '']: RegExpExecArray) =>
    from.slice(0, 2) === own.slice(0, 2) && from < own && own < to
  const range = [...text.matchAll(RANGE)].find(isWithin)
  return range && named.find(({ at }) => at === range.index)?.at
}

/** @returns the part of a paragraph around a heading, cut at spaces */
function around(paragraph: string, at: number): string {
  const from = at <= AROUND ? 0 : paragraph.indexOf(' ', at - AROUND) + 1
  const end = at + AROUND >= paragraph.length ? paragraph.length : paragraph.lastIndexOf(' ', at + AROUND)
  return `${from > 0 ? '… ' : ''}${paragraph.slice(from, end)}${end < paragraph.length ? ' …' : ''}`
}

/** @returns the digits of the heading that a code is or is under; undefined for sections, chapters and activities */
export const headingOf = (code: string | null): string | undefined => /^\d{4}(?!\.)/.exec(code ?? '')?.[0]

/** @returns the part of a text that names a heading, with the other headings in it; null where it does not name it */
export function quoteOf(text: string, own: string): { quote: string; headings: string[] } | null {
  const at = placeOf(text, own)
  if (at === undefined) return null
  const quote = around(text, at)
  const others = headingsIn(quote).flatMap(({ heading }) => (heading === own ? [] : [heading]))
  return { quote, headings: [...new Set(others)].slice(0, MAX_HEADINGS) }
}

/**
 * Paragraphs of the notes to a code's section and chapter that name its heading: they say which goods are easily confused with its own.
 * @param code digits of the code
 */
export function namedInNotes(code: string | null, texts: readonly CodeText[] | null): NamedInNotes[] {
  const own = headingOf(code)
  if (own === undefined) return []
  const named = (texts ?? []).flatMap(({ of, kind, paragraphs }) =>
    kind === 'note' ? paragraphs.map((paragraph) => ({ of, paragraph })) : [],
  )
  return named
    .flatMap(({ of, paragraph }): NamedInNotes[] => {
      const said = quoteOf(paragraph, own)
      return said ? [{ of, ...said }] : []
    })
    .slice(0, MAX_QUOTES)
}
