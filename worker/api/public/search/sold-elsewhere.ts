/** Leaves goods out that only have words of a thing which is sold nowhere here: discs for an angle grinder are none (docs/behaviour.md, "Not sold here"). */
import type { ProductCard } from '../../../../domain/contract/products.ts'
import type { Understood } from '../../../../domain/contract/understood-query.ts'
import type { Meaning } from './meant-category.ts'
import { hasWordOf, isNameOfThing } from './thing-of-name.ts'
import { holdsAnything, mainThings } from './understanding/wanted-thing.ts'

/** What is lost of a query: the thing that it names, another of its words, or nothing. */
type Lost = 'thing' | 'word' | null

/** Odds, as logarithms that are sums of tenths, from which a query names what is not sold; the second one where its words surely mean a category. */
const NEEDED_ODDS = {
  thing: [-1.25, 0.25],
  word: [-0.25, 1],
  nothing: [0.75, 0.95],
} as const
const WHILE_TYPING = 2.5

function neededOdds({ category }: Meaning, lost: Lost): number {
  const [ofAny, ofSureCategory] = NEEDED_ODDS[lost ?? 'nothing']
  return category?.isSure ? ofSureCategory : ofAny
}

/** What a thing has: what it is for makes another thing of it instead, a hose for a vacuum cleaner. */
const WITH = /(?:\bwith\b|(?<!\p{L})со?(?!\p{L})|带)(.*)$/u

/**
 * @returns whether words were left out, and whether the thing is among them: the jack of "gearbox jack"; null where all of them are of what it has,
 *   as in "drainage pump with float switch"
 */
function lostOf(q: string, understood: Understood | null): Lost {
  const left = new Set(understood?.leftOut.map((one) => one.toLowerCase()))
  const [, had = ''] = WITH.exec(q.toLowerCase()) ?? []
  if ([...left].every((word) => had.includes(word))) return null
  for (const { from, to } of understood?.changes ?? []) if (left.has(to)) left.add(from.toLowerCase())
  const things = [...mainThings(q)].filter((thing) => !/\d/.test(thing))
  return things.length > 0 && things.every((thing) => left.has(thing)) ? 'thing' : 'word'
}

/**
 * A name of several words whose last one is long enough to be a whole word: "pipe wrench". In Chinese, which has no spaces, one that ends like
 * names of machines, tools, vehicles and furniture do: 钢筋弯曲机; any other may go on.
 */
const WHOLE_NAME = /[\p{L}\d]\s+(?!\p{Script=Han})\p{L}{4,}$|\p{Script=Han}{2,}[机器钳车柜炉床锯仪枪灯锅桶瓶衣尺椅桌]$/u

/** @returns whether a query that is being typed ends with a whole word, and is no part of a name that it found */
function isWholeName(q: string, names: string[]): boolean {
  const typed = q.trim().toLowerCase()
  return WHOLE_NAME.test(typed) && !names.some((name) => name.toLowerCase().includes(typed))
}

/** How a query was read. */
interface Read {
  meaning: Meaning
  understood: Understood | null
  isTyped?: boolean
  isOfMeant?: boolean
}

/** Odds up to which goods of the category that the words mean are what is wanted, though nothing is called like a thing of the query. */
const OF_LIKELY = 2.5

/**
 * @returns whether the first of the goods is of the category that the words mean, and lacks sizes at most: «манометр ГОСТ 2405-88 латунь»,
 *   电力电缆 聚氯乙烯, where the last noun is no thing
 */
function isOfMeaning(q: string, names: string[], { meaning, understood, isOfMeant }: Read): boolean {
  const lacksWord = understood?.leftOut.some((word) => !/\d/.test(word)) ?? false
  const [first = ''] = names
  const isCalled = () => meaning.category?.isSure === true && hasWordOf(first, q)
  return isOfMeant === true && !lacksWord && (!isSure(meaning, OF_LIKELY) || isCalled())
}

const isSure = ({ elsewhere }: Meaning, needed: number): boolean => elsewhere !== null && elsewhere > needed

/** @returns whether the thing was typed in other letters, which say nothing of it; a noun that phrases have is spelled right */
function isReadOtherwise(q: string, understood: Understood | null): boolean {
  const read = (understood?.changes ?? []).filter(({ how }) => how !== 'spelling')
  const things = [...mainThings(q)].filter((thing) => !/\d/.test(thing))
  return read.length > 0 && !things.some((thing) => read.every(({ from }) => !from.toLowerCase().includes(thing)))
}

/** @returns whether a query that goods lack words of names what is sold nowhere here */
export function isLostElsewhere(q: string, meaning: Meaning, understood: Understood | null): boolean {
  const lost = lostOf(q, understood)
  return lost !== null && isSure(meaning, neededOdds(meaning, lost)) && !isReadOtherwise(q, understood)
}

/**
 * @param q as typed
 * @param names of the goods and the categories that it found
 * @param isTyped whether the query may be unfinished
 * @param isOfMeant whether the first of the goods is of the category that the words mean
 * @returns whether the query names what is sold nowhere here: its words say so as they are typed, and nothing that has them all is called so
 */
export function isSoldElsewhere(q: string, names: string[], read: Read): boolean {
  const { meaning, understood, isTyped } = read
  const lost = lostOf(q, understood)
  if (isOfMeaning(q, names, read)) return false
  if (lost === 'word' && meaning.category && [...mainThings(q)].some(holdsAnything)) return false
  if (isTyped && !isWholeName(q, names)) return false
  if (!isSure(meaning, isTyped ? WHILE_TYPING : neededOdds(meaning, lost)) || isReadOtherwise(q, understood))
    return false
  return lost !== null || !isNameOfThing(q, names)
}

/** @returns the products whose descriptions have the whole query: they say so, and stand aside */
export function mentioning(products: ProductCard[]): { items: ProductCard[]; total: number } {
  const items = products.filter(({ found, lacks }) => found?.in === 'description' && lacks === undefined)
  return { items, total: items.length }
}
