import type { ProductCard } from '../../../domain/contract/products.ts'

/** Orders of the list: latest added (the default), cheapest first, most expensive first. */
export const SORTS = ['added', 'price', '-price'] as const
export type Sort = (typeof SORTS)[number]

/** @returns whether the text is one of the orders. */
export const isSort = (word: string): word is Sort => SORTS.some((sort) => sort === word)

/** Products with a price on request come last in either order. */
const price = ({ tiers }: ProductCard) => tiers[0]?.rub ?? null

function comparePrices(a: ProductCard, b: ProductCard, direction: 1 | -1): number {
  const left = price(a)
  const right = price(b)
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return (left - right) * direction
}

/** @param cards in the order of adding, latest first */
export function sorted(cards: ProductCard[], sort: Sort): ProductCard[] {
  if (sort === 'added') return cards
  return [...cards].sort((a, b) => comparePrices(a, b, sort === 'price' ? 1 : -1))
}
