/** Hides goods on sale that are no longer in the file, if the supplier has chosen that. */

import { inArray } from 'drizzle-orm'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { replaceStatements, STATUS } from '../db/import/replace.ts'
import { products } from '../db/schema.ts'
import { storeRowsForUndo } from './changed-goods.ts'
import { readContext, type StoredImport } from './context.ts'
import { readIds } from './files.ts'
import { hasAllGoods, missingPage } from './missing.ts'
import { advanceTo, writeStep } from './write-step.ts'

/** Goods of one batch, whose statements have some hundred kB of parameters. */
const AT_ONCE = 80

/**
 * Hides missing goods of one page of the supplier's goods.
 * @param after where the page begins
 * @returns where the next page begins, or this one again while it has missing goods left; null after the last
 */
export async function hideNext(env: Bindings, row: StoredImport, now: number, after: string): Promise<string | null> {
  if (!(await hasAllGoods(env, row))) return null
  const present = await readIds(env.FILES, row.id)
  const { missing, next } = await missingPage(env.DB, row.company, present, after)
  const some = missing.slice(0, AT_ONCE)
  if (some.length > 0) {
    const { write } = await readContext(env, row, now, false)
    const nums = some.map(({ num }) => num)
    const rows = await database(env.DB).select().from(products).where(inArray(products.num, nums))
    const hidden = rows
      .filter(({ status }) => status === 'published')
      .map((before) => ({
        before,
        after: {
          ...before,
          status: 'hidden' as const,
          statusReason: null,
          suspended: false,
          version: before.version + 1,
          updatedAt: now,
        },
      }))
    await writeStep(
      env,
      row,
      [],
      [
        ...storeRowsForUndo(env.DB, row.num, hidden),
        ...replaceStatements(env.DB, hidden, write, STATUS),
        advanceTo(env, row, { hidden: hidden.length }, row.position, now),
      ],
    )
  }
  // The same page again finds the rest: goods that are hidden by now do not count as missing.
  return missing.length > some.length ? after : next
}
