/** A query in the syntax of FTS5. */
import { HAN, type QueryTerm } from './tokens.ts'

/** Most tokens between those of a synonym: an adjective, or a compound that is also indexed as one word. */
const NEAR = 3

/** Quoted, so that FTS5 never reads a token as syntax. */
const quote = (form: string): string => `"${form.replaceAll('"', '""')}"`

/** What may follow the first character of a word: the index has beginnings of two, but not of one. */
const NEXT: [RegExp, string][] = [
  [/^\d$/, '0123456789./x'],
  [/^[a-z]$/, 'abcdefghijklmnopqrstuvwxyz0123456789'],
  [/^[а-я]$/, 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
]

/** The beginning of an English ending: the index has stems, so that "racki" is no beginning of "rack". */
const UNFINISHED_ENDING = /(?<=^[a-z]{4,})(?:i|in|iz|ize|ized|io|ie)$/

/** @returns prefixes to search for what begins like this; one Han character is selective by itself. */
function beginnings(prefix: string): string[] {
  if (prefix.length > 1 || HAN.test(prefix)) {
    const stems = prefix.replace(UNFINISHED_ENDING, '')
    return stems === prefix ? [`${quote(prefix)}*`] : [`${quote(prefix)}*`, quote(stems)]
  }
  const [, next = ''] = NEXT.find(([first]) => first.test(prefix)) ?? []
  return Array.from(next, (character) => `${quote(prefix + character)}*`)
}

const near = (tokens: string[]): string =>
  tokens.length > 1 ? `NEAR(${tokens.map(quote).join(' ')}, ${NEAR})` : tokens.map(quote).join('')

const allOf = (terms: QueryTerm[], prefixLast: boolean): string =>
  terms.map((term, at) => anyFormOf(term, prefixLast && at === terms.length - 1)).join(' AND ')

function anyFormOf(term: QueryTerm, isUnfinished: boolean): string {
  const { forms, synonyms = [], subterms = [], prefix } = term
  // The beginning that is searched below finds all that has a token with it: each alternative costs a look into the index.
  const isOther = (tokens: string[]) =>
    !isUnfinished || prefix.length < 2 || !tokens.some((token) => token.startsWith(prefix))
  const others = forms.filter((form) => isOther(form.split(' ')))
  const alternatives = [...others.map(quote), ...synonyms.filter(isOther).map(near)]
  if (subterms.length > 0) alternatives.push(`(${allOf(subterms, isUnfinished)})`)
  const matchesPrefix = isUnfinished || term.matchesPrefix || forms.length + subterms.length === 0
  if (matchesPrefix) alternatives.push(...beginnings(prefix))
  return alternatives.length > 0 ? `(${alternatives.join(' OR ')})` : '""'
}

/**
 * @param terms from queryTerms or searchTerms.
 * @param options.prefixLast whether the last term is still being typed.
 * @returns a MATCH string of FTS5 that requires every term. Without terms it matches nothing.
 */
export function matchQuery(terms: QueryTerm[], { prefixLast = false } = {}): string {
  if (terms.length === 0) return '""'
  return allOf(terms, prefixLast)
}
