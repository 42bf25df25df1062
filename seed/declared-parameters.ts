import type { D1Database } from '@cloudflare/workers-types'
import { database } from '../worker/db/connection.ts'
import { insertRows } from '../worker/db/insert.ts'
import { parameters } from '../worker/db/schema.ts'
import { queueJob } from '../worker/jobs/queue-job.ts'
import { makePlan } from './plan.ts'
import { turn } from './turn.ts'

/**
 * Declares the parameters of the seed's categories in a database that was seeded before there were any, and queues the job that reads their
 * values. Where an operator has declared some already, nothing is added.
 */
export async function declareParameters(db: D1Database, now: number): Promise<void> {
  const declared = await db.prepare('SELECT 1 FROM parameters LIMIT 1').first()
  if (declared) return
  const { results } = await db.prepare('SELECT num, slug FROM categories').all<{ num: number; slug: string }>()
  const stored = new Map(results.map(({ slug, num }) => [slug, num]))
  const plan = makePlan()
  await turn()
  const slugs = new Map(plan.categories.rows.map(({ num, slug }) => [num, slug]))
  const rows = plan.parameters.rows.flatMap((row) => {
    const category = stored.get(slugs.get(row.category) ?? '')
    return category === undefined ? [] : [{ ...row, category }]
  })
  if (rows.length === 0) return
  await db.batch([...insertRows(db, parameters, rows)])
  await database(db).run(
    queueJob({ name: 'parameter-values 0', kind: 'parameter-values', argument: { category: 0 } }, now),
  )
}
