/** The order of names as a language's readers expect it: Chinese by pinyin, Russian with ё beside е. */
import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

// Creating one takes longer than sorting a list with it.
const collators = new Map<Locale, Intl.Collator>()

/** @returns negative, 0 or positive, as Array.sort expects; numbers in names by their value: DN 50 before DN 100 */
export const compareNames = (locale: Locale, one: string, other: string): number =>
  getOrCreate(collators, locale, () => new Intl.Collator(LANGUAGE_TAGS[locale], { numeric: true })).compare(one, other)
