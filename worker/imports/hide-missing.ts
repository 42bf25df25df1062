/** Hides goods on sale that the file no longer has, where the supplier has chosen that. */

import { inArray } from 'drizzle-orm'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { replaceStatements, STATUS } from '../db/import/replace.ts'
import { products } from '../db/schema.ts'
import { keepBefore } from './changed-goods.ts'
import { type ImportRow, readContext } from './context.ts'
import { readIds } from './files.ts'
import { isWhole, missingPage } from './missing.ts'
import { advanceTo, writeStep } from './write-step.ts'

/** Statements of one batch are bound to some hundred kB. */
const AT_ONCE = 80

/**
 * Goes through one page of the supplier's goods.
 * @param after where the page begins
 * @returns where the next one begins; null after the last
 */
export async function hideNext(env: Bindings, row: ImportRow, now: number, after: string): Promise<string | null> {
  if (!(await isWhole(env, row))) return null
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
        ...keepBefore(env.DB, row.num, hidden),
        ...replaceStatements(env.DB, hidden, write, STATUS),
        advanceTo(env, row, { hidden: hidden.length }, row.position, now),
      ],
    )
  }
  // What is hidden by now is not among the missing of the same page any more.
  return missing.length > some.length ? after : next
}
