/** Statements that belong to every write of an import: those that store the rows for the undo, and those of reviews (docs/behaviour.md). */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { BY_RULE, type GoodsRule, ruleFor } from '../../domain/goods-rules.ts'
import { MAX_LISTED_PRICE } from '../../domain/limits.ts'
import { HIGH_PRICE } from '../../domain/statuses/product.ts'
import { prepareStatement } from '../api/http/writes/commit.ts'
import { differing, productSnapshot } from '../api/operator/reviews/moderated-fields.ts'
import type { Replaced } from '../db/import/plan-writes.ts'
import { insertCells } from '../db/insert.ts'
import type { StoredProduct } from '../db/schema.ts'
import { valuesOf } from '../db/select.ts'
import { variantTiers } from '../db/variants.ts'

const isPublic = ({ status }: Pick<StoredProduct, 'status'>): boolean => status === 'published' || status === 'hidden'

/** @returns kopecks of the most expensive variant at its highest price */
function highestPrice({ tiers, variants, currency }: StoredProduct, rates: ReadonlyMap<string, number>): number {
  const amounts = [null, ...variants].flatMap((variant) => variantTiers(tiers, variant).map(({ amount }) => amount))
  return Math.max(0, ...amounts) * (rates.get(currency) ?? 1)
}

/** Sends a public product to the moderators if one of its prices is too high to be true. */
export function withholdHighPrice(one: Replaced, rates: ReadonlyMap<string, number>): Replaced {
  const { after } = one
  if (!isPublic(after) || highestPrice(after, rates) <= MAX_LISTED_PRICE) return one
  return { ...one, after: { ...after, status: 'moderation', statusReason: HIGH_PRICE, suspended: false } }
}

/** Sends a public product to the moderators if the file brings it under a rule that did not apply to it before. */
export function withholdRuledGoods(one: Replaced, rules: readonly GoodsRule[]): Replaced {
  const { before, after } = one
  if (!isPublic(after)) return one
  const rule = ruleFor(after, rules)
  if (rule === null || rule === ruleFor(before, rules)) return one
  return { ...one, after: { ...after, status: 'moderation', statusReason: BY_RULE, suspended: false } }
}

/** @returns the statements that store rows as they were before the import changed them */
export const storeRowsForUndo = (
  db: D1Database,
  of: number,
  replaced: readonly Replaced[],
): Iterable<D1PreparedStatement> =>
  insertCells(
    db,
    'import_changes',
    ['import', 'product', 'before', 'version'],
    replaced.map(({ before, after }) => [of, before.num, JSON.stringify(before), after.version]),
  )

/** @returns the statement that records which rows the import has added; it runs after they are added */
export const storeAddedForUndo = (db: D1Database, of: number, ids: readonly string[]): D1PreparedStatement =>
  prepareStatement(
    db,
    sql`INSERT OR IGNORE INTO import_changes (import, product, before, version)
      SELECT ${of}, num, NULL, version FROM products WHERE id IN ${valuesOf(ids)}`,
  )

/** @returns the statement that requests reviews of products, by their numbers, with what buyers saw before */
export function requestReviews(db: D1Database, company: number, cells: [num: number, before: object][], now: number) {
  return prepareStatement(
    db,
    sql`INSERT INTO reviews (kind, subject, company, before, asked_at)
      SELECT 'product', given.value ->> 0, ${company}, given.value -> 1, ${now} FROM json_each(${JSON.stringify(cells)}) AS given
      WHERE true ON CONFLICT (kind, subject) WHERE decided_at IS NULL DO NOTHING`,
  )
}

/** @returns the statements that request reviews of changes to public goods, and of goods that are withheld, as a whole */
export function reviewChanged(
  db: D1Database,
  company: number,
  replaced: readonly Replaced[],
  now: number,
): D1PreparedStatement[] {
  const cells = replaced.flatMap(({ before, after }): [number, object][] => {
    if (!isPublic(before)) return []
    if (after.status === 'moderation') return [[before.num, {}]]
    const snapshot = productSnapshot(before)
    return differing(snapshot, productSnapshot(after)).length > 0 ? [[before.num, snapshot]] : []
  })
  return cells.length === 0 ? [] : [requestReviews(db, company, cells, now)]
}

/** @returns the statement that requests reviews of new goods; it runs after they are added */
export const reviewAdded = (db: D1Database, ids: readonly string[], now: number): D1PreparedStatement =>
  prepareStatement(
    db,
    sql`INSERT INTO reviews (kind, subject, company, before, asked_at)
      SELECT 'product', num, company, '{}', ${now} FROM products
      WHERE id IN ${valuesOf(ids)} AND status = 'moderation'
      ON CONFLICT (kind, subject) WHERE decided_at IS NULL DO NOTHING`,
  )
