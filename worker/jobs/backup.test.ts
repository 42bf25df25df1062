/** A backup that is killed, given up, or interrupted by a deployment, and the deletion of old ones (docs/operating.md, "Backups"). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { checkArchive, readEntries, textOf } from '../../scripts/archive/read.ts'
import { backupEnv, NIGHT, newBucket, runBackup, SMALL, savedArchive } from '../../tests/fixtures/backups.ts'
import { type StartedBindings, startCatalogue } from '../../tests/fixtures/bindings.ts'
import { killed } from '../../tests/fixtures/killed-backup.ts'
import type { MemoryBucket } from '../../tests/fixtures/stores/memory-bucket.ts'
import { backupState, missingBackups } from '../observe/backup-state.ts'
import { backupJob } from './backup.ts'
import { runWhole } from './job.ts'
import { runJobs } from './run-jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
let started: StartedBindings
const db = (): D1Database => started.env.DB

beforeAll(async () => {
  started = await startCatalogue()
})
afterAll(async () => {
  await started.stop()
  rmSync(folder, { recursive: true })
})

// The first backup of each test is logged as missing.
let warned = vi.spyOn(console, 'warn')
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** All rows of an archive, by table, without the plan's id and the part numbers. */
async function rowsIn(bucket: MemoryBucket): Promise<string[]> {
  const path = await savedArchive(bucket, folder)
  await checkArchive(path)
  const lines: string[] = []
  for await (const entry of readEntries(path)) {
    if (entry.name.startsWith('rows/')) lines.push(`${entry.name} ${textOf(entry)}`)
  }
  return lines
}

const triggers = async () =>
  (await db().prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'backup_of_%'").all()).results

async function expectNothingLeft({ bucket, open }: MemoryBucket): Promise<void> {
  expect(open()).toEqual([])
  expect((await bucket.list({ prefix: 'unfinished/' })).objects).toEqual([])
  expect(await triggers()).toEqual([])
  expect(await started.unwatched.DB.prepare('SELECT num FROM backup_changes LIMIT 1').first()).toBeNull()
}

/** Limits with which everything fits into one part. */
const WHOLE = { ...SMALL, read: 48e6 }

test('killed after any of its calls that change the bucket or the database, a backup has the same result', async () => {
  const undisturbed = newBucket()
  const { steps } = await runBackup({ env: backupEnv(db(), undisturbed), limits: WHOLE })
  const rows = await rowsIn(undisturbed)
  // `npm run test:full` kills at all of them.
  for (let at = 0; ; at += process.env.FULL ? 1 : 2) {
    const bucket = newBucket()
    const { env, wasKilled } = killed(backupEnv(db(), bucket), at)
    const again = await runBackup({ env, limits: WHOLE })
    // Only the step that was killed is repeated.
    expect(again.steps, `killed after call ${at}`).toBeLessThanOrEqual(steps + 1)
    expect(await rowsIn(bucket), `killed after call ${at}`).toEqual(rows)
    // An upload whose id was lost with the worker is aborted by R2 itself, after a week.
    if (wasKilled() !== 'createMultipartUpload') await expectNothingLeft(bucket)
    if (wasKilled() === null) return
  }
})

test('a run that was given up is ended, and the next run aborts its upload', async () => {
  const bucket = newBucket()
  const env = backupEnv(db(), bucket)
  const job = backupJob(SMALL)
  const begun = await job.step(env, { now: NIGHT, argument: null, cursor: null, isLastAttempt: false })
  expect((await triggers()).length).toBeGreaterThan(100)
  const failing = backupEnv(Object({ ...db(), prepare: db().prepare, batch: db().batch }), bucket)
  vi.spyOn(failing.BACKUPS ?? Object(), 'get').mockRejectedValueOnce(new Error('R2 is down'))
  const last = { now: NIGHT, argument: null, cursor: Object(begun).next, isLastAttempt: true }
  await expect(job.step(failing, last)).rejects.toThrow('R2 is down')
  expect(await triggers()).toEqual([])
  expect(bucket.open()).toHaveLength(1)
  await runBackup({ env, now: NIGHT + DAY_MS, limits: WHOLE })
  await expectNothingLeft(bucket)
})

test('an upload that is gone, and tables that another version has changed meanwhile, begin the archive again', async () => {
  const bucket = newBucket()
  const env = backupEnv(db(), bucket)
  let steps = 0
  const disturb = async () => {
    steps += 1
    const [upload] = bucket.open()
    const [plan] = (await bucket.bucket.list({ prefix: 'unfinished/' })).objects
    if (steps === 3 && upload && plan)
      await bucket.bucket.resumeMultipartUpload('backups/2026-11-23T00-00-07Z.tar.gz', upload).abort()
    if (steps === 9) await db().prepare("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')").run()
  }
  await runBackup({ env, between: disturb })
  const path = await savedArchive(bucket, folder)
  expect((await checkArchive(path)).manifest.migrations.at(-1)).toBe('9999_later.sql')
  await db().prepare("DELETE FROM d1_migrations WHERE name = '9999_later.sql'").run()
  await expectNothingLeft(bucket)
})

test('the runner makes one backup each night, and the operator sees the age and size of the newest', async () => {
  const bucket = newBucket()
  const env = backupEnv(db(), bucket)
  const state = (now: number) => backupState(env, now)
  expect(missingBackups(env, await state(NIGHT))).toEqual([expect.stringContaining('no backup is complete yet')])
  const jobs = [backupJob(WHOLE)]
  expect(await runJobs(env, NIGHT, { jobs })).toContain('backup')
  expect(await runJobs(env, NIGHT + DAY_MS / 2, { jobs })).toEqual([])
  expect(await state(NIGHT + DAY_MS)).toEqual({
    newest: { key: 'backups/2026-11-23T00-00-07Z.tar.gz', ageHours: 24, bytes: expect.any(Number) },
    complete: 1,
  })
  expect(missingBackups(env, await state(NIGHT + DAY_MS))).toEqual([])
  expect(missingBackups(env, await state(NIGHT + 2 * DAY_MS))).toEqual([expect.stringContaining('48 hours old')])
  expect(await runJobs(env, NIGHT + DAY_MS, { jobs })).toContain('backup')
  expect((await state(NIGHT + DAY_MS))?.complete).toBe(2)
})

test('without a bucket no backup is made, and the log and the operator’s list say so', async () => {
  const env = Object({ DB: db() })
  expect(await runWhole(env, backupJob(WHOLE), NIGHT)).toContain('no bucket is bound')
  expect(String(warned.mock.calls[0]?.[0])).toContain('BACKUPS')
})
