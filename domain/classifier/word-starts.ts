/**
 * Where words begin in folded text, by their first two letters. Looking for a word means looking at the places in one of some
 * four thousand drawers instead of at the whole text; filling them is two passes over it, without a string made.
 */

/** A digit, a Latin or a Russian letter of folded text by number, 0 for none: digits and letters, then Cyrillic. */
const LETTERS = 69
const LETTER = Uint8Array.from({ length: 256 }, (_, code) => {
  if (code >= 48 && code <= 57) return code - 47
  if (code >= 97 && code <= 122) return code - 86
  return code >= 0xe0 ? code - 0xe0 + 37 : 0
})

export interface WordStarts {
  /** Places in the text, drawer by drawer, rising within each. */
  places: Int32Array
  /** By drawer: where it begins in `places`. One more at the end. */
  drawers: Int32Array
}

const letterAt = (text: string, at: number): number => LETTER[text.charCodeAt(at)] ?? 0

function eachStart(text: string, visit: (place: number, drawer: number) => void): void {
  let before = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = letterAt(text, at)
    if (letter > 0 && before === 0) visit(at, letter * LETTERS + letterAt(text, at + 1))
    before = letter
  }
}

export function wordStarts(text: string): WordStarts {
  const drawers = new Int32Array(LETTERS * LETTERS + 1)
  eachStart(text, (_, drawer) => {
    drawers[drawer + 1] = (drawers[drawer + 1] ?? 0) + 1
  })
  for (let at = 1; at < drawers.length; at += 1) drawers[at] = (drawers[at] ?? 0) + (drawers[at - 1] ?? 0)
  const places = new Int32Array(drawers.at(-1) ?? 0)
  const next = drawers.slice()
  eachStart(text, (place, drawer) => {
    const at = next[drawer] ?? 0
    places[at] = place
    next[drawer] = at + 1
  })
  return { places, drawers }
}

/** @returns the places of words that begin with the same two letters, or with the same one where there is only one. */
export function startsLike({ places, drawers }: WordStarts, beginning: string): Int32Array {
  const first = letterAt(beginning, 0) * LETTERS
  const second = letterAt(beginning, 1)
  const [from, to] = second > 0 ? [first + second, first + second + 1] : [first, first + LETTERS]
  return places.subarray(drawers[from], drawers[to])
}
