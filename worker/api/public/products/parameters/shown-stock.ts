/**
 * The stock of what a card shows where that is a variant (docs/behaviour.md, "Stock for a quantity"). listing_parameters says which variants
 * have each value (domain/parameters/held.ts), by their places from 1 on;
 * place 0 is the product by itself.
 */
import { type SQL, sql } from 'drizzle-orm'
import { articleKeys } from '../../../../db/article-keys.ts'
import { namedArticle } from '../../../../db/variants.ts'
import { ancestorNum, type ProductSelection } from '../selection.ts'
import { endsOf, inRange, storedValues } from './together.ts'

/** Bits of a number of a set. */
const BITS = sql.raw('52')

/** What is looked for in the stored variants of a product: whether one has a stock of its own. */
const OWN_STOCK = sql.raw(`'"stock":'`)

/** Whether the cards of a list may show a variant, whose stock then counts. */
export const maySplit = ({ params = [], named }: ProductSelection): boolean => params.length > 0 || named !== undefined

/** A condition: the product has variants. Most have none, which one look into an index tells. @param product its number */
const hasVariants = (product: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM variants AS any_one WHERE any_one.product = ${product})`

/** A condition: the card of the product may show a variant. @param product its number */
export const isSplit = (product: SQL, { params = [], named = '' }: ProductSelection): SQL =>
  params.length > 0
    ? hasVariants(product)
    : sql`${product} IN (SELECT product FROM variants WHERE article IN (SELECT value FROM json_each(${JSON.stringify(articleKeys(named))})))`

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
const withChosenSets = (selection: ProductSelection): SQL => sql`WITH wanted AS MATERIALIZED (${wanted(selection)}),
  chosen AS MATERIALIZED (SELECT f.num, h.variants AS held FROM wanted AS f
    CROSS JOIN listing_parameters AS h ON h.product = products.num AND ${isWanted})`

/** A condition: the variant at a place has a value of each filter. Without the plus SQLite would build an index of some rows each time. */
const hasAll = (at: SQL): SQL => sql`NOT EXISTS (SELECT 1 FROM wanted AS f WHERE NOT EXISTS (SELECT 1 FROM chosen AS c
  WHERE +c.num = f.num AND (c.held IS NULL OR coalesce(c.held ->> (${at} / ${BITS}), 0) >> (${at} % ${BITS}) & 1)))`

const stockOf = sql`coalesce(v.value ->> 'stock', products.stock, 0)`

const EACH = sql`json_each(products.variants) AS v`

const PLACE = sql`(v.key + 1)`

/** The place of the product by itself. */
const ALONE = sql.raw('0')

const isWithoutFilters = ({ params = [] }: ProductSelection): boolean => params.length === 0

/** A condition: a variant that the card may show has so much, or the product where all variants are chosen, or its own values. */
const haveChosen = (selection: ProductSelection): SQL => {
  const least = selection.quantity ?? 1
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
    : sql`(SELECT ${stockOf} FROM (SELECT ${namedArticle(named)} AS sku) AS named CROSS JOIN ${EACH} ON v.value ->> 'sku' = named.sku)`

/** What is known of a product with variants. @param known an expression on `products` */
const ofProduct = (product: SQL, known: SQL): SQL =>
  sql`(SELECT ${known} FROM products WHERE products.num = ${product})`

/**
 * A condition: of what the card of a product shows, so many are in stock.
 * @param product number of a product with variants
 */
export function isShownInStock(product: SQL, selection: ProductSelection): SQL {
  const least = selection.quantity ?? 1
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
  const least = selection.quantity ?? 1
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
