import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { DAY_MS } from '../../domain/durations.ts'
import { readTables } from '../archive/tables.ts'
import {
  abortUnfinished,
  completeBackups,
  deletePlan,
  isLost,
  keyOfBackup,
  readPlan,
  writePlan,
} from '../backups/bucket.ts'
import { beginLog, clearLog } from '../backups/change-log.ts'
import { fillPart, PART_LIMITS, type PartLimits } from '../backups/part.ts'
import { START } from '../backups/portions.ts'
import { BackupProgress } from '../backups/progress.ts'
import { outdated, rotationOf } from '../backups/rotation.ts'
import type { Bindings } from '../bindings.ts'
import { MAINTAINED_NAMES } from '../db/maintained-tables.ts'
import { backupState, missingBackups } from '../observe/backup-state.ts'
import { log } from '../observe/log.ts'
import { defineJob, type Job, NO_VALUE, type StepResult } from './job.ts'

const Parts = v.array(v.string())

/**
 * Phases of a run: leftovers of an earlier run are deleted, the archive is read and uploaded part by part, and old archives are deleted.
 */
const Cursor = v.variant('phase', [
  v.object({ phase: v.literal('prepare') }),
  v.object({ phase: v.literal('read'), key: v.string(), parts: Parts, progress: BackupProgress }),
  v.object({ phase: v.literal('complete'), key: v.string(), parts: Parts }),
  v.object({ phase: v.literal('end log'), key: v.string() }),
  v.object({ phase: v.literal('rotate'), key: v.string(), deleted: v.number() }),
])
type Cursor = v.InferOutput<typeof Cursor>
type Reading = Extract<Cursor, { phase: 'read' }>
type Completing = Extract<Cursor, { phase: 'complete' }>

type Result = StepResult<v.InferInput<typeof Cursor>>

interface Stores {
  DB: D1Database
  BACKUPS: R2Bucket
}

/**
 * Tables that an archive does not contain: those that triggers maintain, which a restore rebuilds; the table whose row pauses triggers
 * during a bulk load; a table that never has a row.
 */
const LEFT_OUT = new Set<string>(['bulk_load', 'refusals', ...MAINTAINED_NAMES])

const migrationsOf = async (db: D1Database): Promise<string[]> => {
  const { results } = await db.prepare('SELECT name FROM d1_migrations ORDER BY id').all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** The change log begins last: no row of this archive has been read before that. */
async function prepare({ DB, BACKUPS }: Stores, now: number): Promise<Result> {
  if (!(await clearLog(DB))) return { next: { phase: 'prepare' } }
  await abortUnfinished(BACKUPS)
  const key = keyOfBackup(now)
  const tables = (await readTables(DB)).filter(({ name }) => !LEFT_OUT.has(name))
  const migrations = await migrationsOf(DB)
  const { uploadId } = await BACKUPS.createMultipartUpload(key)
  const manifest = { id: crypto.randomUUID(), createdAt: new Date(now).toISOString(), migrations }
  await writePlan(BACKUPS, { key, upload: uploadId, manifest, tables })
  await beginLog(DB, tables)
  return { next: { phase: 'read', key, parts: [], progress: START } }
}

/** Uploads one part. If the upload is gone, or a deployment has changed the tables meanwhile, the archive begins again. */
async function read(
  stores: Stores,
  { key, parts, progress }: Reading,
  now: number,
  limits: PartLimits,
): Promise<Result> {
  const { DB, BACKUPS } = stores
  const plan = await readPlan(BACKUPS, key)
  if (!plan) return prepare(stores, now)
  const { bytes, progress: next } = await fillPart(DB, plan, progress, limits)
  if (!next && (await migrationsOf(DB)).join() !== plan.manifest.migrations.join()) return prepare(stores, now)
  const { etag } = await BACKUPS.resumeMultipartUpload(key, plan.upload).uploadPart(parts.length + 1, bytes)
  const all = [...parts, etag]
  return { next: next ? { phase: 'read', key, parts: all, progress: next } : { phase: 'complete', key, parts: all } }
}

async function complete(stores: Stores, { key, parts }: Completing, now: number): Promise<Result> {
  const { BACKUPS } = stores
  // The upload is complete already if the step was killed after completing it.
  if (!(await BACKUPS.head(key))) {
    const plan = await readPlan(BACKUPS, key)
    if (!plan) return prepare(stores, now)
    const uploaded = parts.map((etag, at) => ({ partNumber: at + 1, etag }))
    await BACKUPS.resumeMultipartUpload(key, plan.upload).complete(uploaded)
  }
  await deletePlan(BACKUPS, key)
  return { next: { phase: 'end log', key } }
}

/** Keys that R2 deletes in one call. */
const DELETED_AT_ONCE = 1000

async function rotate(env: Bindings, bucket: R2Bucket, key: string, before: number): Promise<Result> {
  const there = await completeBackups(bucket)
  const all = outdated(there, rotationOf(env))
  const some = all.slice(0, DELETED_AT_ONCE)
  if (some.length > 0) await bucket.delete(some)
  const deleted = before + some.length
  if (some.length < all.length) return { next: { phase: 'rotate', key, deleted } }
  const size = there.find((one) => one.key === key)?.size ?? 0
  return { done: `${key} of ${size} bytes; ${deleted} old ones deleted` }
}

async function runPhase(
  env: Bindings,
  stores: Stores,
  cursor: Cursor,
  now: number,
  limits: PartLimits,
): Promise<Result> {
  if (cursor.phase === 'prepare') return prepare(stores, now)
  if (cursor.phase === 'read') return read(stores, cursor, now, limits)
  if (cursor.phase === 'complete') return complete(stores, cursor, now)
  const { key } = cursor
  if (cursor.phase === 'rotate') return rotate(env, stores.BACKUPS, key, cursor.deleted)
  return { next: (await clearLog(stores.DB)) ? { phase: 'rotate', key, deleted: 0 } : cursor }
}

/**
 * Stores an archive of the whole database in the bucket BACKUPS each night, in the format of `npm run restore` (docs/operating.md,
 * "Backups"). Whatever is written meanwhile, the archive is the database as it was at one moment (docs/decisions/0021-backups.md).
 */
export const backupJob = (limits: PartLimits): Job =>
  defineJob({
    name: 'backup',
    every: DAY_MS,
    argument: NO_VALUE,
    cursor: Cursor,
    async step(env, { now, cursor, isLastAttempt }) {
      const { DB, BACKUPS } = env
      if (!BACKUPS) {
        log('warn', 'backup', { why: 'no bucket is bound as BACKUPS: none is made' })
        return { done: 'none: no bucket is bound as BACKUPS' }
      }
      const stores = { DB, BACKUPS }
      if (cursor === null) {
        for (const why of missingBackups(env, await backupState(env, now))) log('warn', 'backup', { why })
      }
      try {
        return await runPhase(env, stores, cursor ?? { phase: 'prepare' }, now, limits)
      } catch (error) {
        if (isLost(error)) return prepare(stores, now)
        // Given up until the next night: until then writes need not be recorded.
        if (isLastAttempt) await clearLog(DB).catch(() => false)
        throw error
      }
    },
  })

export const backup = backupJob(PART_LIMITS)
