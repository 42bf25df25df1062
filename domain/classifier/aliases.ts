/**
 * Everyday names of a code, which the search finds it by beside its official name. They are stored in one text:
 * "power bank, повербанк, 充电宝".
 */
import type { Locale } from '../locale.ts'

const SEPARATOR = ', '
/** Letters that a name of this language has; figures alone («18650») are searched among the Russian names. */
const LETTERS: Record<Locale, RegExp> = { en: /[a-z]/i, ru: /[а-яё]|^[\d\s.,/-]+$/i, zh: /\p{Script=Han}/u }

export const aliasesOf = (words: string): string[] => (words === '' ? [] : words.split(SEPARATOR))

export const joinAliases = (aliases: Iterable<string>): string => [...new Set(aliases)].join(SEPARATOR)

/** @returns the aliases that are searched together with the names of this language. */
export const aliasesIn = (words: string, locale: Locale): string[] =>
  aliasesOf(words).filter((alias) => LETTERS[locale].test(alias))
