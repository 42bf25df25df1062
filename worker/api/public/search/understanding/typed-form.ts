import { normalise } from '../../../../db/search-text/normalise.ts'

/** Spaces between the words into which a run of Chinese was cut; Chinese is written without spaces. */
const BETWEEN_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu

/** "DN 50" and "57 x 3,5" are one term each. */
const MAX_PARTS = 3

/**
 * @param q as typed
 * @param text terms of it as they were searched: in lower case, Chinese cut into words, "DN 50" as "dn50"
 * @returns the terms as they were typed; those of a correction, which no one has typed, unchanged
 */
export function typedForm(q: string, text: string): string {
  const parts = q.split(/\s+/)
  const typed = new Map<string, string>()
  for (let length = MAX_PARTS; length > 0; length -= 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const run = parts.slice(from, from + length).join(' ')
      typed.set(normalise(run), run)
    }
  }
  return text
    .replace(BETWEEN_HAN, '')
    .split(' ')
    .map((term) => typed.get(term) ?? term)
    .join(' ')
}
