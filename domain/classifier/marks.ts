/** The ranges of a name that match a query, to be highlighted. */
import type { Locale } from '../locale.ts'
import { latinKey } from '../search-text/latin-key.ts'
import { fold, isWordAt } from './fold.ts'
import type { QueryWord } from './query-words.ts'
import { matchQuality } from './word-matches.ts'

/** A range of a text in UTF-16 units. */
export type MarkedRange = [from: number, to: number]

/** A match is marked to the end of its word, because a partly highlighted word is hard to read. */
function wordMarks(name: string, folded: string, word: QueryWord): MarkedRange[] {
  const marks: MarkedRange[] = []
  for (let at = 0; at < folded.length; at += 1) {
    if (!isWordAt(folded, at)) continue
    const from = at
    while (isWordAt(folded, at)) at += 1
    const isFound =
      word.script === 'latin'
        ? matchQuality(latinKey(name.slice(from, at).toLowerCase()), 0, word) > 0
        : matchQuality(folded, from, word) > 0
    if (isFound) marks.push([from, at])
  }
  return marks
}

function chineseMarks(text: string, { typed }: QueryWord): MarkedRange[] {
  const marks: MarkedRange[] = []
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + typed.length)) {
    marks.push([at, at + typed.length])
  }
  return marks
}

/** @returns ranges to mark in a name of this language, in order and without overlaps. */
export function marksInName(name: string, lang: Locale, words: QueryWord[]): MarkedRange[] {
  const own = words.filter(({ script }) => script === lang || (script === 'latin' && lang === 'ru'))
  if (own.length === 0) return []
  const folded = fold(name)
  const marks = own
    .flatMap((word) => (word.script === 'zh' ? chineseMarks(name, word) : wordMarks(name, folded, word)))
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
  return marks.filter(([from], at) => at === 0 || from >= (marks[at - 1]?.[1] ?? 0))
}
