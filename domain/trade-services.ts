import type { Service } from './contract/services.ts'

/** Kinds of services that bring goods across a border, by their slugs, in the order in which they are needed. */
const NEEDED = ['logistics', 'customs', 'inspection']

export type TradeService = Pick<Service, 'id' | 'name' | 'count'>

/** @returns those that companies offer here */
export const tradeServices = (tree: readonly Service[]): TradeService[] =>
  NEEDED.flatMap((slug) => tree.filter((one) => one.slug === slug && one.count > 0)).map(({ id, name, count }) => ({
    id,
    name,
    count,
  }))

/** The customs territory of the Eurasian Economic Union: what comes from there is cleared already. */
const UNION = ['AM', 'BY', 'KG', 'KZ', 'RU']

/** @returns whether a product is imported by who buys it in Russia; what comes from an unknown place is not said to be */
export const isImported = ({ supplier }: { supplier: { country: string } }): boolean =>
  !UNION.includes(supplier.country)
