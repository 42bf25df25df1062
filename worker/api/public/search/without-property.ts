/** Reads a query without what its thing is made of or like, where no code has all its words: the tariff names a ball valve, but no steel one. */
import { type ClassifierIndex, type SearchResult, searchCodes } from '../../../../domain/classifier/search.ts'
import { isProperty } from '../../../db/search-text/synonyms.ts'
import { VOCABULARY } from '../../../db/search-text/vocabulary.ts'

let materialsAndDrives: RegExp | undefined

const saysProperty = (word: string): boolean => {
  materialsAndDrives ??= new RegExp(VOCABULARY.ofCodes, 'u')
  return materialsAndDrives.test(word) || isProperty(word)
}

/**
 * @param typed the result of the whole query, of which no code has all words
 * @returns what names the thing in full; undefined where nothing does, or the query has no property
 */
export function searchWithoutProperty(index: ClassifierIndex, typed: SearchResult): SearchResult | undefined {
  const words = typed.words.map(({ shown }) => shown)
  const telling = words.filter((word) => !saysProperty(word))
  if (telling.length === 0 || telling.length === words.length) return undefined
  const found = searchCodes(index, telling.join(' '))
  return found.isNamed ? found : undefined
}
