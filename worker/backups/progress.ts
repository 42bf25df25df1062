import * as v from 'valibot'
import { ReadPosition } from '../archive/read-rows.ts'
import { DumpTable } from '../archive/tables.ts'

/** What a run decides at its start. Its steps read it from the bucket; a run whose plan is gone is over. */
export const BackupPlan = v.object({
  /** Key of the archive in the bucket. */
  key: v.string(),
  /** Id of the multipart upload. */
  upload: v.string(),
  manifest: v.object({ id: v.string(), createdAt: v.string(), migrations: v.array(v.string()) }),
  tables: v.array(DumpTable),
})
export type BackupPlan = v.InferOutput<typeof BackupPlan>

/** How much of an archive has been read. */
export const BackupProgress = v.object({
  stage: v.picklist(['manifest', 'rows', 'changes', 'summary']),
  /** Index in the plan's tables of the one that is being read. */
  table: v.number(),
  place: ReadPosition,
  /** Entries so far: of this table, then of the changes. */
  entries: v.number(),
  /** Number of the last record of the change log that was read. */
  note: v.number(),
  /** Lines so far: rows by table, in the plan's order, and changes. */
  rows: v.array(v.number()),
  changes: v.number(),
  /** Digest of all entries so far (chainedDigest). */
  digest: v.string(),
})
export type BackupProgress = v.InferOutput<typeof BackupProgress>
