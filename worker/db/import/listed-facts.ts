/**
 * Facts as files that we have written state them: one text for each language, with a fact on each line, "Material: brass". Lines of the
 * same position are one fact, and a dash means that a language does not have the fact.
 */

import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { oneLine } from '../../../domain/one-line.ts'
import type { Text } from '../../../domain/text.ts'
import { wordingIn } from '../../../domain/text.ts'
import type { StoredFact } from '../schema.ts'
import { plainText } from './clean.ts'
import { type FeedOffer, fieldOf } from './feed.ts'

const BETWEEN = ': '
const NONE = '–'

/** Whether a language has the fact: a value that is the same in all languages counts for those that have a name of the fact. */
const isIn = ({ name }: StoredFact, locale: Locale): boolean => name[locale] !== undefined

/** @returns the text of a language; '' where it has none of the facts */
export function factLines(facts: readonly StoredFact[], locale: Locale): string {
  if (!facts.some((fact) => isIn(fact, locale))) return ''
  const lines = facts.map((fact) => {
    const name = fact.name[locale]
    const value = wordingIn(fact.value, locale)
    return name === undefined || value === undefined ? NONE : `${oneLine(name)}${BETWEEN}${oneLine(value)}`
  })
  return lines.join('\n')
}

function joinedFact(lines: [Locale, string][]): StoredFact[] {
  const name: Text = {}
  const values: Text = {}
  for (const [locale, line] of lines) {
    const at = line.indexOf(BETWEEN)
    if (at <= 0) continue
    name[locale] = line.slice(0, at).trim()
    values[locale] = line.slice(at + BETWEEN.length).trim()
  }
  const all = Object.values(values)
  const [first] = all
  if (first === undefined) return []
  const isSame = all.every((value) => value === first) && (all.length > 1 || !/\p{L}/u.test(first))
  return [{ name, value: isSame ? first : values }]
}

/** @returns null for an offer without such texts */
export function listedFacts(offer: FeedOffer): StoredFact[] | null {
  const texts = LOCALES.map((locale) => [locale, plainText(fieldOf(offer, `facts_${locale}`)).split('\n')] as const)
  const known = texts.filter(([, lines]) => lines.some((line) => line !== ''))
  if (known.length === 0) return null
  const most = Math.max(...known.map(([, lines]) => lines.length))
  return Array.from({ length: most }, (_, at) =>
    joinedFact(known.map(([locale, lines]): [Locale, string] => [locale, lines[at] ?? NONE])),
  ).flat()
}

/** Whether both state the same in every language: a value may be stored once for all of them, or once for each. */
export function areSameFacts(one: readonly StoredFact[], other: readonly StoredFact[]): boolean {
  return one.length === other.length && LOCALES.every((locale) => factLines(one, locale) === factLines(other, locale))
}
