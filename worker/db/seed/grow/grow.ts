/** Grows the seeded catalogue to any size, for measurements: the same numbers always give the same products. */
import type { D1Database } from '@cloudflare/workers-types'
import { beginBulkLoad, finishBulkLoad, isBulkLoading } from '../../bulk-load.ts'
import { NOW } from '../clock.ts'
import { makePlan } from '../plan.ts'
import { type Batch, batchMaker, variationStatements } from './statements.ts'
import { makeTemplate } from './template.ts'
import { sourcesOf, variationOf } from './variation.ts'

/** Products in a batch: enough that the round trip does not count, few enough for D1's limit of a parameter. */
const AT_ONCE = 2000

export interface Progress {
  stage: 'products' | 'lists'
  done: number
  all: number
}

interface Size {
  count: number
  last: number
}

const sizeOf = async (db: D1Database): Promise<Size> =>
  (await db.prepare('SELECT count(*) AS count, coalesce(max(num), 0) AS last FROM products').first<Size>()) ?? {
    count: 0,
    last: 0,
  }

/** @returns the batches that fill the numbers behind `last`, made one at a time as they are asked for. */
function* batches(last: number, missing: number): Generator<Batch & { done: number }> {
  const plan = makePlan()
  const sources = sourcesOf(plan)
  const makeBatch = batchMaker((source) => makeTemplate(plan, source))
  for (let done = 0; done < missing; done += AT_ONCE) {
    const nums = Array.from({ length: Math.min(AT_ONCE, missing - done) }, (_, at) => last + done + at + 1)
    const batch = makeBatch(nums.map((num) => variationOf(sources, plan.products.length, num)))
    yield { ...batch, done: done + nums.length }
  }
}

/**
 * @param db seeded already.
 * @param wanted how many products there shall be; where there are as many or more, nothing happens.
 * @returns how many were added. Nobody else may write products meanwhile. A growth that broke off goes on next time.
 */
export async function growCatalogue(
  db: D1Database,
  wanted: number,
  report: (progress: Progress) => void = () => {},
): Promise<number> {
  const { count, last } = await sizeOf(db)
  const missing = wanted - count
  if (missing <= 0) return 0
  const after = (await isBulkLoading(db)) ? 0 : last
  await beginBulkLoad(db, NOW)
  let running: Promise<unknown> = Promise.resolve()
  for (const { done, ...batch } of batches(last, missing)) {
    await running
    // Not awaited here: the next batch is made while the database works on this one.
    running = db.batch(variationStatements(db, batch))
    report({ stage: 'products', done, all: missing })
  }
  await running
  await finishBulkLoad(db, after, (done, all) => report({ stage: 'lists', done, all }))
  return missing
}
