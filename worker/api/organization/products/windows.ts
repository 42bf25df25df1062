/**
 * Windows of the organization's list by key: each costs the same wherever it begins (docs/behaviour.md, "Windows of the
 * list"). A window follows the index of its order from the row that the key names, forwards or backwards.
 */

import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { OwnProductsQuery } from '../../../../domain/contract/organization-products.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import { toBase64Url } from '../../../../domain/sha256.ts'
import { fromBase64Url } from '../../delivery/push/base64url.ts'
import { offsetOf } from '../../http/paging.ts'
import { invalidInput } from '../../http/problem.ts'
import { selectOwnProducts } from './filter.ts'

type Sort = OwnProductsQuery['sort']

interface Order {
  /** The expression that the order sorts by: that of an index, which ends in the product's number. */
  by: (row: SQL, locale: Locale) => SQL
  isDown: boolean
  /** Unknown values come last. */
  hasUnknown: boolean
}

/**
 * The name that is shown in a language, by the expression of its index (migrations/0016_own_products.sql): written otherwise, all names
 * of the organization would be read and sorted.
 */
function shownName(row: SQL, locale: Locale): SQL {
  const order = [locale, ...LOCALES.filter((other) => other !== locale)]
  const wordings = order.map((language) => sql`${row}.names ->> ${sql.raw(`'${language}'`)}`)
  return sql`coalesce(${sql.join(wordings, sql`, `)}) COLLATE NOCASE`
}

const price = (row: SQL) => sql`${row}.price_rub`
const stock = (row: SQL) => sql`${row}.stock`

const ORDERS: Record<Sort, Order> = {
  changed: { by: (row) => sql`${row}.updated_at`, isDown: true, hasUnknown: false },
  name: { by: shownName, isDown: false, hasUnknown: false },
  price: { by: price, isDown: false, hasUnknown: true },
  '-price': { by: price, isDown: true, hasUnknown: true },
  stock: { by: stock, isDown: false, hasUnknown: true },
  '-stock': { by: stock, isDown: true, hasUnknown: true },
}

/** The value that a row is sorted by, for keys. */
export const sortedBy = ({ sort }: OwnProductsQuery, locale: Locale) =>
  sql<string | number | null>`${ORDERS[sort].by(sql`products`, locale)}`.as('sorted_by')

const way = (isDown: boolean): SQL => (isDown ? sql`DESC` : sql`ASC`)

/** @param row name of the products in the statement */
export function orderBy({ sort }: OwnProductsQuery, row: SQL, locale: Locale): SQL {
  const { by, isDown } = ORDERS[sort]
  return sql`${by(row, locale)} ${way(isDown)} NULLS LAST, ${row}.num ${way(isDown)}`
}

const Key = v.tuple([v.string(), v.nullable(v.union([v.string(), v.number()])), v.number()])

const toKey = (sort: Sort, value: string | number | null, num: number): string =>
  toBase64Url(new TextEncoder().encode(JSON.stringify([sort, value, num])))

/** @throws AppError 422 `input.invalid` for anything but a key of this order */
function readKey(text: string, path: 'after' | 'before', sort: Sort) {
  try {
    const [of, value, num] = v.parse(Key, JSON.parse(new TextDecoder().decode(fromBase64Url(text))))
    if (of === sort) return { value, num }
  } catch {
    // Refused below.
  }
  throw invalidInput([{ path, code: 'format', message: 'A key of another order' }])
}

/**
 * @param isBack goes from the end to the beginning
 * @returns the numbers of one more row than the window has, if there is one
 */
export function selectWindow(company: number, query: OwnProductsQuery, locale: Locale): SQL {
  const { sort, after, before, perPage } = query
  const { by, isDown, hasUnknown } = ORDERS[sort]
  const isBack = before !== undefined
  const key = isBack ? readKey(before, 'before', sort) : after === undefined ? null : readKey(after, 'after', sort)
  const offset = key ? 0 : offsetOf(query)
  const value = by(sql`p`, locale)
  const isFalling = isDown !== isBack
  const beyond = isFalling ? sql`<` : sql`>`
  const part = (condition: SQL, order: SQL) =>
    sql`SELECT num FROM (${selectOwnProducts(company, query)} ${condition} ORDER BY ${order} LIMIT ${offset + perPage + 1})`
  // The first condition is a range of the index; the OR alone would not use it.
  const from = !key
    ? sql``
    : key.value === null
      ? sql`AND FALSE`
      : sql`AND ${value} ${beyond}= ${key.value} AND (${value} ${beyond} ${key.value} OR p.num ${beyond} ${key.num})`
  const isKnown = hasUnknown ? sql`AND ${value} IS NOT NULL` : sql``
  const known = part(sql`${isKnown} ${from}`, sql`${value} ${way(isFalling)}, p.num ${way(isFalling)}`)
  if (!hasUnknown) return sql`${known} LIMIT ${perPage + 1} OFFSET ${offset}`
  const rest = key && key.value === null ? sql`AND p.num ${beyond} ${key.num}` : sql``
  const isOver = isBack && key?.value !== null
  const unknown = part(sql`AND ${value} IS NULL ${isOver ? sql`AND FALSE` : rest}`, sql`p.num ${way(isFalling)}`)
  const whole =
    isBack && key?.value === null ? part(isKnown, sql`${value} ${way(isFalling)}, p.num ${way(isFalling)}`) : known
  const both = isBack ? sql`${unknown} UNION ALL ${whole}` : sql`${whole} UNION ALL ${unknown}`
  return sql`SELECT num FROM (${both}) LIMIT ${perPage + 1} OFFSET ${offset}`
}

interface WindowRow {
  row: { num: number }
  key: string | number | null
}

/** @param rows those of `selectWindow` in the list's order @returns the window's own, and the keys of those above and below */
export function windowOf<Row extends WindowRow>({ sort, after, before, page, perPage }: OwnProductsQuery, rows: Row[]) {
  const isBack = before !== undefined
  const hasMore = rows.length > perPage
  const shown = isBack ? rows.slice(-perPage) : rows.slice(0, perPage)
  const keyOf = (one: Row | undefined) => (one ? toKey(sort, one.key, one.row.num) : null)
  return {
    shown,
    previous: (isBack ? hasMore : after !== undefined || page > 1) ? keyOf(shown[0]) : null,
    next: isBack || hasMore ? keyOf(shown.at(-1)) : null,
  }
}
