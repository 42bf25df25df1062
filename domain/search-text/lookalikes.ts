/** Letters that look alike in the Latin and the Cyrillic alphabet. */

// biome-ignore format: an alphabet reads in rows
const LATIN_OF: Record<string, string> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x',
}
const CYRILLIC_OF: Record<string, string> = Object.fromEntries(
  Object.entries(LATIN_OF).map(([cyrillic, latin]) => [latin, cyrillic]),
)
const ONLY_LOOKALIKES = /^[авекмнорстух]+$/

/** @param run in lower case; letters that have no such other one stay */
export const toLatin = (run: string): string => run.replace(/[а-я]/g, (letter) => LATIN_OF[letter] ?? letter)
/** @param run likewise */
export const toCyrillic = (run: string): string => run.replace(/[a-z]/g, (letter) => CYRILLIC_OF[letter] ?? letter)

/**
 * Writes a run of letters in Latin where every letter may be Latin: М8 on a Russian keyboard is the M8 of the catalogue, and 09г2c with a
 * Latin c its 09Г2С. Runs with a truly Cyrillic letter (аир80) stay.
 */
export const latinLookalikes = (designation: string): string =>
  designation.replace(/[а-я]+/g, (run) => (ONLY_LOOKALIKES.test(run) ? toLatin(run) : run))
