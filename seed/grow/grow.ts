/** Grows the seeded catalogue to any size, for measurements: the same numbers always give the same products. */
import type { D1Database } from '@cloudflare/workers-types'
import { beginBulkLoad, finishBulkLoad, isBulkLoading } from '../../worker/db/bulk-load.ts'
import { NOW } from '../clock.ts'
import { makePlan } from '../plan.ts'
import { turn } from '../turn.ts'
import { rowMaker, type VariedRows, variationStatements } from './statements.ts'
import { makeTemplate } from './template.ts'
import { sourcesOf, variationOf } from './variation.ts'

/**
 * Sizes of the parts in which products are added. Memory contains one transaction being written and one being prepared, whatever the
 * total is.
 */
const PORTIONS = {
  /** Products per statement: few enough for D1's limit on the size of a parameter. */
  atOnce: 2000,
  /** Statements per batch, which is one transaction: the index is written once for all of them. */
  together: 5,
}

interface Progress {
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

/** @returns the transactions that add products after the number `last`, each prepared when it is requested. */
function* transactions(
  last: number,
  missing: number,
  { atOnce, together }: typeof PORTIONS,
): Generator<{ parts: VariedRows[]; done: number }> {
  const plan = makePlan()
  const sources = sourcesOf(plan)
  const makeRows = rowMaker((source) => makeTemplate(plan, source))
  const part = (from: number) => {
    const nums = Array.from({ length: Math.min(atOnce, missing - from) }, (_, at) => last + from + at + 1)
    return makeRows(nums.map((num) => variationOf(sources, plan.products.length, num)))
  }
  for (let done = 0; done < missing; ) {
    const parts: VariedRows[] = []
    for (; done < missing && parts.length < together; done += atOnce) parts.push(part(done))
    yield { parts, done: Math.min(done, missing) }
  }
}

/**
 * @param db already seeded.
 * @param wanted number of products afterwards; with as many or more, nothing is added.
 * @returns how many were added. Nothing else may write products meanwhile. An interrupted growth continues at the next call after the
 * last written transaction; the lists and counts are correct again once a growth has finished.
 */
export async function growCatalogue(
  db: D1Database,
  wanted: number,
  report: (progress: Progress) => void = () => {},
  portions = PORTIONS,
): Promise<number> {
  const { count, last } = await sizeOf(db)
  const missing = Math.max(0, wanted - count)
  const brokeOff = await isBulkLoading(db)
  if (missing === 0 && !brokeOff) return 0
  await beginBulkLoad(db, NOW)
  let running: Promise<unknown> = Promise.resolve()
  for (const { parts, done } of transactions(last, missing, portions)) {
    const statements = parts.flatMap((rows) => variationStatements(db, rows))
    await running
    await turn()
    // Not awaited here: the next transaction is prepared while the database writes this one.
    running = db.batch(statements)
    report({ stage: 'products', done, all: missing })
  }
  await running
  await finishBulkLoad(db, brokeOff ? 0 : last, (done, all) => report({ stage: 'lists', done, all }))
  return missing
}
