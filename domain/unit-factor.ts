import type { Unit } from './trade-terms.ts'

/** Units of one measure, in the smallest of them; a roll or a pack holds what its seller says. */
const MEASURES: readonly Partial<Record<Unit, number>>[] = [
  { kilogram: 1, tonne: 1000 },
  { piece: 1, pair: 2 },
]

/** @returns how many of one unit are in one of the other; null where that depends on the goods */
export function unitFactor(one: Unit, other: Unit): number | null {
  if (one === other) return 1
  const [factor = null] = MEASURES.flatMap((measure) => {
    const from = measure[one]
    const to = measure[other]
    return from && to ? [from / to] : []
  })
  return factor
}
