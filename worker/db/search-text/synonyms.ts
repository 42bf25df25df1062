/** Looks up names of the trade (vocabulary.ts) by the stems of their words, so that every inflected form is recognised. */
import { latinKey } from '../../../domain/search-text/latin-key.ts'
import { relatedStems } from '../../../domain/search-text/stem.ts'
import { wordsOfRun } from './han.ts'
import {
  everydayKeys,
  type OperatorTerms,
  propertyNames,
  purposeGroups,
  thingNames,
  tradeGroups,
  withEverydayNames,
} from './term-groups.ts'
import { type Entry, entryOf, inOtherOrder, keysOf, lines, nameKey, startOf, withoutLonger } from './term-names.ts'
import { HAN, LETTERS, splitWords, stemKey } from './tokens.ts'
import { VOCABULARY } from './vocabulary.ts'

let added: OperatorTerms[] = []

/** The names of each thing, the shipped ones and those of the operators. */
export const synonymGroups = (): string[][] => thingNames(added)

const allNames = (): string[] => [...synonymGroups(), ...propertyNames(added)].flat()

function readOtherNames(): Map<string, string[]> {
  const others = new Map<string, string[]>()
  for (const names of synonymGroups()) {
    for (const name of names)
      others.set(name, [...(others.get(name) ?? []), ...names.filter((other) => other !== name)])
  }
  return others
}

const unitKeys = (): Set<string> =>
  new Set(
    [...lines(VOCABULARY.units), ...lines(VOCABULARY.unitNames)]
      .flatMap((line) => line.split(/ = | /))
      .map((unit) => entryOf(unit).key || unit),
  )

const hanNames = (keys: string[]): string[] =>
  keys.filter((key) => HAN.test(key) && key.length > 1).sort((a, b) => b.length - a.length)

