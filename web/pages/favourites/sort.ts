import type { ProductCard } from '../../../domain/contract/products.ts'

/** Orders of the list: latest added (the default), cheapest first, most expensive first. */
export const SORTS = ['added', 'price', '-price'] as const
export type Sort = (typeof SORTS)[number]

/** @returns whether the text is one of the orders. */
export const isSort = (word: string): word is Sort => SORTS.some((sort) => sort === word)

/** Kopecks at the chosen quantity, or of the smallest order. Products without that price come last in either order. */
function price({ tiers, atQuantity }: ProductCard): number | null {
  if (!atQuantity) return tiers[0]?.rub ?? null
  return atQuantity.apart === null ? (atQuantity.price?.rub ?? null) : null
}

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
