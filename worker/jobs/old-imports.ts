import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { HOUR_MS } from '../../domain/durations.ts'
import { UNDO_FOR } from '../../domain/price-list/import-terms.ts'
import { database } from '../db/connection.ts'
import { imports } from '../db/schema.ts'
import { deleteFiles, fileKey } from '../imports/files.ts'
import { deletingJob } from './deleting-job.ts'

/** Rows of changes that one step deletes. */
const AT_ONCE = 500

/** Deletes the files of imports that can no longer be continued or undone, and their records of changes. The journal stays. */
export const oldImports = deletingJob({
  name: 'old-imports',
  every: HOUR_MS,
  what: 'imports',
  async deleteNext({ DB, FILES }, now) {
    const [row] = await database(DB)
      .select({ num: imports.num, id: imports.id, upload: imports.upload })
      .from(imports)
      .where(and(eq(imports.kept, true), lt(imports.updatedAt, now - UNDO_FOR)))
      .orderBy(asc(imports.updatedAt))
      .limit(1)
    if (!row) return 'none'
    // Fails where the upload was completed, or where R2 has aborted it by itself after a week: then there is nothing to abort.
    if (row.upload !== null)
      await FILES.resumeMultipartUpload(fileKey(row.id), row.upload)
        .abort()
        .catch(() => undefined)
    if (!(await deleteFiles(FILES, row.id))) return 'part'
    const deleted = await DB.prepare(
      `DELETE FROM import_changes WHERE import = ?1 AND product IN
        (SELECT product FROM import_changes WHERE import = ?1 LIMIT ?2)`,
    )
      .bind(row.num, AT_ONCE)
      .run()
    if (deleted.meta.changes >= AT_ONCE) return 'part'
    // An abandoned draft is closed; its raised version makes an open page notice.
    await database(DB)
      .update(imports)
      .set({
        kept: false,
        status: sql`iif(status IN ('applied', 'undone', 'refused', 'discarded'), status, 'discarded')`,
        version: sql`version + 1`,
      })
      .where(eq(imports.num, row.num))
    return 'whole'
  },
})
