/**
 * The part of a list that is looked at where the stock of each of its goods has to be looked up, for counting them and their facets: so
 * many goods at most, however many a category has (docs/behaviour.md, "Totals").
 */
import { type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED, MAX_COUNTED_TOGETHER } from '../../../../domain/limits.ts'
import { written } from '../listing/filter-or-scan.ts'
import type { SourcePart } from '../listing/list-table.ts'
import { hasPriceRange, priceCondition } from './price-condition.ts'
import type { ProductSelection } from './selection.ts'
import { fromSteps, joinPrices, stepsInRange } from './step-prices.ts'
import { hasSoonest, isByRow, isLookedUp } from './stock-cover.ts'

/**
 * SQLite's name for it. Without a hint SQLite, having no statistics, prefers any index of a filter and sorts a whole
 * category.
 */
const PRIMARY_KEY = 'sqlite_autoindex_listing_1'

/** @param source `listing`, which means its primary key, or the name of another index */
export const listingBy = (source: string): SQL =>
  sql`listing AS l INDEXED BY ${sql.raw(source === 'listing' ? PRIMARY_KEY : source)}`

/** What every index of listing has. */
const COLUMNS = sql.raw('ancestor, rank, product, price, company, country, moq, in_stock, tnved, category')

/** Rows of an index of which those are taken that have everything but the stock. */
const MAX_READ = 30_000

/** The filter whose values an index is sorted by. */
const SORTED_BY: Record<string, string> = { listing_company: 'supplier', listing_country: 'country' }

/** Filters by columns that every index has; of the tariff code, too, which has no facet. */
const PLAIN = ['supplier', 'country', 'moq', undefined]

const SOURCES = new Set(['listing', 'listing_soonest', 'listing_company', 'listing_country'])

interface Table {
  /** By which the rows are sorted, if they are. */
  order: string | undefined
  /** The condition of the listed branch of the tree. */
  within: SQL
  /** Those that are set, with the facet that has their values. */
  filters: { facet: string | undefined; condition: SQL | null }[]
}

const isAbove = (rows: SQL, most: number): SQL =>
  sql`(SELECT count(*) FROM (${rows} LIMIT ${written(most + 1)})) > ${written(most)}`

function partOfListing(
  source: string,
  selection: ProductSelection,
  { order, within, filters }: Table,
  most: number,
): SourcePart {
  const isSoonestRead = hasSoonest(source) || order === 'soonest'
  const columns = sql`${COLUMNS}${isSoonestRead ? sql`, soonest` : sql``}${order === 'new' ? sql`, created` : sql``}`
  const where = (facets: (string | undefined)[]): SQL[] =>
    filters.flatMap(({ facet, condition }) => (condition && facets.includes(facet) ? sql` AND ${condition}` : []))
  const sorted = SORTED_BY[source]
  const read = sql`SELECT ${columns} FROM ${listingBy(source)} WHERE ${within}${sql.join(sorted ? where([sorted]) : [])}`
  const rows = sql`SELECT ${columns} FROM (${read} LIMIT ${written(MAX_READ)}) AS l WHERE l.in_stock = 1${sql.join(where(PLAIN))}`
  return {
    from: sql`(${rows} LIMIT ${written(most)}) AS l${joinPrices(selection)}`,
    // In this order: what is enough of them is counted sooner than all that are read.
    hasMore: sql`(${isAbove(rows, most)} OR ${isAbove(read, MAX_READ)})`,
  }
}

const inPriceRange = (selection: ProductSelection, most: number): SQL =>
  stepsInRange(selection, sql`s.*`, priceCondition(selection, 'listing_steps'), written(most))

/** A LIMIT that is none. */
const ALL = -1

/** Where the prices at the quantity are read from: each unit that it is in has a range of its own. */
export const stepsOf = (selection: ProductSelection): SQL =>
  isByRow(selection) && hasPriceRange(selection) ? inPriceRange(selection, ALL) : sql`listing_steps`

function partOfSteps(selection: ProductSelection, most: number): SourcePart {
  const rows = (limit: number) => inPriceRange(selection, limit)
  return { from: fromSteps(selection, rows(most)), hasMore: isAbove(sql`SELECT 1 FROM ${rows(most + 1)}`, most) }
}

/** @returns null for sources whose rows are few, and where no stock is looked up */
export function partOf(source: string, selection: ProductSelection, table: Table): SourcePart | null {
  if (!selection.inStock || !isLookedUp(selection)) return null
  // Of kilograms and tonnes nearly all are looked up, of other units those alone whose stock is between two steps.
  const most = table.filters.length > 1 || isByRow(selection) ? MAX_COUNTED_TOGETHER : MAX_COUNTED
  if (source === 'listing_steps') return partOfSteps(selection, most)
  return SOURCES.has(source) ? partOfListing(source, selection, table, most) : null
}
