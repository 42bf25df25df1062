/** Trade words (trade-words.ts) as the search uses them: looked up by their stems, so that any form of a word is known. */
import { STOP_WORDS } from '../../domain/search-text/stop-words.ts'
import { windows } from './han.ts'
import { ASIDE, SAME, UNITS, WRITTEN_OUT } from './trade-words.ts'
import { HAN, keyOf, scan } from './words.ts'

/** An entry: its words by their keys, and what the index has for it. */
interface Entry {
  key: string
  tokens: string[]
}

/** Entries of a group by the key of any of them. */
type Groups = Map<string, Entry[]>

const lines = (data: string): string[] => data.trim().split('\n')

/** A single Han character is found as the beginning of a token, which no name needs. */
const tokensOf = (word: string): string[] => {
  if (!HAN.test(word)) return keyOf(word).split(' ')
  return Array.from(word).length > 1 ? windows(word).slice(0, -1) : []
}

function entryOf(text: string): Entry {
  const words = scan(text).filter((word) => !STOP_WORDS.has(word))
  return { key: words.map(keyOf).join(' '), tokens: words.flatMap(tokensOf) }
}

function addGroup(groups: Groups, keys: string[], entries: Entry[]): void {
  for (const key of keys) {
    const known = groups.get(key) ?? []
    groups.set(key, [...known, ...entries.filter((entry) => !known.some((other) => other.key === entry.key))])
  }
}

/** Sides of a line, each a list of entries. */
const sides = (line: string): string[] => line.split(' = ')

/** A sign is one letter, and a stop word in Russian («в»): it is taken as it is written. */
const sign = (text: string): Entry => ({ key: text, tokens: [text] })

const keysOf = (entries: Entry[]): string[] => [...new Set(entries.map(({ key }) => key))]

function readGroups(): Groups {
  const groups: Groups = new Map()
  for (const line of [...lines(SAME), ...lines(UNITS)]) {
    const entries = sides(line).map(entryOf)
    addGroup(groups, keysOf(entries), entries)
  }
  for (const line of lines(WRITTEN_OUT)) {
    const [long = '', signs = ''] = sides(line)
    const written = long.split(' ').map(entryOf)
    addGroup(groups, keysOf(written), [...written, ...signs.split(' ').map(sign)])
  }
  return groups
}

const unitKeys = (): Set<string> =>
  new Set(
    [...lines(UNITS), ...lines(WRITTEN_OUT)]
      .flatMap((line) => line.split(/ = | /))
      .map((unit) => entryOf(unit).key || unit),
  )

interface TradeWords {
  groups: Groups
  /** Most words of an entry. */
  longest: number
  /** Entries of several Han characters, the longest first: one by itself is a part of too many words. */
  han: string[]
  aside: Set<string>
  units: Set<string>
}

function readTradeWords(): TradeWords {
  const groups = readGroups()
  const keys = [...groups.keys()]
  return {
    groups,
    longest: Math.max(...keys.map((key) => key.split(' ').length)),
    han: keys.filter((key) => HAN.test(key) && key.length > 1).sort((a, b) => b.length - a.length),
    aside: new Set(ASIDE.trim().split(/\s+/).map(keyOf)),
    units: unitKeys(),
  }
}

/** Read when somebody searches for the first time: stemming some hundred words is no work for the start of the worker. */
let read: TradeWords | undefined
const tradeWords = (): TradeWords => {
  read ??= readTradeWords()
  return read
}

/** @returns whether a word is about buying and not about the thing. */
export const isAside = (word: string): boolean => tradeWords().aside.has(keyOf(word))

/** @returns whether a word is a unit of measure, as «мм». */
export const isUnit = (word: string): boolean => tradeWords().units.has(keyOf(word))

/** @returns what else is called so, by the words' keys; the tokens of each name. */
export const namesOf = (keys: string[]): string[][] => {
  const key = keys.join(' ')
  return (tradeWords().groups.get(key) ?? [])
    .filter((entry) => entry.key !== key && entry.tokens.length > 0)
    .map(({ tokens }) => tokens)
}

/** @returns how many words from `from` on are one name, most of them first; 0 where none is. */
export function nameLength(keys: string[], from: number): number {
  const { groups, longest } = tradeWords()
  for (let length = Math.min(longest, keys.length - from); length > 0; length -= 1) {
    if (groups.has(keys.slice(from, from + length).join(' '))) return length
  }
  return 0
}

/** @returns a run of Han characters cut where a known name begins and ends. */
export function cutAtNames(run: string): { text: string; isName: boolean }[] {
  const name = tradeWords().han.find((one) => run.includes(one))
  if (name === undefined) return run === '' ? [] : [{ text: run, isName: false }]
  const at = run.indexOf(name)
  return [...cutAtNames(run.slice(0, at)), { text: name, isName: true }, ...cutAtNames(run.slice(at + name.length))]
}
