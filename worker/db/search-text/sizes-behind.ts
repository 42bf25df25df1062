/** A size that stands between the words of a name. */
import { phraseLength } from './synonyms.ts'
import { nameKey } from './term-names.ts'
import type { QueryTerm } from './tokens.ts'

const HAS_DIGIT = /\d/
const ADJECTIVE = /^[а-я]{3,}(?:[ыи]й|ой|[ая]я|[ое]е|[ыи]е|[ыи]х)$/

const isWord = ({ typed, subterms }: QueryTerm): boolean => !HAS_DIGIT.test(typed) && !subterms

/** @returns the terms with such a size behind the name: «диск 125 зачистной» is «диск зачистной 125» */
export function withSizesBehind(terms: QueryTerm[]): QueryTerm[] {
  const moved = [...terms]
  for (let at = 1; at < moved.length - 1; at += 1) {
    const [before, size, after] = moved.slice(at - 1, at + 2)
    if (!before || !size || !after || !isWord(before) || isWord(size) || !ADJECTIVE.test(after.typed)) continue
    const keys = [before, after].map(({ typed }) => nameKey(typed))
    if (phraseLength(keys, 0) === 2) moved.splice(at, 2, after, size)
  }
  return moved
}
