import { sql } from 'drizzle-orm'
import { HOUR_MS } from '../../domain/durations.ts'
import { database } from '../db/connection.ts'
import { deletingJob } from './deleting-job.ts'

/** Keys that R2 lists and deletes in one call. */
const AT_ONCE = 1000

/** Deletes the files of 1C sessions that are over: an import has a copy of its own. */
export const oldExchanges = deletingJob({
  name: 'old-exchanges',
  every: HOUR_MS,
  what: 'sessions',
  async deleteNext({ DB, FILES }, now) {
    const db = database(DB)
    const [session] = await db.all<{ num: number; id: string }>(
      sql`SELECT num, id FROM exchange_sessions WHERE expires_at < ${now} ORDER BY expires_at LIMIT 1`,
    )
    if (!session) return 'none'
    const { objects, truncated } = await FILES.list({ prefix: `exchanges/${session.id}/`, limit: AT_ONCE })
    if (objects.length > 0) await FILES.delete(objects.map(({ key }) => key))
    if (truncated) return 'part'
    await db.run(sql`DELETE FROM exchange_sessions WHERE num = ${session.num}`)
    return 'whole'
  },
})
