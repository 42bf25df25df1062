/**
 * The stock of what a card shows where that is a variant (docs/behaviour.md, "Stock for a quantity").
 */
import { type SQL, sql } from 'drizzle-orm'
import { articleKeys } from '../../../../db/article-keys.ts'
import { namedArticle } from '../../../../db/variants.ts'
import { quantityOfRow } from '../quantity-of-row.ts'
import type { ProductSelection } from '../selection.ts'
import { ALONE, BITS, EACH, hasAll, hasVariants, ofProduct, PLACE, stockOf, withChosenSets } from './variant-sets.ts'

/** What is looked for in the stored variants of a product: whether one has a stock of its own. */
const OWN_STOCK = sql.raw(`'"stock":'`)

/** Whether the cards of a list may show a variant, whose stock then counts. */
export const maySplit = ({ params = [], named }: ProductSelection): boolean => params.length > 0 || named !== undefined

/** A condition: the card of the product may show a variant. @param product its number */
export const isSplit = (product: SQL, { params = [], named = '' }: ProductSelection): SQL =>
  params.length > 0
    ? hasVariants(product)
    : sql`${product} IN (SELECT product FROM variants WHERE article IN (SELECT value FROM json_each(${JSON.stringify(articleKeys(named))})))`

const isWithoutFilters = ({ params = [] }: ProductSelection): boolean => params.length === 0

/** A condition: a variant that the card may show has so much, or the product where all variants are chosen, or its own values. */
const haveChosen = (selection: ProductSelection): SQL => {
  const least = quantityOfRow(sql`products.unit`, selection)
  const whole = sql`coalesce(products.stock, 0) >= ${least}`
  if (isWithoutFilters(selection)) return whole
  return sql`(${withChosenSets(selection)},
    enough AS MATERIALIZED (SELECT 1 FROM ${EACH} WHERE ${stockOf} >= ${least} AND ${hasAll(PLACE)} LIMIT 1),
    itself AS MATERIALIZED (SELECT 1 WHERE ${hasAll(ALONE)}),
    other AS MATERIALIZED (SELECT 1 FROM ${EACH} WHERE NOT ${hasAll(PLACE)} LIMIT 1)
    SELECT EXISTS (SELECT 1 FROM enough)
      OR ${whole} AND (EXISTS (SELECT 1 FROM itself) OR NOT EXISTS (SELECT 1 FROM other)))`
}

/** The stock of the variant that the query names; NULL where it names none. */
const stockOfNamed = ({ named }: ProductSelection): SQL =>
  named === undefined
    ? sql`NULL`
    : sql`(SELECT ${stockOf} FROM (SELECT ${namedArticle(named)} AS sku) AS named CROSS JOIN ${EACH} ON vr.value ->> 'sku' = named.sku)`

/**
 * A condition: of what the card of a product shows, so many are in stock.
 * @param product number of a product with variants
 */
export function isShownInStock(product: SQL, selection: ProductSelection): SQL {
  const least = quantityOfRow(sql`products.unit`, selection)
  const named = selection.named === undefined ? sql`NULL` : sql`${stockOfNamed(selection)} >= ${least}`
  return ofProduct(
    product,
    sql`iif(instr(products.variants, ${OWN_STOCK}) = 0, coalesce(products.stock, 0) >= ${least}, coalesce(${named}, ${haveChosen(selection)}))`,
  )
}

/**
 * The variants that have what is chosen and so much in stock, as a set; NULL where the product's stock counts, or that of a variant which
 * the query names.
 * @param product its number
 */
export function stockedVariants(product: SQL, selection: ProductSelection): SQL {
  const least = quantityOfRow(sql`products.unit`, selection)
  const bit = (at: SQL) => sql`1 << (${at} % ${BITS})`
  const sets = sql`(${withChosenSets(selection)},
    one AS MATERIALIZED (SELECT ${PLACE} / ${BITS} AS part, 0 AS bit FROM ${EACH}
      UNION ALL SELECT ${PLACE} / ${BITS}, ${bit(PLACE)} FROM ${EACH} WHERE ${stockOf} >= ${least} AND ${hasAll(PLACE)}
      UNION ALL SELECT ${ALONE} / ${BITS}, ${bit(ALONE)} WHERE coalesce(products.stock, 0) >= ${least} AND ${hasAll(ALONE)}),
    parts AS MATERIALIZED (SELECT sum(bit) AS bits FROM one GROUP BY part ORDER BY part)
    SELECT json_group_array(bits) FROM parts)`
  const isApart = sql`instr(products.variants, ${OWN_STOCK}) > 0 AND ${stockOfNamed(selection)} IS NULL`
  return sql`iif(${hasVariants(product)}, ${ofProduct(product, sql`iif(${isApart}, ${sets}, NULL)`)}, NULL)`
}
