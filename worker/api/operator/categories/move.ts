import { type SQL, sql } from 'drizzle-orm'
import { MAX_CATEGORY_DEPTH } from '../../../../domain/limits.ts'
import type { Database } from '../../../db/connection.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { type PlacedCategory, readPlaceBelow } from './queries.ts'

/** No category's number. A row with it makes the job visit the goods of every moved category, even of one without an ancestor. */
const NO_ANCESTOR = -1

/** The category and all below it. */
const subtree = (num: number): SQL => sql`(SELECT category FROM category_ancestors WHERE ancestor = ${num})`

/** Its ancestors, without itself and the whole catalogue (0). */
const above = (num: number): SQL =>
  sql`(SELECT ancestor FROM category_ancestors WHERE category = ${num} AND ancestor NOT IN (0, ${num}))`

/** How many levels are below it, and whether another category is it or below it. */
async function readBelow(db: Database, num: number, level: number, parent: number | null) {
  const [found] = await db.all<{ deepest: number; within: number }>(
    sql`SELECT max(c.level) AS deepest, max(c.num IS ${parent}) AS within FROM categories AS c WHERE c.num IN ${subtree(num)}`,
  )
  return { height: (found?.deepest ?? level) - level, isWithin: found?.within === 1 }
}

/**
 * Moves a category, with all below it, to another parent as the last one there. Its goods leave the lists of former ancestors, and join those of
 * new ones, by worker/jobs/category-goods.ts; until then leaving_ancestors says which they have to leave.
 * @param parent id; null: the top of the tree
 * @throws AppError 422 for an unknown parent, itself, or one below it; 409 `category.too-deep`
 */
export async function moveBelow(db: Database, { row: { num, level } }: PlacedCategory, parent: string | null) {
  const up = await readPlaceBelow(db, parent)
  const { height, isWithin } = await readBelow(db, num, level, up.num)
  if (up.num !== null && isWithin)
    throw invalidInput([{ path: 'parent', code: 'unknown', message: 'The category is below this one' }])
  const deeper = up.level + 1 - level
  if (level + height + deeper > MAX_CATEGORY_DEPTH) throw new AppError('category.too-deep', 409)
  const now = Date.now()
  const writes = [
    refuseUnless(
      sql`${up.num} IS NULL OR (SELECT level FROM categories WHERE num = ${up.num} AND merging IS NULL) = ${up.level}`,
      new AppError('version.outdated', 412),
    ),
    sql`UPDATE categories SET level = level + ${deeper} WHERE num IN ${subtree(num)}`,
    sql`UPDATE categories SET parent = ${up.num}, position = ${up.last + 1} WHERE num = ${num}`,
    sql`INSERT INTO leaving_ancestors (category, ancestor, since)
      SELECT below.category, left_one.ancestor, ${now} FROM category_ancestors AS below
      CROSS JOIN (SELECT ${NO_ANCESTOR} AS ancestor UNION ALL SELECT ancestor FROM ${above(num)}) AS left_one
      WHERE below.ancestor = ${num} ON CONFLICT DO UPDATE SET since = excluded.since`,
    sql`DELETE FROM category_ancestors WHERE category IN ${subtree(num)} AND ancestor IN ${above(num)}`,
    sql`INSERT OR IGNORE INTO category_ancestors (category, ancestor)
      SELECT below.category, joined.ancestor FROM category_ancestors AS below CROSS JOIN category_ancestors AS joined
      WHERE below.ancestor = ${num} AND joined.category = ${up.num} AND joined.ancestor <> 0`,
    sql`DELETE FROM leaving_ancestors WHERE category IN ${subtree(num)}
      AND ancestor IN (SELECT a.ancestor FROM category_ancestors AS a WHERE a.category = leaving_ancestors.category)`,
  ]
  return { writes, place: { parent, position: up.beside, beside: up.beside + 1 } }
}
