export interface Piece {
  /** Where it begins in the text. */
  at: number
  text: string
  hit: boolean
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** ё and е are one letter to a reader who searches, in the text as in the mark. */
const foldYo = (pattern: string) => pattern.replace(/[её]/gi, '[её]')

/** Chinese has no spaces between words: there a mark may stand anywhere, and nothing after it belongs to it. */
const pattern = (mark: string) => {
  const word = foldYo(escapeRegExp(mark.toLowerCase()))
  return /\p{Script=Han}/u.test(mark) ? word : `(?<![\\p{L}\\p{N}])${word}[\\p{L}\\p{N}]*`
}

/** @param marks beginnings of words, as the search knows them; @returns null where there is nothing to look for */
export function marksPattern(marks: string[]): RegExp | null {
  const words = marks.filter((mark) => mark.trim() !== '').sort((a, b) => b.length - a.length)
  return words.length > 0 ? new RegExp(words.map(pattern).join('|'), 'giu') : null
}

/**
 * Cuts a text into hits and what is between them. Joined again, the pieces are the text.
 * @param marks of `marksPattern`
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
