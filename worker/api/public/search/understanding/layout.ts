/** Parts of a query typed with the other keyboard layout on. */
import { otherLayout } from '../../../../../domain/search-text/keyboard-layout.ts'
import { matchQuery } from '../../../../db/match.ts'
import { searchWords } from '../../../../db/search-words.ts'

/** Between blanks: some marks are letters in the other layout («труба» is "nhe,f"), so that words cannot be told apart yet. */
export interface Chunk {
  text: string
  /** A MATCH string of it as it stands. */
  match: string
  /** What the same keys give in the other layout, the likelier first. */
  others: { text: string; match: string }[]
}

/** A comma at the end may be a comma. */
const TRAILING = /[,.;:]+$/

function othersOf(text: string): string[] {
  const typed = [text, text.replace(TRAILING, '')]
  return [...new Set(typed.flatMap((one) => otherLayout(one) ?? []))]
}

/** @param prefixLast whether the last chunk may be unfinished. */
export function chunksOf(q: string, prefixLast: boolean): Chunk[] {
  const texts = q.toLowerCase().split(/\s+/).filter(Boolean)
  return texts.map((text, at) => {
    const matchOf = (typed: string) =>
      matchQuery(searchWords(typed), { prefixLast: prefixLast && at === texts.length - 1 })
    return {
      text,
      match: matchOf(text),
      others: othersOf(text).map((other) => ({ text: other, match: matchOf(other) })),
    }
  })
}
