import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts'
import { quarantineKey } from '../api/account/files/intake.ts'
import { resizedKeys } from '../api/account/files/resized-picture.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { valuesOf } from '../db/select.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Milliseconds until an unused upload is deleted, since it may belong to a form that is still being filled in. */
const UNUSED_FOR = DAY_MS
/** Milliseconds between the deletion of a file's row and of its bytes. */
const GRACE = DAY_MS
/** Files of one step: with their resized copies some 1,000 keys, which R2 accepts in one call. */
const AT_ONCE = 50
/** Keys that R2 accepts in one call. */
const KEYS_AT_ONCE = 1000

/**
 * Deletes rows of unused uploads and records their ids, in one batch. A form that attaches a file checks its row in its own batch
 * (`attachFile`): it finds the file whole, or not at all.
 */
async function deleteUnused({ DB }: Bindings, now: number): Promise<number> {
  const [, deleted] = await DB.batch([
    DB.prepare(`INSERT INTO deleted_files (id, deleted_at) SELECT id, ?2 FROM files
      WHERE uploaded_by IS NOT NULL AND created_at < ?1 AND NOT EXISTS (SELECT 1 FROM file_uses WHERE file = files.id)
        AND NOT EXISTS (SELECT 1 FROM message_files WHERE file = files.id)
        AND NOT EXISTS (SELECT 1 FROM order_files WHERE file = files.id)
        AND NOT EXISTS (SELECT 1 FROM evidence_files WHERE file = files.id)
      ORDER BY created_at LIMIT ?3
      ON CONFLICT (id) DO NOTHING`).bind(now - UNUSED_FOR, now, AT_ONCE),
    DB.prepare(`DELETE FROM files WHERE id IN (SELECT id FROM deleted_files WHERE deleted_at = ?)`).bind(now),
  ])
  return deleted?.meta.changes ?? 0
}

const selectDeleted = ({ DB }: Bindings, before: number) =>
  database(DB).all<{ id: string }>(sql`SELECT id FROM deleted_files
    WHERE deleted_at < ${before} ORDER BY deleted_at LIMIT ${AT_ONCE}`)

/** Deletes the bytes before their record: the next run repeats a record without bytes, but bytes without a record would never be found. */
async function deleteBytes(env: Bindings, before: number): Promise<number> {
  const ids = (await selectDeleted(env, before)).map(({ id }) => id)
  const keys = ids.flatMap((id) => [id, quarantineKey(id), ...resizedKeys(id)])
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) await env.FILES.delete(keys.slice(at, at + KEYS_AT_ONCE))
  await database(env.DB).run(sql`DELETE FROM deleted_files WHERE id IN ${valuesOf(ids)}`)
  return ids.length
}

/** How many files were deleted so far. */
const Count = v.number()

/**
 * Deletes unused uploads: of abandoned forms, replaced pictures and permanently deleted products, and incomplete ones. The row goes
 * first, the bytes a day later.
 */
export const unusedFiles = defineJob({
  name: 'unused-files',
  every: HOUR_MS,
  argument: NO_VALUE,
  cursor: v.object({ rows: Count, bytes: Count }),
  async step(env, { now, cursor }) {
    const some = { rows: await deleteUnused(env, now), bytes: await deleteBytes(env, now - GRACE) }
    const all = { rows: some.rows + (cursor?.rows ?? 0), bytes: some.bytes + (cursor?.bytes ?? 0) }
    if (some.rows >= AT_ONCE || some.bytes >= AT_ONCE) return { next: all }
    return { done: `${all.rows} files, the bytes of ${all.bytes}` }
  },
})
