/**
 * Which variants of a product have all chosen values. listing_parameters says which variants have each value (domain/parameters/value-combinations.ts), by
 * their places from 1 on; place 0 is the product by itself.
 */
import { type SQL, sql } from 'drizzle-orm'
import { ancestorNum, type ProductSelection } from '../selection.ts'
import { endsOf, inRange, storedValues } from './together.ts'

/** Bits of a number of a set. */
export const BITS = sql.raw('52')

/** A condition: the product has variants. Most have none, which one look into an index tells. @param product its number */
export const hasVariants = (product: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM variants AS any_one WHERE any_one.product = ${product})`

/** The chosen filters as rows: their parameter's number, a list of values or NULL, and the ends of a range. */
const wanted = ({ category, params = [] }: ProductSelection): SQL => {
  const rows = params.map((filter) => ({
    key: filter.key,
    list: filter.values.length > 0 ? storedValues(filter.values) : null,
    ...endsOf(filter),
  }))
  return sql`SELECT d.num, nullif(f.value -> 'list', 'null') AS list, f.value ->> 'least' AS least, f.value ->> 'most' AS most,
    f.value ->> 'low' AS low, f.value ->> 'high' AS high
    FROM json_each(${JSON.stringify(rows)}) AS f
    CROSS JOIN parameters AS d ON d.category = ${ancestorNum(category)} AND d.key = f.value ->> 'key'`
}

const CHOSEN_ENDS = { least: sql`f.least`, most: sql`f.most`, low: sql`f.low`, high: sql`f.high` }

/** A condition on a row `h` of listing_parameters and a filter `f`. */
const isWanted = sql`h.parameter = f.num
  AND iif(f.list IS NULL, ${inRange(sql`h`, CHOSEN_ENDS)}, h.value IN (SELECT value FROM json_each(f.list)))`

/**
 * Named SELECTs: `wanted`, and `chosen` with the sets of variants that have a value of each filter, of the product that the statement
 * around it reads as `products`.
 */
export const withChosenSets = (
  selection: ProductSelection,
): SQL => sql`WITH wanted AS MATERIALIZED (${wanted(selection)}),
  chosen AS MATERIALIZED (SELECT f.num, h.variants AS held FROM wanted AS f
    CROSS JOIN listing_parameters AS h ON h.product = products.num AND ${isWanted})`

/** A condition: the variant at a place has a value of each filter. Without the plus SQLite would build an index of some rows each time. */
export const hasAll = (
  at: SQL,
): SQL => sql`NOT EXISTS (SELECT 1 FROM wanted AS f WHERE NOT EXISTS (SELECT 1 FROM chosen AS c
  WHERE +c.num = f.num AND (c.held IS NULL OR coalesce(c.held ->> (${at} / ${BITS}), 0) >> (${at} % ${BITS}) & 1)))`

/** The stock of the variant in a row of EACH. */
export const stockOf = sql`coalesce(vr.value ->> 'stock', products.stock, 0)`

/** The variants of the product that the statement around reads as `products`. */
export const EACH = sql`json_each(products.variants) AS vr`

/** The place of the variant in a row of EACH. */
export const PLACE = sql`(vr.key + 1)`

/** The place of the product by itself. */
export const ALONE = sql.raw('0')

/** What is known of a product with variants. @param known an expression on `products` */
export const ofProduct = (product: SQL, known: SQL): SQL =>
  sql`(SELECT ${known} FROM products WHERE products.num = ${product})`
