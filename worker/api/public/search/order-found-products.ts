/** Orders products that have the same words of a query: those that are the thing itself, or have its numbers, come first. */
import type { ProductCard } from '../../../../domain/contract/products.ts'
import { normalise } from '../../../db/search-text/normalise.ts'
import { findQuantities } from '../../../db/search-text/quantities.ts'
import { searchTerms } from '../../../db/search-text/query-terms.ts'
import { HAN, splitWords, stemKey } from '../../../db/search-text/tokens.ts'
import { equivalents } from '../../../db/search-text/units.ts'
import { VOCABULARY } from '../../../db/search-text/vocabulary.ts'
import { hasInRange } from './range-of-name.ts'
import { namedAfter } from './thing-of-name.ts'
import { singleTerms } from './understanding/relaxations.ts'
import { propertiesOf } from './understanding/wanted-thing.ts'

type Numbered = Pick<ProductCard, 'model' | 'name' | 'lacks'>

/** How much smaller or larger than the wanted size one may be that is sold: a sling for 11.2 t lifts 11 t. */
const MIN_SHARE = 0.94
const MAX_SHARE = 1.2

const TOKEN = /^([\d.]+)(\D.*)$/
const BARE = /^\d+(?:\.\d+)?$/
const FIRST_NUMBER = /\d+(?:\.\d+)?/
const SERIES = /^\p{L}+/u
/** The section of a core: 4 of 5x4 mm². */
const SECTION = /x([\d.]+)\s*mm2/

/** @returns quantities of a text by their unit, each also in the units that the trade says instead */
function measuresOf(text: string, withOthers: boolean): { value: number; base: string }[] {
  const tokens = findQuantities(normalise(text)).flatMap((quantity) => quantity.tokens)
  return (withOthers ? tokens.flatMap((token) => [token, ...equivalents(token)]) : tokens).flatMap((token) => {
    const [, value = '', base = ''] = TOKEN.exec(token) ?? []
    return base === '' ? [] : [{ value: Number(value), base }]
  })
}

/** @returns how far the nearest size of a product's name is from the wanted ones, as a share; infinite where none is near */
function distanceOf(name: string, wanted: { value: number; base: string }[]): number {
  const shares = measuresOf(name, false).flatMap(({ value, base }) =>
    wanted.filter((one) => one.base === base && one.value > 0).map((one) => value / one.value),
  )
  return Math.min(
    ...shares.filter((share) => share >= MIN_SHARE && share <= MAX_SHARE).map((share) => Math.abs(share - 1)),
    Infinity,
  )
}

const sortedBy = <Item>(items: Item[], rank: (item: Item) => number): Item[] => {
  const ranked = items.map((item) => ({ item, rank: rank(item) }))
  return ranked.toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank)).map(({ item }) => item)
}

const SIDES = /\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*/u

/** @returns the size by which a product is named: its volume where it has sides, otherwise the first number */
const sizeOf = (name: string): number =>
  (SIDES.exec(normalise(name))?.[0] ?? '0').split('x').reduce((product, side) => product * Number(side), 1)

/** "Big box": the larger sizes first, and the smaller ones of "mini crane". Where a size is said, too, the word is of something else. */
function bySizeInWords<Item extends Numbered>(items: Item[], q: string): Item[] {
  const text = normalise(q)
  const says = (words: string) => new RegExp(words, 'u').test(text)
  const sign = says(VOCABULARY.big) ? -1 : says(VOCABULARY.small) ? 1 : 0
  return sign === 0 || /\d/.test(text) ? items : sortedBy(items, ({ name }) => sign * sizeOf(name.text))
}

/**
 * Puts what is named after the thing and lacks only what it is for before what has the words in its texts: «частотник на насос» before motors for
 * pumps that a converter may feed.
 */
