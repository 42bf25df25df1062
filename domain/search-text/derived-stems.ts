/**
 * Russian adjectives of what things are made of or for, and the nouns that they are made of: «нитриловый» is of «нитрил», «картонный» of
 * «картон», «керамический» of «керамика».
 */
import { stem } from './stem.ts'

const CYRILLIC = /^[а-я]+$/

/** Letters of a noun: fewer are in too many words. */
const MIN_NOUN_LENGTH = 3

/** Endings of an adjective's stem, and what the noun's stem ends in instead. */
const ENDINGS: [RegExp, string[]][] = [
  [/ическ$/, ['ик', '']],
  [/[ое]чн$/, ['к', 'ок', 'ек']],
  [/жн$/, ['г', 'ж']],
  [/[ое]в$/, ['']],
  [/(?<=[^аеиоуыэюя])ь?н$/, ['']],
  [/(?<=[^аеиоуыэюя])[ая]$/, ['']],
  [/(?<=[^аеиоуыэюя])ск$/, ['']],
]

/**
 * @param adjective its stem, of `stem`
 * @returns the stems of the nouns that an adjective with this stem may be made of; none for other words
 */
export function nounStems(adjective: string): string[] {
  if (!CYRILLIC.test(adjective)) return []
  const [ending, instead = []] = ENDINGS.find(([one]) => one.test(adjective)) ?? []
  if (!ending) return []
  const nouns = instead.map((end) => adjective.replace(ending, '') + end)
  return [...new Set(nouns.flatMap((noun) => [noun, stem(noun)]))].filter(({ length }) => length >= MIN_NOUN_LENGTH)
}
