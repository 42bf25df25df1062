import type { ProductCard } from '../../../domain/contract/products.ts'

/** Orders of the list: latest added (the usual one), cheapest, dearest. */
export const SORTS = ['added', 'price', '-price'] as const
export type Sort = (typeof SORTS)[number]

/** @returns whether the word names an order. */
export const isSort = (word: string): word is Sort => SORTS.some((sort) => sort === word)

/** What is on request has no price to compare, and stands last in either order. */
const price = ({ tiers }: ProductCard) => tiers[0]?.rub ?? null

function comparePrices(a: ProductCard, b: ProductCard, direction: 1 | -1): number {
  const [left, right] = [price(a), price(b)]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return (left - right) * direction
}

/** Cards in the order asked for; the list itself is in the order of adding, latest first. */
export function sorted(cards: ProductCard[], sort: Sort): ProductCard[] {
  if (sort === 'added') return cards
  return [...cards].sort((a, b) => comparePrices(a, b, sort === 'price' ? 1 : -1))
}
