/** Leaves goods out that only have words of a thing which is sold nowhere here: discs for an angle grinder are none (docs/behaviour.md, "Not sold here"). */
import type { ProductCard } from '../../../../domain/contract/products.ts'
import type { Understood } from '../../../../domain/contract/understood-query.ts'
import type { Meaning } from './meant-category.ts'
import { isNameOfThing } from './thing-of-name.ts'

/**
 * Odds, as logarithms, from which a query names what is not sold: where words were left out, where none were, where they surely mean a category,
 * and while they are typed.
 */
const WITH_LOST_WORDS = -0.25
const WITH_ALL_WORDS = 0.75
const FOR_SURE_CATEGORY = 1
const WHILE_TYPING = 2.5

function neededOdds({ category }: Meaning, lost: boolean): number {
  if (category?.isSure) return FOR_SURE_CATEGORY
  return lost ? WITH_LOST_WORDS : WITH_ALL_WORDS
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

const isSure = ({ elsewhere }: Meaning, needed: number): boolean => elsewhere !== null && elsewhere > needed

/** A noun that phrases have is spelled right; in other letters it says nothing. */
const isReadOtherwise = (understood: Understood | null): boolean =>
  (understood?.changes ?? []).some(({ how }) => how !== 'spelling')

const hasLostWords = (understood: Understood | null): boolean => (understood?.leftOut ?? []).length > 0

/** @returns whether a query that goods lack words of names what is sold nowhere here */
export const isLostElsewhere = (meaning: Meaning, understood: Understood | null): boolean =>
  hasLostWords(understood) && isSure(meaning, neededOdds(meaning, true)) && !isReadOtherwise(understood)

/**
 * @param q as typed
 * @param names of the goods and the categories that it found
 * @param isTyped whether the query may be unfinished
 * @returns whether the query names what is sold nowhere here: its words say so as they are typed, and nothing that has them all is called so
 */
export function isSoldElsewhere(
  q: string,
  names: string[],
  { meaning, understood, isTyped }: { meaning: Meaning; understood: Understood | null; isTyped?: boolean },
): boolean {
  const lost = hasLostWords(understood)
  if (isTyped && !isWholeName(q, names)) return false
  if (!isSure(meaning, isTyped ? WHILE_TYPING : neededOdds(meaning, lost)) || isReadOtherwise(understood)) return false
  return lost || !isNameOfThing(q, names)
}

/** @returns the products whose descriptions have the whole query: they say so, and stand aside */
export function mentioning(products: ProductCard[]): { items: ProductCard[]; total: number } {
  const items = products.filter(({ found, lacks }) => found?.in === 'description' && lacks === undefined)
  return { items, total: items.length }
}
