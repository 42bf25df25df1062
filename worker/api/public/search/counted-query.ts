/** Which searches are counted, and under which text (docs/behaviour.md, "Searches without results", "Statistics"). */
import { MAX_WORDS_LENGTH } from '../../../../domain/page-view-limits.ts'

/** An address, a number of a person or of a firm: nothing about anybody is stored. */
const PERSONAL = /@|\d(?:[\s()+.-]*\d){8}/

/** @returns the query as it is counted; null for one that is not */
export function countedQuery(q: string): string | null {
  const query = q.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const isWord = query.length > 1 && query.length <= MAX_WORDS_LENGTH && /\p{L}/u.test(query)
  return isWord && !PERSONAL.test(query) ? query : null
}
