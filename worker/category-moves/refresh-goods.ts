import { type SQL, sql } from 'drizzle-orm'
import { queueJob } from '../jobs/queue-job.ts'

/** Goods of one step: each has some rows in the lists of every ancestor. */
export const MOVED_AT_ONCE = 500

/**
 * Jobs that read the facts of a category's goods again with the parameters of its present place, and index them by the names of its present
 * ancestors.
 */
export const refreshGoodsJobs = (category: number, now: number): SQL[] => [
  queueJob({ name: `parameter-values ${category}`, kind: 'parameter-values', argument: { category } }, now),
  sql`INSERT INTO jobs (name, kind, argument, started_at, due_at)
    SELECT 'category-texts ' || id, 'category-texts', json_object('category', id), ${now}, ${now} FROM categories WHERE num = ${category}
    ON CONFLICT (name) DO UPDATE SET cursor = NULL, due_at = excluded.due_at, lease = NULL, leased_until = 0, attempts = 0, dead_at = NULL`,
]
