import { expect, test } from 'vitest'
import { HOUR_MS } from '../../domain/durations.ts'
import { readMigrations } from '../../scripts/migrations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { interrupted } from '../../tests/fixtures/interrupted.ts'
import { ownProduct } from '../../tests/fixtures/suppliers.ts'
import { indexStored } from '../db/rebuild-search-index.ts'
import { runJobs } from './run-jobs.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000

test('a database that an older version has filled is indexed again in bounded steps, also when one is killed', async () => {
  const env = bindings()
  await ownProduct(env, 1, { status: 'published', names: { en: 'Fire hose 1.6 MPa', zh: '消防水带' } })
  const count = (index: string, match: string) =>
    env.DB.prepare(`SELECT count(*) AS n FROM ${index} WHERE ${index} MATCH ?`).bind(match).first<number>('n')
  const found = async () => [
    await count('product_fts', '"1600kpa"'),
    await count('product_fts', '"ㄆxiaofang"'),
    await count('directory_fts', '{name} : "a"*'),
  ]
  await indexStored(env.DB)
  const before = await found()
  expect(before[0]).toBe(1)
  const emptied = ['product_fts', 'directory_fts'].map(
    (index) => `INSERT INTO ${index} (${index}) VALUES ('delete-all')`,
  )
  const migration = readMigrations().find(({ name }) => name === '0047_index_texts.sql')
  await env.DB.batch([...emptied, ...(migration?.statements ?? [])].map((statement) => env.DB.prepare(statement)))
  expect(await found()).toEqual([0, 0, 0])
  const only = { kinds: ['index-texts'] }
  const first = await runJobs(interrupted(env, { at: 6, moment: 'after' }), NOW, only)
  const second = await runJobs(env, NOW + HOUR_MS, only)
  // One step for each page of each of the five tables, and one more for each to find that no rows are left.
  expect(first.length + second.length).toBeGreaterThanOrEqual(10)
  expect(await found()).toEqual(before)
  expect(await env.DB.prepare("SELECT count(*) AS n FROM jobs WHERE name = 'index-texts'").first('n')).toBe(0)
})
