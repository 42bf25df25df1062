/** Writes a query in the syntax of FTS5. */
import { HAN, type QueryTerm } from './tokens.ts'
import { nominalsBeginning } from './units.ts'

/** Most tokens between those of a synonym: an adjective, or a compound that is also indexed as one word. */
const NEAR = 3

/** Quoted, so that FTS5 never reads a token as syntax. */
const quote = (form: string): string => `"${form.replaceAll('"', '""')}"`

/** Characters that may follow the first one of a word: the index has prefixes of two characters, but not of one. */
const NEXT: [RegExp, string][] = [
  [/^\d$/, '0123456789./x'],
  [/^[a-z]$/, 'abcdefghijklmnopqrstuvwxyz0123456789'],
  [/^[а-я]$/, 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
]

/** The beginning of an English suffix: the index has stems, so that the prefix "racki" does not find "rack". */
const UNFINISHED_ENDING = /(?<=^[a-z]{4,})(?:i|in|iz|ize|ized|io|ie)$/

/** Signs before a second size: dn50x3.5, dn50/40. */
const WITH_SIZE = ['x', '/']

/** @returns the FTS5 prefixes that find words with this beginning; a single Han character is selective enough by itself. */
function beginnings(prefix: string): string[] {
  const nominals = nominalsBeginning(prefix)
  if (nominals.length > 0) return [...nominals.map(quote), ...WITH_SIZE.map((sign) => `${quote(prefix + sign)}*`)]
  if (prefix.length > 1 || HAN.test(prefix)) {
    const stems = prefix.replace(UNFINISHED_ENDING, '')
    return stems === prefix ? [`${quote(prefix)}*`] : [`${quote(prefix)}*`, quote(stems)]
  }
  const [, next = ''] = NEXT.find(([first]) => first.test(prefix)) ?? []
  return Array.from(next, (character) => `${quote(prefix + character)}*`)
}

/** The pairs of characters of a Chinese name stand side by side; a long name has more of them than a distance may be. */
const near = (tokens: string[]): string => {
  if (tokens.length > 1 && tokens.every((token) => HAN.test(token))) return quote(tokens.join(' '))
  return tokens.length > 1 ? `NEAR(${tokens.map(quote).join(' ')}, ${NEAR})` : tokens.map(quote).join('')
}

const allOf = (terms: QueryTerm[], prefixLast: boolean): string =>
  terms.map((term, at) => writtenOf(term, prefixLast && at === terms.length - 1)).join(' AND ')

/** A term of a query is looked for by itself and in several readings. */
const finished = new WeakMap<QueryTerm, string>()
const unfinished = new WeakMap<QueryTerm, string>()

function writtenOf(term: QueryTerm, isUnfinished: boolean): string {
  const written = isUnfinished ? unfinished : finished
  const found = written.get(term) ?? anyFormOf(term, isUnfinished)
  written.set(term, found)
  return found
}

/** A series and the first digits of its number, which are apart in texts: RAL80 of RAL 8017. */
const HALF_DESIGNATION = /^\p{L}{2,} \d{2,}$/u

function anyFormOf(term: QueryTerm, isUnfinished: boolean): string {
  const { forms, synonyms = [], subterms = [], prefix } = term
  // The prefix that is added below finds everything with such a token: each alternative costs a look-up in the index.
  const isOther = (tokens: string[]) =>
    !isUnfinished || prefix.length < 2 || !tokens.some((token) => token.startsWith(prefix))
  const others = forms.filter((form) => isOther(form.split(' ')))
  // The index has a nominal size as one word, whatever it was written like.
  const isNominal = isUnfinished && nominalsBeginning(prefix).length > 0
  const isHalf = (form: string) => isUnfinished && HALF_DESIGNATION.test(form)
  const written = isNominal ? others.filter((form) => !isHalf(form)) : others
  const formOf = (form: string) => (isHalf(form) ? `${quote(form)}*` : quote(form))
  const alternatives = [...written.map(formOf), ...synonyms.filter(isOther).map(near)]
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
