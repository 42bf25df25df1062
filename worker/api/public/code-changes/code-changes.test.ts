/** What editions have changed, by import and by call (docs/behaviour.md, "Changes of an edition"). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { loadCodes, TARIFF } from '../../../../tests/fixtures/classifier-tree.ts'
import { writeEdition } from '../../../db/import/classifier/write-edition.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
  await loadCodes(started.unwatched.DB)
})
afterAll(() => started.stop())

const HEAD = { tree: 'tnved' as const, builtin: false, sources: ['eec'], unofficial: [] }
const load = (dated: string, change: (row: (typeof TARIFF)[number]) => typeof TARIFF) =>
  writeEdition(started.unwatched.DB, { head: { ...HEAD, dated }, rows: TARIFF.flatMap(change), texts: [] }, 1)
const ask = async (query = '') => {
  const response = await askApi(`/api/tnved/changes${query}`, {}, started.env)
  return { status: response.status, ...(await response.json()) }
}

test('the first published edition changes nothing, later ones are listed, the latest first and by code', async () => {
  expect(await ask()).toMatchObject({ data: [], meta: { editions: [], next: null } })
  await load('2026-06-01', (row) => (row.id === '8410000000' ? [{ ...row, duty: '8,5' }] : [row]))
  await load('2026-09-01', (row) => (row.id === '8482' ? [] : [row]))
  const { data, meta } = await ask()
  expect(data).toMatchObject([
    { code: '8410000000', kind: 'duty', was: '8,5', now: '10', dated: '2026-09-01', since: '2026-06-01' },
    { code: '8482', kind: 'retired', now: null, dated: '2026-09-01' },
    { code: '8410000000', kind: 'duty', was: '10', now: '8,5', dated: '2026-06-01', since: '2026-03-08' },
  ])
  expect(meta.editions).toEqual([
    { dated: '2026-09-01', since: '2026-06-01', added: 0, retired: 1, reworded: 0, duty: 1 },
    { dated: '2026-06-01', since: '2026-03-08', added: 0, retired: 0, reworded: 0, duty: 1 },
  ])
  expect((await ask('?code=8410')).data).toHaveLength(2)
  expect((await ask(`?before=${data[1].key}`)).data).toHaveLength(1)
  expect((await ask('?code=x')).status).toBe(422)
})

test('the same edition again adds nothing, and one that comes back is listed once more', async () => {
  const before = (await ask()).data.length
  await load('2026-09-01', (row) => (row.id === '8482' ? [] : [row]))
  expect((await ask()).data).toHaveLength(before)
})
