/** Reads the vocabulary: lines of names, the key of each name, and its tokens in the index. */
import { STOP_WORDS } from '../../../domain/search-text/stop-words.ts'
import { bigrams } from './han.ts'
import { HAN, splitWords, stemKey } from './tokens.ts'

/** One name of a thing: the key of its words, and its tokens in the index. */
export interface Entry {
  key: string
  tokens: string[]
  /** Whether it is the slang of shops and fitters: while somebody types, it is searched only where the other names find no goods. */
  isSlang?: boolean
}

/** All names of a thing, by the key of each. */
export type Groups = Map<string, Entry[]>

export const lines = (data: string): string[] => data.trim().split('\n')

/** Stems by word: most words of the table are in several names, and most of the time of reading it goes into stemming. */
const stems = new Map<string, string>()

function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemKey(word)
  stems.set(word, stem)
  return stem
}

/** The index has no token for a single Han character: it would have to be searched as a prefix. */
const tokensOf = (word: string): string[] => {
  if (!HAN.test(word)) return stemOf(word).split(' ')
  return Array.from(word).length > 1 ? bigrams(word).slice(0, -1) : []
}

function readEntry(text: string): Entry {
  const words = splitWords(text).filter((word) => !STOP_WORDS.has(word))
  return { key: words.map((word) => keyOf(word, stemOf)).join(' '), tokens: words.flatMap(tokensOf) }
}

/** Entries by name: the table is read several times at the first search. */
const entries = new Map<string, Entry>()

export function entryOf(text: string): Entry {
  const known = entries.get(text)
  if (known) return known
  const entry = readEntry(text)
  entries.set(text, entry)
  return entry
}

export function addGroup(groups: Groups, keys: string[], entries: Entry[]): void {
  for (const key of keys) {
    const known = groups.get(key) ?? []
    groups.set(key, [...known, ...entries.filter((entry) => !known.some((other) => other.key === entry.key))])
  }
}

/** The parts of a line: the names of one thing. */
export const sides = (line: string): string[] => line.split(' = ')

/** @returns the names before ">" of each line, and the names after it, which they find */
export const directedLines = (data: string): { asked: string[]; found: string[] }[] =>
  lines(data).map((line) => {
    const [asked = '', found = ''] = line.split(' > ')
    return { asked: sides(asked), found: sides(found) }
  })

/** A unit's sign is not split and stemmed as words are, since one letter («в») may be a Russian stop word. */
export const sign = (text: string): Entry => ({ key: text, tokens: [text] })

/** English words for work end in -ing: "machining" has the same stem as "machine", but another meaning. */
const WORK = /^[a-z]{3,}ing$/

const keyOf = (word: string, stem: (word: string) => string): string => (WORK.test(word) ? word : stem(word))

/** @returns the key of a word of a name. */
export const nameKey = (word: string): string => keyOf(word, stemKey)

/** @returns the beginning by which names are grouped for completion: the shortest that is completed */
export const startOf = (key: string): string => key.slice(0, 2)

export const keysOf = (entries: Entry[]): string[] => [...new Set(entries.map(({ key }) => key))]

const CYRILLIC = /^[а-я]+$/

/** @returns the key of two Russian words in the other order; undefined for other names */
export const inOtherOrder = (keys: string[]): string | undefined =>
  keys.length === 2 && keys.every((one) => CYRILLIC.test(one)) ? keys.toReversed().join(' ') : undefined

const hasAllOf = (tokens: string[], others: string[]): boolean => others.every((token) => tokens.includes(token))

/** Leaves out names that have all words of another: they find nothing that the other does not, and each costs a look-up in the index. */
export const withoutLonger = (names: string[][], own: string[]): string[][] =>
  names.filter(
    (tokens, at) =>
      !(own.length > 0 && hasAllOf(tokens, own)) &&
      !names.some((other, place) => {
        const isShorter = other.length < tokens.length || (other.length === tokens.length && place < at)
        return isShorter && hasAllOf(tokens, other)
      }),
  )
