import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { compareNext } from '../api/public/request-lists/compare.ts'
import { readRow } from '../api/public/request-lists/queries.ts'
import { meaningOf } from '../api/public/search/meant-category.ts'
import { database } from '../db/connection.ts'
import { defineJob } from './job.ts'

/**
 * Compares the lines of a long list with the products, a hundred in each step; the request that stored the list has compared the first
 * ones.
 */
export const matchRequestLists = defineJob({
  name: 'request-lists',
  argument: v.object({ token: v.string() }),
  cursor: v.null(),
  async step(env, { argument: { token } }) {
    const db = database(env.DB)
    const row = await readRow(db, token)
    if (!row || row.matched >= row.lines.length) return { done: `${row?.lines.length ?? 0} lines` }
    const { lines, matched } = await compareNext(db, row.lines, row.matched, (q) => meaningOf({ env }, q))
    // A step that runs twice writes the same.
    await db.run(sql`UPDATE request_lists SET lines = ${JSON.stringify(lines)}, matched = ${matched}, version = version + 1
      WHERE num = ${row.num} AND matched = ${row.matched}`)
    return { next: null }
  },
})
