/** The archive in a bucket that enforces R2's rules, read by other programs and by `npm run restore`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { restoreArchive } from '../../scripts/archive/restore.ts'
import { allRows, NIGHT, runBackup } from '../../tests/fixtures/backups.ts'
import { type StartedBindings, startBindings, startCatalogue } from '../../tests/fixtures/bindings.ts'
import { resetPeople } from '../../tests/fixtures/people.ts'
import { recountDifferences } from '../../tests/fixtures/recount.ts'
import { completeBackups } from './bucket.ts'
import { PART_LIMITS } from './part.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const path = join(folder, 'backup.tar.gz')
let source: StartedBindings
let target: StartedBindings

beforeAll(async () => {
  source = await startCatalogue()
  target = await startBindings()
  await resetPeople(source.unwatched)
})
afterAll(async () => {
  await Promise.all([source.stop(), target.stop()])
  rmSync(folder, { recursive: true })
})

test('several parts of the length that R2 requires make one archive, which tar reads and a restore accepts', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { FILES } = source.unwatched
  await runBackup({
    env: { ...source.unwatched, BACKUPS: FILES },
    limits: { ...PART_LIMITS, read: 20_000 },
  })
  const [newest] = await completeBackups(FILES)
  expect(newest?.at).toBe(NIGHT)
  expect(newest?.size).toBeGreaterThan(PART_LIMITS.part)
  const stored = await FILES.get(newest?.key ?? '')
  writeFileSync(path, new Uint8Array((await stored?.arrayBuffer()) ?? []))

  const names = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n')
  expect(names[0]).toBe('manifest.json')
  expect(names.at(-1)).toBe('summary.json')
  expect(names).toContain('rows/products/00001.jsonl')

  await restoreArchive(target.unwatched, { path, known: inject('migrations') })
  expect(await allRows(target.unwatched.DB)).toEqual(await allRows(source.unwatched.DB))
  expect(await recountDifferences(target.unwatched.DB)).toEqual({})
})
