/** What a line of a buyer's list says, in the terms of the search. */

import { compactArticle } from '../../../../../domain/article.ts'
import type { ListLine } from '../../../../../domain/request-list/line.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { isUnitWord } from '../../../../db/search-text/synonyms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'

export interface LineTerms {
  line: ListLine
  /** Part numbers that the line may name, in compact form: that of its column first. */
  articles: string[]
  /** All that it says besides the part number of its column. */
  terms: QueryTerm[]
}

/** Terms of a line: its words have 300 characters at most. */
const MAX_TERMS = 40
/** Part numbers looked up for one line. */
const MAX_ARTICLES = 8
/** Characters of a part number among words: shorter ones are sizes. */
const MIN_ARTICLE_LENGTH = 3
/** Terms of one query of the index. */
const MAX_SEARCHED = 10

/** The words of a term that has several, else the term alone. */
export const leafTerms = (term: QueryTerm): QueryTerm[] => term.subterms?.flatMap(leafTerms) ?? [term]

export const hasDigit = ({ typed }: QueryTerm): boolean => /\d/.test(typed)

/** A letter or a unit alone says nothing: "L = 3 m". */
export const isDistinctive = ({ typed }: QueryTerm): boolean =>
  /\d/.test(typed) || /\p{Script=Han}/u.test(typed) || (typed.length > 1 && !isUnitWord(typed))

/** Each word that terms say, in any form. */
export const tokensOfTerms = (terms: QueryTerm[]): Set<string> =>
  new Set(
    terms.flatMap((term) =>
      [...leafTerms(term), term].flatMap(({ forms, synonyms = [] }) => [
        ...forms.flatMap((form) => form.split(' ')),
        ...forms,
        ...synonyms.flat(),
      ]),
    ),
  )

const WORD_WITH_DIGIT = /\S*\d\S*/gu

/** Words that may be a part number, alone or with the word before: "UCP 210". */
function articlesIn(words: string): string[] {
  const plain = words.normalize('NFKC')
  const single = (plain.match(WORD_WITH_DIGIT) ?? []).map((word) => word.replace(/^[("«]+|[)"»,;:.]+$/g, ''))
  const inBrackets = single.flatMap((word) => word.split(/[()]/))
  const pairs = [...plain.matchAll(/(?<!\S)([\p{L}-]{1,6})\s+(\d\S*)/gu)].map(
    ([, series, number]) => `${series}${number}`,
  )
  const whole = plain.length <= 40 && /\d/.test(plain) ? [plain] : []
  return [...whole, ...single, ...inBrackets, ...pairs]
}

/** Signs before a number that catalogues leave out, or write in another way. */
const withoutSigns = (words: string): string => words.replace(/[φΦøØ⌀∅](?=\s*\d)/gu, ' ')

/** @returns the terms and part numbers of a line */
export function termsOfLine(line: ListLine): LineTerms {
  const own = compactArticle(line.article)
  const others = articlesIn(line.words).map(compactArticle)
  const articles = [own, ...others].filter((article) => article.length >= MIN_ARTICLE_LENGTH && /\d/.test(article))
  return {
    line,
    articles: [...new Set(articles)].slice(0, MAX_ARTICLES),
    terms: searchTerms(withoutSigns(line.words), { most: MAX_TERMS }).filter(isDistinctive),
  }
}

/** Numbers first: they are what tells goods of one kind apart. */
export const searched = (terms: QueryTerm[]): QueryTerm[] =>
  [...terms.filter(hasDigit), ...terms.filter((term) => !hasDigit(term))].slice(0, MAX_SEARCHED)

/** @returns the terms as a MATCH string for what a product is called, and not for its description */
export const byName = (terms: QueryTerm[]): string => `{name model category} : (${matchQuery(searched(terms))})`
/** @returns the terms as a MATCH string for the names of categories */
export const byKind = (terms: QueryTerm[]): string => `{category} : (${matchQuery(searched(terms))})`
/** @returns the terms as a MATCH string for every word that describes a product */
export const byAnything = (terms: QueryTerm[]): string => matchQuery(searched(terms))
