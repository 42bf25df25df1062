/**
 * Which variants of a product have which values (docs/behaviour.md, "Values together"). Variants with the same values are one combination,
 * and a value has a set of combinations: an array of whole numbers, in which bit n of number k is combination 52k + n. Databases
 * compare such sets with one bitwise AND.
 */

/** Bits of a number that JavaScript and JSON represent exactly. */
const BITS = 52

export type CombinationSet = number[]

/** The values of one parameter: those of the product's facts, and those that each variant states itself. */
export interface StatedValues {
  product: (number | string)[]
  variants: (number | string)[][]
}

type Values = (number | string)[]

const setOf = (combinations: number[]): CombinationSet => {
  const held: CombinationSet = Array.from({ length: Math.floor(Math.max(0, ...combinations) / BITS) + 1 }, () => 0)
  for (const at of combinations) held[Math.floor(at / BITS)] = (held[Math.floor(at / BITS)] ?? 0) + 2 ** (at % BITS)
  return held
}

/** A variant that does not state a parameter has the product's value. */
const valuesOf = ({ product, variants }: StatedValues, at: number): Values => {
  const own = variants[at] ?? []
  return own.length > 0 ? own : product
}

interface Variants {
  /** The values of each variant, of each parameter in order. */
  variants: Values[][]
  /** The product's own, where it has a value that none of its variants has; else null. */
  alone: Values[] | null
}

function variantsOf(parameters: StatedValues[]): Variants {
  const count = parameters[0]?.variants.length ?? 0
  const variants = Array.from({ length: count }, (_, at) => parameters.map((stated) => valuesOf(stated, at)))
  const isAlone = parameters.some(({ product }, at) =>
    product.some((value) => !variants.some((values) => values[at]?.includes(value))),
  )
  return { variants, alone: isAlone ? parameters.map(({ product }) => product) : null }
}

/**
 * The values by combination, of each parameter in order. A product with a value that none of its variants has is one combination itself.
 */
function combinationsOf(parameters: StatedValues[]): Values[][] {
  const { variants, alone } = variantsOf(parameters)
  const all = alone ? [...variants, alone] : variants
  const distinct = new Map(all.map((values) => [JSON.stringify(values), values]))
  return [...distinct.values()]
}

/**
 * @param parameters of one product, all with as many variants
 * @returns for each parameter a function from a value to the combinations that have it; null where variants differ in one parameter at most,
 *   so that any values of the product are together in one of them
 */
export function combinationsByValue(parameters: StatedValues[]): ((value: number | string) => CombinationSet)[] | null {
  const combinations = combinationsOf(parameters)
  const differing = parameters.filter(
    (_, at) => new Set(combinations.map((values) => JSON.stringify(values[at]))).size > 1,
  )
  if (differing.length < 2) return null
  return parameters.map(
    (_, at) => (value) =>
      setOf(combinations.flatMap((values, combination) => (values[at]?.includes(value) ? [combination] : []))),
  )
}

/**
 * @param parameters of one product, all with as many variants
 * @returns for each parameter a function from a value to the variants that have it, by their places from 1 on; 0 is the product by itself,
 *   where that has a value which none of its variants has. Null where all of them have the value, and without variants
 */
export function variantsByValue(parameters: StatedValues[]): ((value: number | string) => CombinationSet | null)[] {
  const { variants, alone } = variantsOf(parameters)
  return parameters.map((_, at) => (value) => {
    const has = (values: Values[] | null) => values?.[at]?.includes(value) ?? false
    const isOfAll = variants.length === 0 || (variants.every(has) && (alone === null || has(alone)))
    return isOfAll ? null : setOf([alone, ...variants].flatMap((values, place) => (has(values) ? [place] : [])))
  })
}
