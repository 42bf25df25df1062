/** Says where a product has the words of a query that its name has not: a buyer would not see why it is shown. */
import { type SQL, sql } from 'drizzle-orm'
import type { ProductCard } from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { commonPrefix, stem } from '../../../../domain/search-text/stem.ts'
import type { Text } from '../../../../domain/text.ts'
import { writtenLanguage } from '../../../../domain/written-language.ts'
import { products, type StoredFact } from '../../../db/schema.ts'
import { normalise } from '../../../db/search-text/normalise.ts'
import { HAN, type QueryTerm } from '../../../db/search-text/tokens.ts'
import { tokensWithin } from '../../../db/search-text/within-ranges.ts'
import { translation, translationOfEach } from '../../../db/select.ts'
import { localized, localizedOrNull } from '../../http/locale.ts'
import { NAMED } from '../products/word-hits.ts'

/** The texts of a product. */
export interface SearchedTexts {
  /** Whether the name has all words. */
  isNamed?: boolean
  description: Text | null
  facts: StoredFact[]
  /** The same in the language of the query, where that is another one than the reader's and the name has not all words. */
  asTyped?: Pick<SearchedTexts, 'description' | 'facts'> | null
}

const textsOf = (locale: Locale): SQL =>
  sql`'description', json(${translation(products.description, locale)}),
    'facts', json(${translationOfEach(products.facts, locale, { name: 'text', value: 'text' })})`

const readTexts = (column: SQL) =>
  sql<SearchedTexts | null>`${column}`.mapWith((value: string): SearchedTexts => JSON.parse(value)).as('searched_texts')

/** A column of rows that have `page.score`, as `bestRows` has: texts are read for those alone whose name has not all the words. */
export const searchedTexts = (locale: Locale) =>
  readTexts(sql`iif(page.score > -${NAMED}, json_object(${textsOf(locale)}), NULL)`)

/** The language in which a query is written, by its letters. */
const languageOf = (q: string): Locale => writtenLanguage(q, 'en')

/** The same for every row, with whether its name has all the words, and in the language of the query. */
export function allTexts(locale: Locale, q: string) {
  const typed = languageOf(q)
  const asTyped =
    typed === locale ? sql`` : sql`, 'asTyped', json(iif(page.score > -${NAMED}, json_object(${textsOf(typed)}), NULL))`
  return readTexts(
    sql`json_object('isNamed', json(iif(page.score > -${NAMED}, 'false', 'true')), ${textsOf(locale)}${asTyped})`,
  )
}

const ENDS_IN_DIGIT = /^\d.*\d$|^\d$/

const isWord = (text: string, word: string): boolean => {
  if (HAN.test(word)) return text.includes(word)
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  // The 20 of a steel is not in 2015, nor in 1.20.
  const [before, after] = ENDS_IN_DIGIT.test(word) ? ['(?<!\\d[.,/])', '(?!\\d|[.,/]\\d)'] : ['', '']
  return new RegExp(`(?<![\\p{L}\\p{N}])${before}${escaped}${after}`, 'u').test(text)
}

/** @param text normalised. @returns whether the term or one of its synonyms is written there, or a range that has its number. */
function isWrittenIn(text: string, { typed, subterms, synonyms = [], bare, forms }: QueryTerm): boolean {
  if (subterms?.every((term) => isWrittenIn(text, term))) return true
  if (bare && tokensWithin(text).some((token) => forms.includes(token))) return true
  const written = bare?.typed ?? (HAN.test(typed) ? typed : commonPrefix(typed, stem(typed)))
  return isWord(text, written) || synonyms.some((tokens) => tokens.every((token) => isWord(text, token)))
}

const SENTENCE = /[^.!?;。！？；]+(?:[.!?;](?!\s|$)[^.!?;。！？；]*)*[.!?;。！？；]?/gu

/** Characters of a text that is shown below a name. */
const MAX_EXCERPT_LENGTH = 140

/** @returns the sentence, without its end where it is long; words are not cut. */
function shortened(sentence: string): string {
  const text = sentence.trim().replace(/[;；]$/, '')
  if (text.length <= MAX_EXCERPT_LENGTH) return text
  const cut = text.slice(0, MAX_EXCERPT_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_EXCERPT_LENGTH / 2))}…`
}

/** The text that has the most of the terms, the first of equals; undefined where none has one. */
function best<Item>(items: Item[], textOf: (item: Item) => string, terms: QueryTerm[]): Item | undefined {
  let found: Item | undefined
  let most = 0
  for (const item of items) {
    const text = normalise(textOf(item))
    const has = terms.filter((term) => isWrittenIn(text, term)).length
    if (has > most) [found, most] = [item, has]
  }
  return found
}

/** @returns the first text that has all terms; undefined where none has. */
export const textWithAll = (texts: string[], terms: QueryTerm[]): string | undefined =>
  texts.find((text) => {
    const normal = normalise(text)
    return terms.every((term) => isWrittenIn(normal, term))
  })

/**
 * @param q the query, where texts in its language were read, too
 * @returns the card with the fact or the sentence that has the words of the query which its name and model have not
 */
export function withFound(
  terms: QueryTerm[],
  card: ProductCard,
  texts: SearchedTexts | null,
  locale: Locale,
  q = '',
): ProductCard {
  const name = `${card.name.text} ${card.model ?? ''}`
  const found =
    foundInText(terms, name, texts, locale) ?? foundInText(terms, name, texts?.asTyped ?? null, languageOf(q))
  return found ? { ...card, found } : card
}

/**
 * @param name of the product and its model, as the card shows them
 * @returns the fact or the sentence of the description that has the words; undefined where all are in the name, or are none of these
 *   texts' own words, such as the category's
 */
export function foundInText(
  terms: QueryTerm[],
  name: string,
  texts: SearchedTexts | null,
  locale: Locale,
): ProductCard['found'] {
  if (!texts || texts.isNamed) return undefined
  const known = normalise(name)
  const missing = terms.flatMap((term) => term.subterms ?? [term]).filter((term) => !isWrittenIn(known, term))
  if (missing.length === 0) return undefined
  const facts = texts.facts.map((fact) => {
    const label = localized(fact.name, locale)
    return { ...label, text: `${label.text}: ${localized(fact.value, locale).text}` }
  })
  const fact = best(facts, ({ text }) => text, missing)
  if (fact) return { in: 'facts', text: { ...fact, text: shortened(fact.text) } }
  const description = localizedOrNull(texts.description, locale)
  const sentence = description && best(description.text.match(SENTENCE) ?? [], (text) => text, missing)
  return sentence ? { in: 'description', text: { text: shortened(sentence), lang: description.lang } } : undefined
}

const HAS_DIGIT = /\d/

/**
 * @param shown products with their texts
 * @returns the words that none of the products has in its name or a characteristic: descriptions have them, which may speak of other things; none
 *   of a query in another language than the texts
 */
export function onlyDescribed(
  q: string,
  terms: QueryTerm[],
  shown: { card: ProductCard; texts: SearchedTexts | null }[],
  locale: Locale,
): QueryTerm[] {
  if (languageOf(q) !== locale) return []
  const known = shown.map(({ card, texts }) => {
    const facts = (texts?.facts ?? []).flatMap(({ name, value }) =>
      [name, value].map((one) => localized(one, locale).text),
    )
    return normalise([card.name.text, card.model ?? '', ...facts].join('\n'))
  })
  return terms.filter((term) => !HAS_DIGIT.test(term.typed) && !known.some((text) => isWrittenIn(text, term)))
}
