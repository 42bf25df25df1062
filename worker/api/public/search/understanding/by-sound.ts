/** Finds the Chinese words that parts of a query may be: typed as pinyin, as initials, or with another character of the same sound. */
import { type SQL, sql } from 'drizzle-orm'
import { pinyinOf } from '../../../../../domain/search-text/pinyin.ts'
import { simplified } from '../../../../../domain/search-text/traditional.ts'
import type { Database } from '../../../../db/connection.ts'
import { directoryNum } from '../../../../db/directory-num.ts'
import { wordsOfRun } from '../../../../db/search-text/han.ts'
import { hanOfSound } from '../../../../db/search-text/han-of-sound.ts'
import { slipOf } from '../../../../db/search-text/han-slip.ts'
import { normalise } from '../../../../db/search-text/normalise.ts'
import { pinyinReadings, samePinyin } from '../../../../db/search-text/pinyin-tokens.ts'
import { hanOfTrade } from '../../../../db/search-text/synonyms.ts'
import { isUnitSpelling } from '../../../../db/search-text/units.ts'
import { decoded, number } from '../../../../db/select.ts'
import { FIRST_CATEGORY, LAST_CATEGORY, rowsOf } from './index-lookups.ts'

/** A part of a query, and what it sounds like. */
interface SoundRequest {
  /** The part, normalised. */
  from: string
  how: 'letters' | 'spelling'
  /** MATCH strings of names with that sound: with all of it, or else with it as a beginning, which costs far more. */
  match: string | readonly [whole: string, begun: string]
  /** Whether it may be the beginning of a word. */
  isUnfinished?: boolean
  /** @returns whether a word has the sound. */
  isSame: (word: string) => boolean
  /** Characters of the word, in each reading. */
  lengths: number[]
}

/** Parts of one query that are looked up. */
const MAX_PARTS = 40

/** Characters of a Chinese part: one has too many words of its sound, and a longer one has such a part. */
const MIN_HAN_LENGTH = 2
const MAX_HAN_LENGTH = 6

const phrase = (tokens: string[], isPrefix: boolean): string => `"${tokens.join(' ')}"${isPrefix ? '*' : ''}`

/** The index has a token of a name once, so that a phrase with one twice is in none. */
const sideBySide = (tokens: string[], isPrefix: boolean): string =>
  new Set(tokens).size === tokens.length
    ? phrase(tokens, isPrefix)
    : `(${[...new Set(tokens)].map((token) => phrase([token], isPrefix)).join(' AND ')})`

/** Contiguous parts of a list, the longest first. */
const partsOf = <Item>(items: Item[], shortest: number, longest: number): Item[][] =>
  Array.from({ length: Math.min(longest, items.length) }, (_, at) => Math.min(longest, items.length) - at)
    .filter((length) => length >= shortest)
    .flatMap((length) => items.slice(0, items.length - length + 1).map((_, from) => items.slice(from, from + length)))

/** @returns whether a part of a run begins or, unless it is unfinished, ends within one of its words: 与仪 of 设备与仪表. */
function cutsWord(run: string, part: string, isUnfinished = false): boolean {
  const from = run.indexOf(part)
  let at = 0
  return wordsOfRun(run).some((word) => {
    at += word.length
    const isInside = (edge: number) => at - word.length < edge && edge < at
    return isInside(from) || (!isUnfinished && isInside(from + part.length))
  })
}

function hanRequest(part: string, isUnfinished: boolean): SoundRequest {
  const sounds = pinyinOf(part).join(' ')
  return {
    from: part,
    how: 'spelling',
    isUnfinished,
    match: sideBySide(samePinyin(part), false),
    isSame: (word) => word !== part && pinyinOf(word).join(' ') === sounds,
    lengths: [Array.from(part).length],
  }
}

/** FTS5 collects all goods with a beginning, again where it is said twice: "gua" is one beginning, as a syllable and as gu and a. */
const matchOf = (readings: { tokens: string[] }[], isPrefix: boolean): string =>
  [...new Set(readings.map(({ tokens }) => sideBySide(tokens, isPrefix)))].join(' OR ')

function letterRequests(words: string[], isUnfinished: boolean, withInitials: boolean): SoundRequest[] {
  if (words.some(isUnitSpelling)) return []
  const readings = pinyinReadings(words.join(''), isUnfinished, withInitials)
  if (readings.length === 0) return []
  return [
    {
      from: words.join(' '),
      how: 'letters',
      isUnfinished,
      match: isUnfinished ? [matchOf(readings, false), matchOf(readings, true)] : matchOf(readings, false),
      isSame: (word) => {
        const sounds = pinyinOf(word)
        return readings.some(
          ({ syllables }) =>
            sounds.length === syllables.length && syllables.every((syllable, at) => sounds[at]?.startsWith(syllable)),
        )
      },
      lengths: readings.map(({ syllables }) => syllables.length),
    },
  ]
}

/** Words of a Chinese name that are typed apart: "zhou cheng". */
const MAX_WORDS = 8

/**
 * @param prefixLast whether the query may be unfinished.
 * @param isChinese whether the page is, so that letters may also be initials
 */
