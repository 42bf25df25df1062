/** Spellings one edit away from a word (insert, delete, substitute, transpose), after Norvig's spelling corrector. */

const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const LATIN = 'abcdefghijklmnopqrstuvwxyz'

/** Shorter words have too many neighbours, longer ones are nobody's. */
const SHORTEST = 3
const LONGEST = 24

const alphabetOf = (word: string): string | null => {
  if (/^[а-я]+$/.test(word)) return CYRILLIC
  return /^[a-z]+$/.test(word) ? LATIN : null
}

/**
 * @param word normalised.
 * @returns every spelling one edit away, without the word itself: some fifty a letter. None for numbers, designations
 *   and Chinese: the next model is another product, not a typing error.
 */
export function oneEditAway(word: string): string[] {
  const alphabet = alphabetOf(word)
  if (!alphabet || word.length < SHORTEST || word.length > LONGEST) return []
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    for (const letter of alphabet) {
      found.add(before + letter + here + after)
      if (here) found.add(before + letter + after)
    }
    if (here) found.add(before + after)
    if (after) found.add(before + after.charAt(0) + here + after.slice(1))
  }
  found.delete(word)
  return [...found]
}
