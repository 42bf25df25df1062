import { sql } from 'drizzle-orm'
import { quarantineKey } from '../api/account/files/intake.ts'
import { resizedKeys } from '../api/account/files/resized-picture.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { DAY, HOUR, type Job } from './job.ts'

/** Time until an unused upload is deleted, since it may belong to a form that is still being filled in. */
const GRACE = DAY
/** Files deleted by one run; the rest are deleted an hour later. */
const AT_ONCE = 500
/** Keys that R2 accepts in one call. */
const KEYS_AT_ONCE = 1000

const selectUnused = ({ DB }: Bindings, before: number) =>
  database(DB).all<{ id: string }>(sql`SELECT id FROM files
    WHERE uploaded_by IS NOT NULL AND created_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM file_uses WHERE file = files.id)
    ORDER BY created_at LIMIT ${AT_ONCE}`)

/**
 * Deletes unused uploads: of abandoned forms, replaced pictures and permanently deleted products, and incomplete ones.
 */
export const unusedFiles: Job = {
  name: 'unused-files',
  every: HOUR,
  async run(env, now) {
    const ids = (await selectUnused(env, now - GRACE)).map(({ id }) => id)
    if (ids.length === 0) return 'nothing to take away'
    // Bytes before rows: the next run finds a row without bytes again, but nothing finds bytes without a row.
    const keys = ids.flatMap((id) => [id, quarantineKey(id), ...resizedKeys(id)])
    for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) await env.FILES.delete(keys.slice(at, at + KEYS_AT_ONCE))
    await env.DB.prepare(
      `DELETE FROM files WHERE id IN (SELECT value FROM json_each(?1))
        AND NOT EXISTS (SELECT 1 FROM file_uses WHERE file = files.id)`,
    )
      .bind(JSON.stringify(ids))
      .run()
    return `${ids.length} files`
  },
}
