/** An archive of an instance before its last migrations is restored as this version's: its rows, lists, counts and search. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { backupEnv, newBucket, runBackup, savedArchive } from '../../tests/fixtures/backups.ts'
import { startBindingsAt } from '../../tests/fixtures/bindings.ts'
import { recountDifferences } from '../../tests/fixtures/recount.ts'
import type { Migration } from '../../worker/db/migrate.ts'
import { restoreArchive } from './restore.ts'
import { writeArchive } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'older-version-'))
const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true })]
afterAll(async () => {
  for (const stop of stops) await stop()
})

const known = inject('migrations')
/** Before parameters, variants' own rows and prices by quantity. */
const older = known.filter(({ name }) => name < '0040')

async function open(migrations: Migration[]) {
  const { unwatched, stop } = await startBindingsAt(migrations)
  stops.push(stop)
  return unwatched
}

const ROWS = [
  `INSERT INTO categories (num, id, slug, level, position, names, about) VALUES (1, 'c', 'pumps', 1, 1, '{"en":"Pumps"}', '{}')`,
  'INSERT INTO category_ancestors (category, ancestor) VALUES (1, 1), (1, 0)',
  `INSERT INTO companies (num, id, slug, kind, names, description, country, city, address, currency, status, created_at, updated_at)
    VALUES (1, 'f', 'works', 'supplier', '{"en":"Works"}', '{}', 'RU', '{}', '{}', 'RUB', 'active', 0, 0)`,
  `INSERT INTO products (num, id, slug, company, category, names, description, unit, tiers, vat_rate, price_rub, variants, status, created_at, updated_at)
    VALUES (1, 'p', 'press', 1, 1, '{"en":"Quince press"}', '{}', 'piece', '[{"from":1,"amount":5000}]', 20, 5000,
      '[{"sku":"QP-1","names":{},"factor":0.5}]', 'published', 0, 0)`,
]

const ARCHIVES = {
  'an export': async (source: Awaited<ReturnType<typeof open>>) => {
    const path = join(folder, 'export.tar.gz')
    await writeArchive(source, path)
    return path
  },
  'a backup': async ({ DB }: Awaited<ReturnType<typeof open>>) => {
    const bucket = newBucket()
    await runBackup({ env: backupEnv(DB, bucket) })
    return savedArchive(bucket, folder)
  },
}

test.each(Object.entries(ARCHIVES))('%s, also when it was interrupted', async (_what, archive) => {
  const source = await open(older)
  for (const sql of ROWS) await source.DB.prepare(sql).run()
  const path = await archive(source)
  const { DB, ...stores } = await open([])
  const report = (what: string) => {
    if (what === 'search') throw new Error('killed')
  }
  await expect(restoreArchive({ DB, ...stores }, { path, known, report })).rejects.toThrow('killed')
  await restoreArchive({ DB, ...stores }, { path, known })
  const { results } = await DB.prepare('SELECT name FROM d1_migrations ORDER BY id').all()
  expect(results.map(({ name }) => name)).toEqual(known.map(({ name }) => name))
  expect(await DB.prepare('SELECT price_rub FROM products').first('price_rub')).toBe(2500)
  expect(await DB.prepare('SELECT price FROM listing WHERE ancestor = 0').first('price')).toBe(2500)
  expect(await DB.prepare(`SELECT rowid FROM product_fts WHERE product_fts MATCH 'quinc'`).first('rowid')).toBe(1)
  expect(await recountDifferences(DB)).toEqual({})
  expect(await DB.prepare('SELECT 1 FROM bulk_load').first()).toBeNull()
})
