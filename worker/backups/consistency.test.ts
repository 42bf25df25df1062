/**
 * Whatever is written while a backup is made, a restore gives the database as it was at one moment: when its last rows were read
 * (docs/decisions/0021-backups.md).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { restoreArchive } from '../../scripts/archive/restore.ts'
import { anyWrites } from '../../tests/fixtures/any-writes.ts'
import { allRows, backupEnv, newBucket, runBackup, savedArchive } from '../../tests/fixtures/backups.ts'
import { type StartedBindings, startBindings, startCatalogue } from '../../tests/fixtures/bindings.ts'
import { resetPeople } from '../../tests/fixtures/people.ts'
import { recountDifferences } from '../../tests/fixtures/recount.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true })]
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function open(start: () => Promise<StartedBindings>) {
  const { unwatched, stop } = await start()
  stops.push(stop)
  return unwatched
}

/** Seeds of the random writes. */
const SEEDS = process.env.FULL ? [1, 2, 3] : [1]

test.each(SEEDS)('with any writes between its steps (%i)', async (seed) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const source = await open(startCatalogue)
  await resetPeople(source)
  const write = await anyWrites(source.DB, seed)
  const bucket = newBucket()
  let written = 0
  let atItsEnd: Record<string, string[]> = {}
  const { steps } = await runBackup({
    env: backupEnv(source.DB, bucket),
    async between(isRead) {
      if (isRead) atItsEnd = await allRows(source.DB)
      written += await write()
    },
  })
  expect(steps).toBeGreaterThan(20)
  expect(written).toBeGreaterThan(100)

  const target = await open(startBindings)
  const path = await savedArchive(bucket, folder)
  await restoreArchive(target, { path, known: inject('migrations') })
  expect(await allRows(target.DB)).toEqual(atItsEnd)
  expect((await target.DB.prepare('PRAGMA foreign_key_check').all()).results).toEqual([])
  expect(await recountDifferences(target.DB)).toEqual({})
})