function readTradeTerms() {
  const ofTrade = tradeGroups(added)
  const groups = withEverydayNames(ofTrade)
  const purposes = purposeGroups()
  const keys = [...new Set([...groups.keys(), ...purposes.keys()])]
  return {
    groups,
    groupsByStart: Map.groupBy(groups, ([key]) => startOf(key)),
    purposes,
    things: new Set([...synonymGroups().flatMap((names) => keysOf(names.map(entryOf))), ...everydayKeys()]),
    /** Number of words of the longest name. */
    longest: Math.max(...keys.map((key) => key.split(' ').length)),
    /** Names of several Han characters, the longest first: a single character is a part of too many words. */
    hanByStart: Map.groupBy(hanNames(keys), (name) => Array.from(name)[0] ?? ''),
    /** Names of the trade, of which a word may be a misspelling. */
    hanOfTrade: hanNames([...ofTrade.keys()]),
    /** The other names of a thing by each of its names, as they are written. */
    otherNames: readOtherNames(),
    /** Words that misspellings are compared with, besides those of the index, each with its sound. */
    words: new Map(
      allNames()
        .flatMap(splitWords)
        .filter((word) => LETTERS.test(word))
        .map((word) => [word, latinKey(word)]),
    ),
    noise: new Set(VOCABULARY.noiseWords.trim().split(/\s+/).map(stemKey)),
    units: unitKeys(),
    particles: new Set(VOCABULARY.hanParticles),
    properties: new Set(propertyNames(added).flatMap((names) => keysOf(names.map(entryOf)))),
    noisePhrases: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${lines(VOCABULARY.noisePhrases).join('|')})(?![\\p{L}\\p{N}])|(?:${lines(VOCABULARY.hanNoisePhrases).join('|')})`,
      'gu',
    ),
  }
}

/** Computed at the first search: stemming some hundred words would lengthen the start of the worker. */
let computed: ReturnType<typeof readTradeTerms> | undefined
const tradeTerms = () => {
  computed ??= readTradeTerms()
  return computed
}

/** Counts changes of the terms: results that were computed with an earlier edition are out of date. */
let edition = 0

/** @returns a number that changes with each change of the operators' terms */
export const termsEdition = (): number => edition

/** Replaces the operators' terms. */
export function setOperatorTerms(terms: OperatorTerms[]): void {
  if (JSON.stringify(terms) === JSON.stringify(added)) return
  added = terms
  computed = undefined
  edition += 1
}

/** @returns the operators' terms */
export const operatorTerms = (): readonly OperatorTerms[] => added

/** @param text normalised. @returns it without phrases about buying or codes ("where to buy"), unless there is nothing else. */
export function withoutNoisePhrases(text: string): string {
  const rest = text.replace(tradeTerms().noisePhrases, ' ')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}

/** @returns whether a word is about buying and not about the thing. */
export const isNoiseWord = (word: string): boolean => tradeTerms().noise.has(stemKey(word))

/** @returns whether a Chinese word only joins others. */
export const isParticle = (word: string): boolean => tradeTerms().particles.has(word)

/** @returns whether a word is a unit of measure, such as «мм». */
export const isUnitWord = (word: string): boolean => tradeTerms().units.has(stemKey(word))

/** The keys with another stem of one of the words: a fleeting vowel gives «подноском» another one than «подносок». */
const withOtherStems = (keys: string[]): string[] =>
  keys.flatMap((key, at) => relatedStems(key).map((other) => keys.with(at, other).join(' ')))

/** @returns the key of a name; two Russian words have one key in either order: «лист рифлёный», «рифлёный лист» */
function keyOfName(keys: string[]): string {
  const { groups, purposes } = tradeTerms()
  const isName = (key: string) => groups.has(key) || purposes.has(key)
  const key = keys.join(' ')
  if (isName(key)) return key
  const other = inOtherOrder(keys)
  return other !== undefined && groups.has(other) ? other : (withOtherStems(keys).find(isName) ?? key)
}

/** @returns whether the name with these keys names a thing, and not a material or another property. */
export const isThing = (keys: string[]): boolean => tradeTerms().things.has(keyOfName(keys))

/** @returns whether the name with these keys only says what things are for: "bulldozer" of sheets for its bucket */
export const isPurpose = (keys: string[]): boolean =>
  tradeTerms().purposes.has(keys.join(' ')) && !tradeTerms().groups.has(keys.join(' '))

/** @returns whether a word is a material or another property by itself («нержавеющий»), which does not say what is wanted. */
export const isProperty = (word: string): boolean => tradeTerms().properties.has(nameKey(word))

/** @returns what else the trade calls the thing with this name, in lower case; none for a property or an unknown name. */
export const otherNames = (name: string): string[] => [...new Set(tradeTerms().otherNames.get(name.toLowerCase()))]

/** The words of all names in the table, with their sounds: a misspelled one may be in no text, but its synonyms may. */
export const tradeWords = (): ReadonlyMap<string, string> => tradeTerms().words

/** @returns the Chinese names of the trade of several characters; the same array until the operators' terms change */
export const hanOfTrade = (): string[] => tradeTerms().hanOfTrade

/**
 * @param withSlang whether names that shops and fitters use count as well
 * @returns the tokens of each synonym of the name with these keys, without those that have all words of another synonym or of the name
 * itself
 */
export function synonymsOf(keys: string[], withSlang = true): string[][] {
  const key = keyOfName(keys)
  const { groups, purposes } = tradeTerms()
  const entries = [...(groups.get(key) ?? []), ...(purposes.get(key) ?? [])].filter(
    ({ tokens, isSlang, ...entry }) => tokens.length > 0 && (withSlang || !isSlang || entry.key === key),
  )
  const own = entries.find((entry) => entry.key === key)?.tokens ?? []
  const others = entries.filter((entry) => entry.key !== key).map(({ tokens }) => tokens)
  return withoutLonger(others, own)
}

/** Fewest characters typed before names are completed: fewer begin too many names. */
const MIN_BEGINNING_LENGTH = 3
const MIN_HAN_BEGINNING_LENGTH = 2
const MAX_GROUPS = 3

/** @returns the first groups whose key has this beginning. It is called at every letter typed. */
const groupsBeginning = (beginning: string): [string, Entry[]][] =>
  (tradeTerms().groupsByStart.get(startOf(beginning)) ?? [])
    .filter(([key]) => key.startsWith(beginning))
    .slice(0, MAX_GROUPS)

/**
 * @param keys of finished words, and the last word as typed so far.
 * @returns the tokens of every name of the things whose name begins like that ("pallet ja").
 */
export function synonymsOfBeginning(keys: string[], last: string): string[][] {
  const beginning = [...keys, last].join(' ')
  if (beginning.length < (HAN.test(beginning) ? MIN_HAN_BEGINNING_LENGTH : MIN_BEGINNING_LENGTH)) return []
  const found = groupsBeginning(beginning)
  // By the tokens, because several names of one thing may have the same beginning, and each has all names of the thing.
  const names = new Map(found.flatMap(([, entries]) => entries.map(({ tokens }) => [tokens.join(' '), tokens])))
  return withoutLonger(
    [...names.values()].filter((tokens) => tokens.length > 0),
    [],
  )
}

/** @returns the number of words from `from` on that are one name, as many as possible; 0 where there is none. */
export function phraseLength(keys: string[], from: number): number {
  const { groups, purposes, longest } = tradeTerms()
  for (let length = Math.min(longest, keys.length - from); length > 0; length -= 1) {
    const key = keyOfName(keys.slice(from, from + length))
    if (groups.has(key) || purposes.has(key)) return length
  }
  return 0
}

/** @returns whether a name at this place would cut a word in two: 电机 of 发电机. */
function cutsWord(run: string, at: number): boolean {
  let from = 0
  for (const word of wordsOfRun(run)) {
    if (at > from && at < from + word.length) return true
    from += word.length
  }
  return false
}

/** @returns where the longest known name is in the run. */
function findName(run: string): { name: string; at: number } | undefined {
  const { hanByStart } = tradeTerms()
  const names = [...new Set(run)].flatMap((character) => hanByStart.get(character) ?? [])
  const within = names.filter((name) => run.includes(name))
  for (const name of within.sort((a, b) => b.length - a.length)) {
    const at = run.indexOf(name)
    if (at >= 0 && !cutsWord(run, at)) return { name, at }
  }
  return undefined
}

/** @returns a run of Han characters, cut where a known name begins and ends. */
export function splitAtPhrases(run: string): { text: string; isPhrase: boolean }[] {
  const found = findName(run)
  if (!found) return run === '' ? [] : [{ text: run, isPhrase: false }]
  const { name, at } = found
  return [
    ...splitAtPhrases(run.slice(0, at)),
    { text: name, isPhrase: true },
    ...splitAtPhrases(run.slice(at + name.length)),
  ]
}
