/** Finds what is new in something that is followed (docs/behaviour.md, "Following"). */
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { FollowedFilters, FollowKind } from '../../domain/contract/follows.ts'
import { ProductListQuery } from '../../domain/contract/products.ts'
import type { Locale } from '../../domain/locale.ts'
import { AppError } from '../api/http/problem.ts'
import { ofCodes } from '../api/public/code-changes/queries.ts'
import { readProductList } from '../api/public/products/queries.ts'
import type { Database } from '../db/connection.ts'

/** Products that a look compares with those of the previous look; if there are more new ones, this number is counted. */
export const WINDOW = 48
/** Most changes that are counted. */
const MAX_CHANGES = 1000

interface Look {
  /** Ids to compare with at the next look. */
  seen: string[]
  fresh: number
}

/**
 * Counts products that were not in the window of the previous look. Products are sorted by the day on which their supplier created them,
 * but are listed only when published, so that new ones may be anywhere in the list. Those below the last known one are not new: they have
 * moved up into the window because others are gone.
 */
export function freshIn(before: readonly string[], now: readonly string[]): number {
  const known = new Set(before)
  const last = before.length < WINDOW ? now.length : now.findLastIndex((id) => known.has(id))
  return (last === -1 ? now : now.slice(0, last)).filter((id) => !known.has(id)).length
}

async function lookAtGoods(
  db: Database,
  filters: FollowedFilters,
  before: string[] | null,
  locale: Locale,
): Promise<Look> {
  const query = v.parse(ProductListQuery, { ...filters, sort: 'new', perPage: String(WINDOW) })
  const { data } = await readProductList(db, query, locale)
  const seen = data.map(({ id }) => id)
  return { seen, fresh: before ? freshIn(before, seen) : 0 }
}

async function lookAtCodes(db: Database, tree: 'okved' | 'tnved', code: string, before: string[] | null) {
  const since = Number(before?.[0] ?? 0)
  const [row] = await db.all<{ n: number; latest: number | null }>(sql`SELECT count(*) AS n, max(num) AS latest FROM (
      SELECT c.num FROM code_changes AS c WHERE c.tree = ${tree} ${ofCodes(code)} AND c.num > ${since} LIMIT ${MAX_CHANGES})`)
  return { seen: [String(row?.latest ?? since)], fresh: before ? (row?.n ?? 0) : 0 }
}

/**
 * @param what.seen ids of the previous look; null at the first one, which finds nothing new
 * @returns null where a look is no longer possible, such as for a parameter that its category has lost
 */
export async function lookAt(
  db: Database,
  { kind, filters, seen }: { kind: FollowKind; filters: FollowedFilters; seen: string[] | null },
  locale: Locale,
): Promise<Look | null> {
  if (kind !== 'goods') return lookAtCodes(db, kind, filters.code ?? '', seen)
  return lookAtGoods(db, filters, seen, locale).catch((error) => {
    if (error instanceof AppError && error.status === 422) return null
    throw error
  })
}
