import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts'
import { database } from '../db/connection.ts'
import { editionImports } from '../db/schema.ts'
import { deleteEditionFiles, deleteOldUploads } from '../editions/files.ts'
import { deletingJob } from './deleting-job.ts'

/** For how long an import can be continued with its files. */
const RETENTION = 7 * DAY_MS

/** Deletes the files of editions' imports a week after the last step, and uploads older than that. The journal stays. */
export const oldEditions = deletingJob({
  name: 'old-editions',
  every: HOUR_MS,
  what: 'imports',
  async deleteNext({ DB, FILES }, now) {
    if (await deleteOldUploads(FILES, now - RETENTION)) return 'part'
    const [row] = await database(DB)
      .select({ num: editionImports.num, id: editionImports.id })
      .from(editionImports)
      .where(and(eq(editionImports.kept, true), lt(editionImports.updatedAt, now - RETENTION)))
      .orderBy(asc(editionImports.updatedAt))
      .limit(1)
    if (!row) return 'none'
    if (!(await deleteEditionFiles(FILES, row.id))) return 'part'
    // An import that was not applied is closed; its raised version makes an open page notice.
    await database(DB)
      .update(editionImports)
      .set({
        kept: false,
        status: sql`iif(status IN ('applied', 'refused', 'discarded'), status, 'discarded')`,
        version: sql`version + 1`,
      })
      .where(eq(editionImports.num, row.num))
    return 'whole'
  },
})
