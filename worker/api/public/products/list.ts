/** The statements of a list: the page's products in order, and how many match. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { number } from '../../../db/select.ts'
import { offsetOf, type PageRequest } from '../../http/paging.ts'
import { CANDIDATES, filterOrScan } from '../filter-or-scan.ts'
import { ancestorNum, companyNum, conditions, rowsOf, type Selection } from './conditions.ts'
import type { Order, Plan } from './plan.ts'
import { countingSource } from './plan.ts'
import { hitsToCount, ON_REQUEST } from './word-hits.ts'

/** What a row is sorted by, and how. Every order ends in the product, or pages would overlap among equals. */
const ORDERS: Record<Order, { keys: SQL; by: (rows: SQL) => SQL }> = {
  relevance: { keys: sql`w.score, l.rank`, by: (t) => sql`${t}score ASC, ${t}rank DESC, ${t}product DESC` },
  popular: { keys: sql`l.rank`, by: (t) => sql`${t}rank DESC, ${t}product DESC` },
  new: { keys: sql`l.created`, by: (t) => sql`${t}created DESC, ${t}product DESC` },
  price: { keys: sql`l.price`, by: (t) => sql`${t}price ASC, ${t}product ASC` },
  '-price': {
    keys: sql`l.price`,
    by: (t) => sql`(${t}price = ${ON_REQUEST}) ASC, ${t}price DESC, ${t}product DESC`,
  },
}

/** @returns ORDER BY's terms for the rows of `pageRows` joined under the name of page. */
export const pageOrder = (order: Order): SQL => ORDERS[order].by(sql`page.`)

const hasPriceRange = ({ priceMin, priceMax }: Selection): boolean => priceMin !== undefined || priceMax !== undefined

/** Dearest first, and "on request" still last: two stretches of one index, one after the other. */
function walkDearest(rows: SQL, where: SQL, limit: SQL, offset: number): SQL {
  const stretch = (which: SQL) => sql`SELECT * FROM (
    SELECT l.product, l.price FROM ${rows} WHERE ${where} AND ${which}
    ORDER BY l.price DESC, l.product DESC LIMIT (${limit}) + ${offset}
  )`
  return sql`${stretch(sql`l.price < ${ON_REQUEST}`)} UNION ALL ${stretch(sql`l.price = ${ON_REQUEST}`)}
    LIMIT ${limit} OFFSET ${offset}`
}

function walk(plan: Plan, filter: Selection, limit: SQL, offset: number): SQL {
  const source = plan.walk ?? countingSource(filter)
  const [rows, where] = [rowsOf(source, filter), conditions(filter, source)]
  const { keys } = ORDERS[plan.order]
  if (plan.order === '-price' && !hasPriceRange(filter)) return walkDearest(rows, where, limit, offset)
  const by = plan.order === '-price' ? sql`l.price DESC, l.product DESC` : ORDERS[plan.order].by(sql`l.`)
  return sql`SELECT l.product, ${keys} FROM ${rows} WHERE ${where} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`
}

/**
 * @returns a SELECT of `product` and the keys of its order, at most a page of rows. Rows are skipped in an index that
 *   has all that is asked of them, never in products.
 */
export function pageRows(plan: Plan, filter: Selection, request: PageRequest): SQL {
  const [limit, offset] = [request.perPage, offsetOf(request)]
  if (!plan.few) return walk(plan, filter, sql`${limit}`, offset)
  const scoring = plan.order === 'relevance' ? 'scored' : 'unscored'
  const few = sql`SELECT l.product, ${ORDERS[plan.order].keys} FROM ${rowsOf(plan.few, filter, scoring)}
    WHERE ${conditions(filter, plan.few)}`
  if (!plan.walk)
    return sql`SELECT * FROM (${few}) ORDER BY ${ORDERS[plan.order].by(sql``)} LIMIT ${limit} OFFSET ${offset}`
  const walked = (limit: SQL) => walk(plan, filter, limit, offset)
  return filterOrScan({ few, by: ORDERS[plan.order].by(sql``), walk: walked, limit, offset })
}

/** A facet of which facet_counts has the figures, with its value in SQL. */
export interface MaintainedFacet {
  facet: 'all' | 'company' | 'country' | 'stock'
  value: SQL
}

/** @returns the maintained figure that tells how many match; null when filters are combined in a way nobody keeps. */
export function maintainedFacet(filter: Selection): MaintainedFacet | null {
  const { words, supplier, country, moq, inStock, tnved } = filter
  if (words || moq !== undefined || tnved !== undefined || hasPriceRange(filter)) return null
  const set: MaintainedFacet[] = [
    ...(supplier === undefined
      ? []
      : [{ facet: 'company', value: sql`CAST(${companyNum(supplier)} AS TEXT)` } as const]),
    ...(country === undefined ? [] : [{ facet: 'country', value: sql`${country}` } as const]),
    ...(inStock ? [{ facet: 'stock', value: sql`'1'` } as const] : []),
  ]
  if (set.length > 1) return null
  return set[0] ?? { facet: 'all', value: sql`''` }
}

/** Nothing narrows the search but its words. */
const isSearchAlone = (filter: Selection): boolean =>
  filter.words === true &&
  filter.category === undefined &&
  maintainedFacet({ ...filter, words: false })?.facet === 'all'

function countRows(filter: Selection): SQL {
  const kept = maintainedFacet(filter)
  if (!kept) {
    if (isSearchAlone(filter)) return sql`SELECT count(*) AS n FROM ${hitsToCount(filter.match ?? '""', CANDIDATES)}`
    const source = countingSource(filter)
    return sql`SELECT count(*) AS n FROM (
      SELECT 1 FROM ${rowsOf(source, filter)} WHERE ${conditions(filter, source)} LIMIT ${CANDIDATES})`
  }
  const { facet, value } = kept
  return sql`SELECT n FROM facet_counts
    WHERE ancestor = ${ancestorNum(filter.category)} AND facet = ${facet} AND value = ${value}`
}

/** @returns a statement of one row or none: how many match, or any number above 10,000 when there are more. */
export const selectCount = (db: Database, filter: Selection) =>
  db.select({ n: number(sql`n`, 'n') }).from(sql`(${countRows(filter)}) AS counted`)
