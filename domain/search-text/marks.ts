import { escapeRegExp } from '../escape-regexp.ts'

interface Piece {
  /** Offset in the text. */
  at: number
  text: string
  hit: boolean
}

/** ё and е are equal, in the text and in the query. */
const foldYo = (pattern: string) => pattern.replace(/[её]/gi, '[её]')

/** Chinese has no spaces between words: there a prefix matches anywhere, and the match ends with it. */
const pattern = (mark: string) => {
  // Texts are shown with no-break spaces in some places (domain/typography.ts).
  const word = foldYo(escapeRegExp(mark.toLowerCase())).replaceAll(' ', '\\s')
  return /\p{Script=Han}/u.test(mark) ? word : `(?<![\\p{L}\\p{N}])${word}[\\p{L}\\p{N}]*`
}

/** @param marks prefixes of words, from the search; @returns null where there are none */
export function marksPattern(marks: string[]): RegExp | null {
  const prefixes = marks.filter((mark) => mark.trim() !== '').sort((a, b) => b.length - a.length)
  return prefixes.length > 0 ? new RegExp(prefixes.map(pattern).join('|'), 'giu') : null
}

/**
 * Splits a text into matches and what is between them. The pieces joined are the text.
 * @param marks from `marksPattern`
 */
export function splitByMarks(text: string, marks: RegExp | null): Piece[] {
  const pieces: Piece[] = []
  const add = (from: number, to: number, hit: boolean) => {
    if (to > from) pieces.push({ at: from, text: text.slice(from, to), hit })
  }
  let end = 0
  for (const match of marks ? text.matchAll(marks) : []) {
    add(end, match.index, false)
    end = match.index + match[0].length
    add(match.index, end, true)
  }
  add(end, text.length, false)
  return pieces
}
