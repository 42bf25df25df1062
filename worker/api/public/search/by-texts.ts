/** Among products that have the same words of a query in the same places, puts those first whose texts have more of the rest. */
import type { ProductCard } from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { indexText, ONE_HAN, type QueryTerm } from '../../../db/search-text/tokens.ts'
import { localized, localizedOrNull } from '../../http/locale.ts'
import type { SearchedTexts } from './found-in-text.ts'

/** What a term is worth in a fact and in a description, beside one in a name: a description may speak of another thing. */
const IN_FACTS = 0.95
const IN_DESCRIPTION = 0.75
/** What a product was chosen by it has, and be it in another language. */
const CHOSEN = 0.7

/** Another name of a thing is worth a little less than the one that was typed: Pt100 before Pt1000. */
const BY_SYNONYM = 0.98

/** A product of the page, and what it was chosen by. */
export interface Candidate {
  card: ProductCard
  texts: SearchedTexts | null
  terms: QueryTerm[]
  leftOut: QueryTerm[]
  /** Products of one group have the same words in the same places. */
  group: string
}

const tokensOf = (text: string): ReadonlySet<string> => new Set(indexText(text).split(' '))

/** @returns whether some tokens are a term: 1, one of its synonyms: a little less, or neither: 0 */
function shareOf(tokens: ReadonlySet<string>, term: QueryTerm): number {
  const { forms, synonyms = [], subterms = [], prefix, matchesPrefix } = term
  const hasAll = (some: string[]) => some.length > 0 && some.every((token) => tokens.has(token))
  if (forms.some((form) => hasAll(form.split(' ')))) return 1
  if (subterms.length > 0 && subterms.every((one) => shareOf(tokens, one) > 0)) return 1
  if (synonyms.some(hasAll)) return BY_SYNONYM
  const isBegun = matchesPrefix || forms.length + subterms.length === 0
  return isBegun && prefix !== '' && [...tokens].some((token) => token.startsWith(prefix)) ? 1 : 0
}

/** How much of the query a product has. */
function worthOf({ card, texts, terms, leftOut }: Candidate, locale: Locale): number {
  const facts = (texts?.facts ?? []).map(({ name, value }) => [name, value].map((one) => localized(one, locale).text))
  const description = texts ? (localizedOrNull(texts.description, locale)?.text ?? '') : ''
  const places = [
    { tokens: tokensOf(`${card.name.text} ${card.model ?? ''}`), worth: 1 },
    { tokens: tokensOf(facts.flat().join('\n')), worth: IN_FACTS },
    { tokens: tokensOf(description), worth: IN_DESCRIPTION },
  ]
  const said = (term: QueryTerm) => Math.max(...places.map(({ tokens, worth }) => worth * shareOf(tokens, term)))
  const least = texts?.isNamed ? BY_SYNONYM : CHOSEN
  const own = terms.map((term) => Math.max(least, said(term)))
  const further = leftOut.filter(({ typed }) => !ONE_HAN.test(typed)).map(said)
  return [...own, ...further].reduce((sum, one) => sum + one, 0)
}

/** @returns the products, those of each group by how much of the query they have */
export function orderedByTexts(candidates: Candidate[], locale: Locale): ProductCard[] {
  const runs: Candidate[][] = []
  for (const candidate of candidates) {
    const last = runs.at(-1)
    if (last?.[0]?.group === candidate.group) last.push(candidate)
    else runs.push([candidate])
  }
  return runs.flatMap((run) => {
    const asked = run[0] ? run[0].terms.length + run[0].leftOut.length : 0
    if (run.length === 1 || asked < 2) return run.map(({ card }) => card)
    const ranked = run.map((one) => ({ card: one.card, worth: worthOf(one, locale) }))
    return ranked.toSorted((one, other) => other.worth - one.worth).map(({ card }) => card)
  })
}
