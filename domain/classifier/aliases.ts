/**
 * Everyday names of a code, by which the search finds it besides its official name. They are stored in one text: "power bank,
 * повербанк, 充电宝".
 */
import type { Locale } from '../locale.ts'

const SEPARATOR = ', '
/** Pattern of the letters of each language; aliases of digits only («18650») are searched with the Russian names. */
const LETTERS: Record<Locale, RegExp> = { en: /[a-z]/i, ru: /[а-яё]|^[\d\s.,/-]+$/i, zh: /\p{Script=Han}/u }

export const aliasesOf = (words: string): string[] => (words === '' ? [] : words.split(SEPARATOR))

export const joinAliases = (aliases: Iterable<string>): string => [...new Set(aliases)].join(SEPARATOR)

/** @returns the aliases that are searched together with the names of this language. */
export const aliasesIn = (words: string, locale: Locale): string[] =>
  aliasesOf(words).filter((alias) => LETTERS[locale].test(alias))
