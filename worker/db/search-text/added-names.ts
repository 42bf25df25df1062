/** Names that operators have given to things, in a query. */
import { operatorTerms } from './synonyms.ts'
import { entryOf, nameKey } from './term-names.ts'
import { HAN, splitWords } from './tokens.ts'

const keyOf = (q: string): string => splitWords(q).map(nameKey).join(' ')

/** @returns other names that operators have given to the thing that the whole query names, for the search of codes; else none. */
export function addedNames(q: string): string[] {
  const key = keyOf(q)
  const own = operatorTerms().filter(
    ({ names, generic }) => !generic && names.some((name) => entryOf(name).key === key),
  )
  return [...new Set(own.flatMap(({ names }) => names.filter((name) => entryOf(name).key !== key)))]
}

/** @returns whether the query contains such a name: then its meaning is the one that operators defined */
export function hasAddedName(q: string): boolean {
  const key = ` ${keyOf(q)} `
  const isSaid = (name: string) => key.includes(HAN.test(name) ? entryOf(name).key : ` ${entryOf(name).key} `)
  return operatorTerms().some(({ names, generic }) => !generic && names.some(isSaid))
}
