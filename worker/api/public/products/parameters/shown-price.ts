/**
 * The price of what a card shows where that is a variant (docs/behaviour.md, "Variants in filtered lists"): the stored price of the product,
 * which is that of its cheapest variant, times what the cheapest one with the chosen values costs more.
 */
import { type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '../../../../../domain/limits.ts'
import type { Database } from '../../../../db/connection.ts'
import { number } from '../../../../db/select.ts'
import { amountAt, firstAmount } from '../../../../db/variants.ts'
import { CANDIDATES } from '../../listing/filter-or-scan.ts'
import { quantityOfRow, stepOfRow } from '../quantity-of-row.ts'
import type { ProductSelection } from '../selection.ts'
import { chosenByAll } from './filters.ts'
import { EACH, hasAll, hasVariants, ofProduct, PLACE, stockOf, withChosenSets } from './variant-sets.ts'

/** Products with variants whose prices are computed while a list is read; of more of them the stored prices count. */
const MAX_COMPUTED = 500

/** As migrations/0051_step_prices.sql reads prices: at the step of the quantity, or the smallest order above it. */
const amountOf = (selection: ProductSelection): SQL =>
  selection.quantity === undefined
    ? firstAmount
    : amountAt(
        sql`max(products.moq, coalesce(products.tiers ->> '$[0].from', 1), ${stepOfRow(sql`products.unit`, selection)})`,
      )

/** How many times the price of the product's cheapest variant that of the shown one is; 1 where the product is shown (chosen-variant.ts). */
function timesCheapest(selection: ProductSelection): SQL {
  const least = selection.inStock ? quantityOfRow(sql`products.unit`, selection) : sql`0`
  return sql`(${withChosenSets(selection)}, one AS MATERIALIZED (
      SELECT ${amountOf(selection)} AS amount, ${hasAll(PLACE)} AS has, ${stockOf} >= ${least} AS enough FROM ${EACH})
    SELECT iif(sum(has) IN (0, count(*)) AND coalesce(products.stock, 0) >= ${least}, 1.0,
      coalesce(min(iif(has AND enough, amount, NULL)) * 1.0 / min(amount), 1.0)) FROM one)`
}

/**
 * @param row a table with the number of a product
 * @param price its stored price, at the quantity where there is one
 * @returns the price by which it is sorted and filtered
 */
export const shownPrice = (row: SQL, price: SQL, selection: ProductSelection): SQL =>
  selection.byVariant
    ? sql`iif(${hasVariants(sql`${row}.product`)},
        CAST(round(${price} * ${ofProduct(sql`${row}.product`, timesCheapest(selection))}) AS INTEGER), ${price})`
    : price

/** Whether prices of variants count in a list: it is sorted or filtered by price, and filters may lead to variants. */
export const isPricedByVariant = ({ params = [], priceMin, priceMax }: ProductSelection, sort: string): boolean =>
  params.length > 0 && (sort === 'price' || sort === '-price' || priceMin !== undefined || priceMax !== undefined)

/** The products that the filters by parameters leave, and how many of them have variants, counted to the limit of lists. */
const selectCounts = (db: Database, selection: ProductSelection) =>
  db
    .select({
      all: number(sql`count(*)`, 'every'),
      split: number(sql`coalesce(sum(${hasVariants(sql`chosen.product`)}), 0)`, 'split'),
    })
    .from(sql`(SELECT product FROM (${chosenByAll(selection)}) LIMIT ${CANDIDATES}) AS chosen`)

/** @returns whether so few products have variants that their prices are computed; one round trip */
export async function fewSplit(db: Database, selection: ProductSelection): Promise<boolean> {
  const [[counts]] = await db.batch([selectCounts(db, selection)])
  return counts !== undefined && counts.all <= MAX_COUNTED && counts.split <= MAX_COMPUTED
}
