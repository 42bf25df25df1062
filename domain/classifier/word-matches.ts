/** Where a word of the query occurs in the names, and how good each match is. */
import { isWordAt } from './fold.ts'
import type { QueryWord } from './query-words.ts'
import { nodeAt, type TextIndex, type WordIndex } from './text-index.ts'
import { offsetsOfLetter, offsetsOfPrefix, type WordStarts } from './word-starts.ts'

/**
 * Quality of a match. For «клапан»: `exact` the word itself, `form` «клапанов», `prefix` a longer word that begins with it, `root`
 * «клапанный».
 */
const QUALITY = { exact: 4, form: 3, prefix: 2, root: 1 } as const

/** Minimum length of a stem for `root`: shorter ones also begin unrelated words. */
const MIN_ROOT = 5

/** Limit on the ranked matches of one word: «прочие» is in thousands of names, and no one reads them all. */
const MAX_MATCHES = 1000

export interface WordMatches {
  /** By node: the quality of its best match; 0 for none. */
  quality: Uint8Array
  /** By node: 1 where the name begins with the word. */
  atStart: Uint8Array
  /** By node: 1 where an alias matches. */
  inAliases: Uint8Array
  /** By node: where in its line the first and the last match are, so that only names between them are compared with the query. */
  first: Uint16Array
  last: Uint16Array
  /** Nodes with a match. */
  nodes: number[]
  /** Those that have the word in one of its forms, and not only a longer word that begins with it; some of them twice. */
  ofWord: number[]
  /** There were more than MAX_MATCHES matches; the rest was not looked at. */
  isTruncated: boolean
}

/** @returns how well the word that begins at `from` in a text matches; 0 for not at all. */
export function matchQuality(text: string, from: number, { typed, stems, endings, script }: QueryWord): number {
  // All forms of a word begin with the same letter, and most words with another one.
  if (text.charCodeAt(from) !== typed.charCodeAt(0)) return 0
  if (script === 'zh') return text.startsWith(typed, from) ? QUALITY.exact : 0
  const begins = text.startsWith(typed, from)
  if (begins && !isWordAt(text, from + typed.length)) return QUALITY.exact
  // A single letter has no forms, and begins a tenth of all words.
  if (typed.length === 1) return 0
  let end = from
  while (isWordAt(text, end)) end += 1
  for (const stem of stems) {
    if (text.startsWith(stem, from) && endings.has(text.slice(from + stem.length, end))) return QUALITY.form
  }
  if (begins && typed.length > 1) return QUALITY.prefix
  return stems.some((stem) => stem.length >= MIN_ROOT && text.startsWith(stem, from)) ? QUALITY.root : 0
}

/** The prefixes to search for: every match begins with one of them. One that begins with another finds nothing more. */
function prefixesOf({ typed, stems }: QueryWord): string[] {
  const all = [...new Set([typed, ...stems])]
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)))
}

/** Places of the words that may match. A single letter matches itself alone, and begins a tenth of all words. */
const placesOf = (words: WordStarts, prefix: string, { typed }: QueryWord): Int32Array =>
  typed.length === 1 ? offsetsOfLetter(words, typed) : offsetsOfPrefix(words, prefix)

/** Calls `visit` with the offsets of a prefix, rising, until it returns false. A generator would take twice as long. */
function eachOffset(
  index: TextIndex | WordIndex,
  prefix: string,
  word: QueryWord,
  visit: (offset: number) => boolean,
): void {
  const { text } = index
  if ('words' in index) {
    const offsets = placesOf(index.words, prefix, word)
    // All of them begin with the same two letters; comparing the third first spares most of the slower comparisons.
    const third = prefix.charCodeAt(2)
    for (let place = 0; place < offsets.length; place += 1) {
      const offset = offsets[place] ?? 0
      if (prefix.length > 2 && text.charCodeAt(offset + 2) !== third) continue
      if ((prefix.length < 4 || text.startsWith(prefix, offset)) && !visit(offset)) return
    }
    return
  }
  for (let offset = text.indexOf(prefix); offset >= 0; offset = text.indexOf(prefix, offset + prefix.length))
    if (!visit(offset)) return
}

function findPrefix(index: TextIndex | WordIndex, word: QueryWord, prefix: string, matches: WordMatches): void {
  const { text, starts, nameEnds } = index
  let node = 0
  let seen = 0
  eachOffset(index, prefix, word, (offset) => {
    const quality = matchQuality(text, offset, word)
    if (quality === 0) return true
    seen += 1
    if (seen > MAX_MATCHES) {
      matches.isTruncated = true
      return false
    }
    node = nodeAt(index, offset, node)
    const before = matches.quality[node] ?? 0
    const place = offset - (starts[node] ?? 0)
    if (before === 0) {
      matches.nodes.push(node)
      matches.first[node] = place
    }
    matches.first[node] = Math.min(place, matches.first[node] ?? 0)
    matches.last[node] = Math.max(place, matches.last[node] ?? 0)
    if (quality >= QUALITY.form) matches.ofWord.push(node)
    const isAlias = offset >= (nameEnds[node] ?? 0)
    if (isAlias) matches.inAliases[node] = 1
    // An alias counts for less than the name, because aliases of spare parts also name the valve they belong to.
    const worth = isAlias ? Math.min(quality, QUALITY.prefix) : quality
    if (worth > before) matches.quality[node] = worth
    if (place === 0) matches.atStart[node] = 1
    return true
  })
}

export function findWord(index: TextIndex | WordIndex, word: QueryWord): WordMatches {
  const size = index.starts.length - 1
  const flags = () => new Uint8Array(size)
  const matches: WordMatches = {
    quality: flags(),
    atStart: flags(),
    inAliases: flags(),
    first: new Uint16Array(size),
    last: new Uint16Array(size),
    nodes: [],
    ofWord: [],
    isTruncated: false,
  }
  for (const prefix of prefixesOf(word)) findPrefix(index, word, prefix, matches)
  return matches
}

/** @returns whether an official name has the word in one of its forms; faster than finding all such names, and bounded by MAX_MATCHES, too */
export function nameHasWord(index: TextIndex | WordIndex, word: QueryWord): boolean {
  let found = false
  for (const prefix of prefixesOf(word)) {
    let node = 0
    let seen = 0
    eachOffset(index, prefix, word, (offset) => {
      const quality = matchQuality(index.text, offset, word)
      if (quality > 0) seen += 1
      if (quality < QUALITY.form) return seen < MAX_MATCHES
      node = nodeAt(index, offset, node)
      found = offset < (index.nameEnds[node] ?? 0)
      return !found && seen < MAX_MATCHES
    })
    if (found) return true
  }
  return false
}

/** @returns whether the line of one node contains the word: for nodes beyond a truncated list of matches. */
export function lineHasWord({ text, starts }: TextIndex, word: QueryWord, at: number): boolean {
  const line = text.slice(starts[at], (starts[at + 1] ?? 1) - 1)
  return prefixesOf(word).some((prefix) => {
    for (let offset = line.indexOf(prefix); offset >= 0; offset = line.indexOf(prefix, offset + 1)) {
      if ((word.script === 'zh' || !isWordAt(line, offset - 1)) && matchQuality(line, offset, word) > 0) return true
    }
    return false
  })
}
