import { expect, test } from 'vitest'
import { servePeople } from '../../tests/fixtures/api.ts'
import { drawing } from '../../tests/fixtures/catalogue.ts'
import { PEOPLE } from '../../tests/fixtures/people.ts'
import { quarantineKey } from '../api/account/files/intake.ts'
import { resizedKeys } from '../api/account/files/resized-picture.ts'
import { DAY } from './job.ts'
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

test('unused uploads are deleted after a day, and all other files stay', async () => {
  await uploaded('forgotten', NOW - DAY - 1)
  await bindings().FILES.put(quarantineKey('forgotten'), 'more than was ever looked at')
  for (const key of resizedKeys('forgotten')) await bindings().FILES.put(key, 'smaller')
  await uploaded('in use', NOW - DAY - 1, 1)
  const [smaller = ''] = resizedKeys('in use')
  await bindings().FILES.put(smaller, 'smaller')
  await uploaded('just now', NOW - DAY + 1)
  const run = () => unusedFiles.run({ ...bindings(), ASSETS: Object() }, NOW)
  expect(await run()).toBe('1 files')
  expect(await run()).toBe('nothing to take away')
  const { DB, FILES } = bindings()
  const { results } = await DB.prepare('SELECT id FROM files WHERE uploaded_by IS NOT NULL ORDER BY id').all()
  expect(results).toEqual([{ id: 'in use' }, { id: 'just now' }])
  const keys = (await FILES.list()).objects.map(({ key }) => key)
  expect(keys.sort()).toEqual([drawing.id, 'in use', 'just now', smaller].sort())
})
