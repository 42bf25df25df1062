/** A query in the syntax of FTS5. */
import { HAN, type QueryTerm } from './tokens.ts'

/** Most tokens between those of a synonym: an adjective, or a compound that is also indexed as one word. */
const NEAR = 3

/** Quoted, so that FTS5 never reads a token as syntax. */
const quote = (form: string): string => `"${form.replaceAll('"', '""')}"`

/** A prefix of one letter would match half of the index, which is slow and useless; one Han character is selective. */
const isSelective = (prefix: string): boolean => prefix.length > 1 || HAN.test(prefix)

const near = (tokens: string[]): string =>
  tokens.length > 1 ? `NEAR(${tokens.map(quote).join(' ')}, ${NEAR})` : tokens.map(quote).join('')

const allOf = (terms: QueryTerm[], prefixLast: boolean): string =>
  terms.map((term, at) => anyFormOf(term, prefixLast && at === terms.length - 1)).join(' AND ')

function anyFormOf(term: QueryTerm, isUnfinished: boolean): string {
  const { forms, synonyms = [], subterms = [], prefix } = term
  const alternatives = [...forms.map(quote), ...synonyms.map(near)]
  if (subterms.length > 0) alternatives.push(`(${allOf(subterms, isUnfinished)})`)
  const matchesPrefix = isUnfinished || term.matchesPrefix || alternatives.length === 0
  if (matchesPrefix && subterms.length === 0 && isSelective(prefix)) alternatives.push(`${quote(prefix)}*`)
  return `(${alternatives.join(' OR ')})`
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