function thingsBeforeTexts<Item extends Numbered>(
  head: Item[],
  rest: Item[],
  q: string,
  isNamed: (item: Item) => boolean,
): Item[] {
  const aside = propertiesOf(q)
  const isNear = ({ lacks = [] }: Item) => lacks.every((word) => !/\d/.test(word) && aside.has(normalise(word)))
  const texts = head.filter((item) => !isNamed(item))
  const things = texts.length === 0 ? [] : rest.filter((item) => isNamed(item) && isNear(item))
  return [...head.filter(isNamed), ...things, ...texts, ...rest.filter((item) => !things.includes(item))]
}

/** Puts those whose range has a number of the query first, among goods that lack the same words. */
function byRange<Item extends Numbered>(items: Item[], bare: string | undefined, q: string): Item[] {
  if (bare === undefined) return items
  const fits = (item: Item) => hasInRange(item.name.text, Number(bare), q)
  const lacking = ({ lacks = [] }: Item) => lacks.filter((word) => word !== bare).join(' ')
  const runs: Item[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    const isAlike = last?.[0] && lacking(last[0]) === lacking(item)
    if (isAlike) last.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run) => sortedBy(run, (item) => (fits(item) ? 0 : 1)))
}

/** What a name says that the product does not have: «без металла», metal-free, 无油. */
const WITHOUT =
  /(?<!\p{L})без\s+(\p{L}+)|(?<!\p{L})without\s+(\p{L}+)|(\p{L}+)[ -]free(?!\p{L})|无(\p{Script=Han}{1,2})/u

/** Puts goods behind that are named as without a word of the query, which the words of their names find as well. */
function withoutLast<Item extends Numbered>(items: Item[], q: string): Item[] {
  const text = normalise(q)
  if (WITHOUT.test(text)) return items
  const words = splitWords(q)
  const isWanted = (word: string) =>
    HAN.test(word) ? text.includes(word) : words.some((one) => one.startsWith(stemKey(word)))
  const absent = (name: string) => WITHOUT.exec(normalise(name))?.slice(1).find(Boolean)
  return sortedBy(items, ({ name }) => {
    const word = absent(name.text)
    return word !== undefined && isWanted(word) ? 1 : 0
  })
}

/**
 * Designations begin with the main size: «насос дренажный 24» is one of 24 m³/h, SM-DR-24-12, before one with a head of 24 m.
 * @param items in their order; only those before the first that lacks a word change their places
 * @param q as typed
 * @param lost whether nothing has a size of the query: then the nearest sizes come first
 */
export function orderFoundProducts<Item extends Numbered>(items: Item[], q: string, lost: boolean): Item[] {
  const end = items.findIndex(({ lacks }) => lacks !== undefined)
  const head = end < 0 ? items : items.slice(0, end)
  const rest = items.slice(head.length)
  const named = namedAfter(
    q,
    items.map(({ name }) => name.text),
  )
  const isNamed = ({ name }: Item) => named(name.text)
  const byThing = withoutLast(
    sortedBy(bySizeInWords(head, q), (item) => (isNamed(item) ? 0 : 1)),
    q,
  )
  const bare = singleTerms(searchTerms(q)).find(({ typed }) => BARE.test(typed))?.typed
  // Designations of other series begin with other sizes.
  const series = SERIES.exec(byThing[0]?.model ?? '')?.[0]
  const isSized = ({ model }: Item) =>
    SERIES.exec(model ?? '')?.[0] === series && FIRST_NUMBER.exec(model ?? '')?.[0] === bare
  const byModel = bare === undefined ? byThing : sortedBy(byThing, (item) => (isSized(item) ? 0 : 1))
  const measures = measuresOf(q, lost)
  const section = measures.find(({ base }) => base === 'mm2')?.value
  const bySection =
    section === undefined
      ? byModel
      : sortedBy(byModel, ({ name }) => (Number(SECTION.exec(normalise(name.text))?.[1]) === section ? 0 : 1))
  const nearest =
    lost && measures.length > 0 ? sortedBy(bySection, ({ name }) => distanceOf(name.text, measures)) : bySection
  return byRange(thingsBeforeTexts(nearest, rest, q, isNamed), bare, q)
}