export function soundRequests(q: string, prefixLast: boolean, isChinese: boolean): SoundRequest[] {
  const text = normalise(q)
  const han = (text.match(/\p{Script=Han}+/gu) ?? [])
    .flatMap((run) =>
      partsOf(Array.from(run), MIN_HAN_LENGTH, MAX_HAN_LENGTH)
        .map((part) => part.join(''))
        .filter((part) => !cutsWord(run, part)),
    )
    .map((part) => hanRequest(part, prefixLast && text.endsWith(part)))
  const latin = (text.match(/(?<![\p{L}\p{N}])[a-z]+(?:\s+[a-z]+)*(?![\p{L}\p{N}])/gu) ?? []).flatMap((run) =>
    partsOf(run.split(/\s+/), 1, MAX_WORDS).flatMap((words) =>
      letterRequests(words, prefixLast && text.endsWith(words.join(' ')), isChinese),
    ),
  )
  return [...latin, ...han].slice(0, MAX_PARTS)
}

/** Names that are compared: those of categories say what the trade calls a thing. */
const CATEGORIES = sql.raw('5')
const PRODUCTS = sql.raw('8')

const named = (match: SQL): SQL => sql`'{name} : (' || ${match} || ')'`

const namesOf = (rows: SQL): SQL => sql`(SELECT json_group_array(name) FROM (${rows}) WHERE name IS NOT NULL)`

/** @returns Chinese names in which the requested sounds are. */
export const selectBySameSound = (db: Database, requests: SoundRequest[], unless: SQL) => {
  const whole = named(sql`(entry.value ->> 0)`)
  const begun = named(sql`(entry.value ->> -1)`)
  const ofProducts = sql`iif(EXISTS (SELECT 1 FROM product_fts WHERE product_fts MATCH ${whole}), ${whole}, ${begun})`
  return db
    .select({
      at: number(sql`entry.key`, 'at'),
      categories: decoded<string[]>(
        namesOf(sql`SELECT c.names ->> 'zh' AS name FROM directory_fts CROSS JOIN categories AS c
          ON c.num = directory_fts.rowid - ${directoryNum('category', 0)}
          WHERE directory_fts MATCH ${begun} AND directory_fts.rowid BETWEEN ${FIRST_CATEGORY} AND ${LAST_CATEGORY} LIMIT ${CATEGORIES}`),
        'categories',
      ),
      products: decoded<string[]>(
        namesOf(sql`SELECT p.names ->> 'zh' AS name FROM product_fts CROSS JOIN products AS p ON p.num = product_fts.rowid
          WHERE product_fts MATCH ${ofProducts} LIMIT ${PRODUCTS}`),
        'products',
      ),
    })
    .from(
      sql`${rowsOf(
        requests.map(({ match }) => (typeof match === 'string' ? [match] : match)),
        unless,
      )} AS entry`,
    )
}

type SoundRow = Awaited<ReturnType<typeof selectBySameSound>>[number]

/** Words of a name that have the sound, in the characters of the index. */
const wordsIn = (name: string, { lengths, isSame, isUnfinished }: SoundRequest): string[] =>
  (simplified(name).match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    lengths.flatMap((length) =>
      partsOf(Array.from(run), length, length)
        .map((part) => part.join(''))
        .filter((part) => isSame(part) && !cutsWord(run, part, isUnfinished)),
    ),
  )

/** Words of one sound that are tried. */
const MAX_SAME = 3

/** @returns the most frequent words. */
function mostFrequent(words: string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return sorted.slice(0, MAX_SAME).map(([word]) => word)
}

/** A part of a query and the Chinese word that it is read as. */
export interface SameSound {
  from: string
  to: string
  /** Other words of this sound: dlq are the initials of 断路器 and of 电缆桥. */
  others: string[]
  how: SoundRequest['how']
}

/** @returns the parts that are a name of the trade but for one character, or its pinyin. */
export const ofTradeNames = (requests: SoundRequest[]): SameSound[] =>
  requests.flatMap(({ from, how, isUnfinished }) => {
    const ofTrade = hanOfTrade()
    const names =
      how === 'spelling' ? [slipOf(from, ofTrade)] : hanOfSound(from.replaceAll(' ', ''), ofTrade, isUnfinished)
    const [to, ...others] = names.filter((name) => name !== undefined).slice(0, MAX_SAME)
    return to === undefined ? [] : [{ from, to, others, how }]
  })

const letters = (from: string): number => from.replaceAll(' ', '').length

/** @returns the longest parts first, of equally long ones those that the trade has a name for: of "huan xing diao dai" 吊带, before 形吊 of 圆形吊装带. */
export function longestFirst(sounds: SameSound[], ofTrade: SameSound[]): SameSound[] {
  const named = new Set(ofTrade.map(({ from }) => from))
  const rank = ({ from }: SameSound) => letters(from) * 2 + Number(named.has(from))
  return [...sounds, ...ofTrade].toSorted((one, other) => rank(other) - rank(one))
}

/** @returns the requests that a name has, with the word of categories first. */
export const toSameSounds = (requests: SoundRequest[], rows: SoundRow[]): SameSound[] =>
  rows.flatMap(({ at, categories, products }) => {
    const request = requests[at]
    if (!request) return []
    const within = (names: string[]) => mostFrequent(names.flatMap((name) => wordsIn(name, request)))
    const [to, ...others] = [...new Set([...within(categories), ...within(products)])].slice(0, MAX_SAME)
    return to === undefined ? [] : [{ from: request.from, to, others, how: request.how }]
  })
