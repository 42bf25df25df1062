/** Which variant of a product filters by parameters lead to (docs/behaviour.md, "Variants in filtered lists"). */
import { type SQL, sql } from 'drizzle-orm'
import { isChosen, type ParameterFilter } from '../../../../../domain/parameters/filter.ts'
import {
  type ParameterDefinition,
  parametersOf,
  type StoredParameter,
} from '../../../../../domain/parameters/parameter.ts'
import { quantityFor } from '../../../../../domain/trade-quantity.ts'
import type { Unit } from '../../../../../domain/trade-terms.ts'
import { products, type StoredTier, type StoredVariant } from '../../../../db/schema.ts'
import { decoded } from '../../../../db/select.ts'
import { type CheapestVariant, cheapestVariant, variantId } from '../../../../db/variants.ts'

interface Choosable {
  variants: StoredVariant[]
  parameters: StoredParameter[]
}

/** A column with the variants to choose from: of the products of a page that has filters, and that have variants; else NULL. */
export const choosable = (params: ParameterFilter[] = []): SQL.Aliased<Choosable | null> =>
  decoded<Choosable | null>(
    params.length === 0
      ? sql`NULL`
      : sql`iif(${products.variants} = '[]', NULL,
          json_object('variants', json(${products.variants}), 'parameters', json(${products.parameters})))`,
    'choosable',
  )

interface ChosenParameter {
  filter: ParameterFilter
  definition: ParameterDefinition
}

/** @param known those of the category, of which each that is filtered by has its definition */
export const chosenParameters = (
  known: { key: string; definition: ParameterDefinition | null }[],
  params: ParameterFilter[] = [],
): ChosenParameter[] =>
  params.flatMap((filter) => {
    const definition = known.find(({ key }) => key === filter.key)?.definition
    return definition ? [{ filter, definition }] : []
  })

/** A variant has the values that it states itself, else the product's. */
function hasAll(variant: StoredVariant, parameters: StoredParameter[], chosen: ChosenParameter[]): boolean {
  return chosen.every(({ filter, definition }) => {
    const own = parametersOf([definition], { facts: [], variants: [variant] })
    const values = own.length > 0 ? own : parameters.filter(([num, , , , fact]) => num === definition.num && fact >= 0)
    return values.some(([, value, most]) => isChosen(filter, value, most))
  })
}

/** Whether the product by itself, as none of its variants is, has all chosen values: place 0 of the stored sets. */
const isChosenItself = (parameters: StoredParameter[], chosen: ChosenParameter[]): boolean =>
  chosen.every(({ filter, definition }) =>
    parameters.some(
      ([num, value, most, , , , [first = 0] = [1]]) =>
        num === definition.num && first % 2 === 1 && isChosen(filter, value, most),
    ),
  )

/** As it is chosen: with what is its own. */
const withOwn = ({ factor, tiers, ...own }: StoredVariant, isLowest: boolean): CheapestVariant => ({
  factor,
  ...(tiers && { tiers }),
  isLowest,
  own,
})

interface Row {
  /** Of the product. */
  id: string
  unit: Unit
  tiers: StoredTier[]
  stock: number | null
  /** Article of the variant that the row is about. */
  variant: string | null
  /** Id of that variant. */
  variantId: string | null
  cheapest: CheapestVariant | null
  choosable: Choosable | null
}

interface Wanted {
  /** Undefined: the smallest order of each variant. */
  quantity?: number | undefined
  /** What the quantity counts; by default pieces. */
  unit?: Unit | undefined
  /** Whether so many have to be in stock. */
  inStock?: boolean | undefined
  /** Whether a variant with so many in stock goes before the others. */
  isStockFirst?: boolean
}

/**
 * @returns the row with the cheapest variant that has all chosen values, and enough in stock where that is wanted, or any variant has it and that goes first; as it is where every
 *   variant has them, or none, and the product itself has enough, and where a query names a variant
 */
export function withChosenVariant<Read extends Row>(
  row: Read,
  chosen: ChosenParameter[],
  { quantity: asked, unit = 'piece', inStock, isStockFirst = false }: Wanted = {},
): Read {
  if (row.variant !== null || !row.choosable) return row
  const { variants, parameters } = row.choosable
  const quantity = asked === undefined ? undefined : quantityFor({ quantity: asked, unit }, row.unit)
  const least = inStock || isStockFirst ? (quantity ?? 1) : 0
  const having = variants.filter((variant) => hasAll(variant, parameters, chosen))
  const isWhole = having.length === 0 || having.length === variants.length
  const enough = having.filter(({ stock = row.stock }) => (stock ?? 0) >= least)
  const isEnough = (row.stock ?? 0) >= least
  const hasNone = enough.length === 0 && !(isEnough && isChosenItself(parameters, chosen))
  const wanted = isStockFirst && !inStock && !isWhole && hasNone ? having : enough
  const [first] = wanted
  if (!first || (isWhole && isEnough)) return row
  const found = cheapestVariant(row.tiers, wanted, quantity) ?? { ...first, isLowest: false }
  const place = variants.findIndex(({ sku }) => sku === found.sku)
  const id = variantId(row.id, found, place)
  return { ...row, variant: found.sku, variantId: id, cheapest: withOwn(found, found.isLowest) }
}
