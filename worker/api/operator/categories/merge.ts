import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { directoryNum } from '../../../db/directory-num.ts'
import { UNSORTED } from '../../../db/import/shop-categories.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'

/**
 * The statements that take a category out of the tree and the search; its goods follow, and then its row is deleted, by
 * worker/jobs/category-goods.ts.
 * @param into id of the category that its goods go to
 * @throws AppError 422 for an unknown one, one that is being merged itself, or the category itself
 */
export async function mergeInto(db: Database, { num, slug }: { num: number; slug: string }, into: string) {
  const [target] = await db.all<{ num: number }>(
    sql`SELECT num FROM categories WHERE id = ${into} AND merging IS NULL AND num <> ${num}`,
  )
  if (!target) throw invalidInput([{ path: 'into', code: 'unknown', message: 'No such category' }])
  const inUse = new AppError('category.in-use', 409)
  const entry = directoryNum('category', num)
  return [
    refuseUnless(
      sql`${slug} <> ${UNSORTED} AND NOT EXISTS (SELECT 1 FROM categories WHERE parent = ${num})
        AND NOT EXISTS (SELECT 1 FROM goods_rules WHERE category = ${num})
        AND (SELECT merging FROM categories WHERE num = ${num}) IS NULL`,
      inUse,
    ),
    refuseUnless(sql`(SELECT merging FROM categories WHERE num = ${target.num}) IS NULL`, inUse),
    sql`UPDATE categories SET merging = ${target.num}, version = version + 1 WHERE num = ${num} OR merging = ${num}`,
    sql`DELETE FROM directory_fts WHERE rowid = ${entry}`,
    sql`DELETE FROM directory WHERE num = ${entry}`,
  ]
}
