import { expect, test } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { drawing } from '../../tests/fixtures/catalogue.ts'
import { PEOPLE } from '../../tests/fixtures/people.ts'
import { attachFile } from '../api/account/files/attachments.ts'
import { quarantineKey } from '../api/account/files/intake.ts'
import { resizedKeys } from '../api/account/files/resized-picture.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import { runWhole } from './job.ts'
import { unusedFiles } from './unused-files.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000

async function uploaded(id: string, createdAt: number, usedBy?: number) {
  const { DB, FILES } = bindings()
  const row = DB.prepare(
    `INSERT INTO files (id, kind, name, type, size, created_at, company, uploaded_by)
    VALUES (?, 'photo', 'x', 'image/png', 1, ?, ?, ?)`,
  ).bind(id, createdAt, PEOPLE.OWNER.company, PEOPLE.OWNER.num)
  const use = DB.prepare("INSERT INTO file_uses (file, kind, owner) SELECT ?1, 'product', ?2 WHERE ?2 IS NOT NULL")
  await DB.batch([row, use.bind(id, usedBy ?? null)])
  await FILES.put(id, 'bytes')
}

const run = (now: number) => runWhole(bindings(), unusedFiles, now)
const keys = async () => (await bindings().FILES.list()).objects.map(({ key }) => key).sort()
const rows = async () =>
  (await bindings().DB.prepare('SELECT id FROM files WHERE uploaded_by IS NOT NULL ORDER BY id').all()).results

test('rows of unused uploads are deleted after a day, their bytes a day later, and all other files stay', async () => {
  await uploaded('forgotten', NOW - DAY_MS - 1)
  await bindings().FILES.put(quarantineKey('forgotten'), 'more than was ever looked at')
  for (const key of resizedKeys('forgotten')) await bindings().FILES.put(key, 'smaller')
  await uploaded('in use', NOW - DAY_MS - 1, 1)
  const [smaller = ''] = resizedKeys('in use')
  await bindings().FILES.put(smaller, 'smaller')
  await uploaded('just now', NOW - DAY_MS + 1, 2)
  const before = await keys()
  expect(await run(NOW)).toBe('1 files, the bytes of 0')
  expect(await rows()).toEqual([{ id: 'in use' }, { id: 'just now' }])
  expect(await keys()).toEqual(before)
  expect(await run(NOW + DAY_MS)).toBe('0 files, the bytes of 0')
  expect(await run(NOW + DAY_MS + 1)).toBe('0 files, the bytes of 1')
  expect(await keys()).toEqual([drawing.id, 'in use', 'just now', smaller].sort())
  expect(await run(NOW + DAY_MS + 1)).toBe('0 files, the bytes of 0')
})

test('a file that is attached while the job runs is attached whole or not at all', async () => {
  await uploaded('wanted', NOW - 3 * DAY_MS)
  await run(NOW)
  const viewer = { ...PEOPLE.OWNER, organization: { num: PEOPLE.OWNER.company } }
  const [exists] = attachFile(Object(viewer), 'wanted')
  await expect(writeBatch(bindings().DB, [exists])).rejects.toMatchObject({ code: 'file.unknown' })
  expect(await keys()).toContain('wanted')
})

test('more uploads than one step takes are deleted in several', async () => {
  for (let at = 0; at < 60; at++) await uploaded(`unused ${at}`, NOW - 2 * DAY_MS)
  const input = { now: NOW, argument: null, cursor: null, isLastAttempt: false }
  expect(await unusedFiles.step(bindings(), input)).toEqual({ next: { rows: 50, bytes: 0 } })
  await run(NOW)
  expect(await rows()).not.toContainEqual({ id: expect.stringContaining('unused') })
})
