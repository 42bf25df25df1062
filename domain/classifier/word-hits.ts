/** Where a word stands in the names, and how well each place fits it. */
import { isWordAt } from './fold.ts'
import { type Haystack, nodeAt, type WordHaystack } from './haystack.ts'
import type { QueryWord } from './query-words.ts'
import { startsLike } from './word-starts.ts'

/** How well a word of a name fits the word typed: «клапан» itself, «клапанов», «клапа» unfinished, «клапанный». */
export const FIT = { exact: 4, form: 3, beginning: 2, root: 1 } as const

/** A shorter stem begins words of other roots, too. */
const SHORTEST_ROOT = 5

/** Of a word in every second name («прочие») the first so many places are enough: nobody chooses among them. */
const MOST_PLACES = 1000

export interface WordHits {
  /** By node: how well its best place fits; 0 where there is none. */
  fits: Uint8Array
  /** By node: 1 where the name begins with the word. */
  leading: Uint8Array
  /** By node: 1 where it is also called so, beside its name. */
  asides: Uint8Array
  /** Nodes with a place that fits. */
  nodes: number[]
  /** Not every place was looked at. */
  capped: boolean
}

/** @returns how the word of a text that begins at `from` fits; 0 for not at all. */
export function fitAt(text: string, from: number, { typed, stems, endings, script }: QueryWord): number {
  if (script === 'zh') return text.startsWith(typed, from) ? FIT.exact : 0
  const begins = text.startsWith(typed, from)
  if (begins && !isWordAt(text, from + typed.length)) return FIT.exact
  let end = from
  while (isWordAt(text, end)) end += 1
  for (const stem of stems) {
    if (text.startsWith(stem, from) && endings.has(text.slice(from + stem.length, end))) return FIT.form
  }
  if (begins && typed.length > 1) return FIT.beginning
  return stems.some((stem) => stem.length >= SHORTEST_ROOT && text.startsWith(stem, from)) ? FIT.root : 0
}

/** The beginnings that every fitting place has: of one that begins with another, the other is enough. */
function needles({ typed, stems }: QueryWord): string[] {
  const all = [...new Set([typed, ...stems])]
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)))
}

/** Places where a needle may stand, rising. */
function* placesOf(haystack: Haystack | WordHaystack, needle: string): Iterable<number> {
  const { text } = haystack
  if ('words' in haystack) {
    for (const place of startsLike(haystack.words, needle)) if (text.startsWith(needle, place)) yield place
    return
  }
  for (let place = text.indexOf(needle); place >= 0; place = text.indexOf(needle, place + needle.length)) yield place
}

function findNeedle(haystack: Haystack | WordHaystack, word: QueryWord, needle: string, hits: WordHits): void {
  const { text, starts, nameEnds } = haystack
  let node = 0
  let seen = 0
  for (const place of placesOf(haystack, needle)) {
    const fit = fitAt(text, place, word)
    if (fit === 0) continue
    seen += 1
    if (seen > MOST_PLACES) {
      hits.capped = true
      return
    }
    node = nodeAt(haystack, place, node)
    const before = hits.fits[node] ?? 0
    if (before === 0) hits.nodes.push(node)
    const isAside = place >= (nameEnds[node] ?? 0)
    if (isAside) hits.asides[node] = 1
    // What a thing is also called counts for less than its name: spare parts are not the valve they are for.
    const worth = isAside ? Math.min(fit, FIT.beginning) : fit
    if (worth > before) hits.fits[node] = worth
    if (place === starts[node]) hits.leading[node] = 1
  }
}

export function findWord(haystack: Haystack | WordHaystack, word: QueryWord): WordHits {
  const size = haystack.starts.length - 1
  const flags = () => new Uint8Array(size)
  const hits: WordHits = { fits: flags(), leading: flags(), asides: flags(), nodes: [], capped: false }
  for (const needle of needles(word)) findNeedle(haystack, word, needle, hits)
  return hits
}

/** @returns whether the line of one node has the word. */
export function lineHasWord({ text, starts }: Haystack, word: QueryWord, at: number): boolean {
  const line = text.slice(starts[at], (starts[at + 1] ?? 1) - 1)
  return needles(word).some((needle) => {
    for (let place = line.indexOf(needle); place >= 0; place = line.indexOf(needle, place + 1)) {
      if ((word.script === 'zh' || !isWordAt(line, place - 1)) && fitAt(line, place, word) > 0) return true
    }
    return false
  })
}
