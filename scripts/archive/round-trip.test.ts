/** `npm run export`, `npm run restore`: a restored instance equals the exported one, row by row and byte by byte. */
import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import type { D1Database } from '@cloudflare/workers-types'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type StartedBindings, startBindings, startCatalogue } from '../../tests/fixtures/bindings.ts'
import { ural } from '../../tests/fixtures/catalogue.ts'
import { PEOPLE, resetPeople } from '../../tests/fixtures/people.ts'
import { placedOrder, sentQuote, waitingApproval } from '../../tests/fixtures/quotes.ts'
import { inquiry } from '../../tests/fixtures/suppliers.ts'
import { RESIZED_PREFIX } from '../../worker/api/account/files/resized-picture.ts'
import { indexText } from '../../worker/db/search-text/tokens.ts'
import { checkArchive, readEntries, textOf } from './read.ts'
import { restoreArchive } from './restore.ts'
import { writeArchive } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
const archive = join(folder, 'all.tar.gz')
const known = inject('migrations')
const started: StartedBindings[] = []

async function open(start: () => Promise<StartedBindings>) {
  const bindings = await start()
  started.push(bindings)
  return bindings.unwatched
}

/** Bytes that are not text, with a special key and headers. */
const BYTES = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256)
const SIGNS = 'quote " apostrophe \' backslash \\ line\n«ёлочка» 钢管 😀 12'

const source = await open(startCatalogue)
const target = await open(startBindings)

beforeAll(async () => {
  await resetPeople(source)
  // Two tables that refer to each other, a cell with special characters, a REAL that is not a whole number.
  await source.DB.batch([
    source.DB.prepare('UPDATE companies SET logo = (SELECT id FROM files LIMIT 1), latitude = 59.93428 WHERE num = 1'),
    source.DB.prepare('UPDATE files SET company = 1 WHERE id = (SELECT id FROM files LIMIT 1)'),
    source.DB.prepare('UPDATE users SET name = ? WHERE num = 1').bind(SIGNS),
    source.DB.prepare("INSERT INTO jobs (name, started_at, outcome) VALUES ('expired-rows', 1, NULL)"),
  ])
  await inquiry(source, 1, { user: PEOPLE.USER.num })
  await sentQuote(source)
  await placedOrder(source, PEOPLE.USER.num)
  await waitingApproval(source, { requester: PEOPLE.EMPLOYEE.num })
  await source.FILES.put('a key/with “signs”', BYTES, {
    httpMetadata: { contentType: 'image/png', contentDisposition: 'inline; filename="x.png"' },
    customMetadata: { of: 'nobody' },
  })
  await source.FILES.put(`${RESIZED_PREFIX}some picture/320-image/avif`, 'what can be made anew')
  await writeArchive(source, archive)
  await restoreArchive(target, { path: archive, known })
})
afterAll(async () => {
  for (const { stop } of started) await stop()
  rmSync(folder, { recursive: true })
})

const all = async (db: D1Database, sql: string) => (await db.prepare(sql).all<Record<string, unknown>>()).results

/** Read without the code under test: every table but the platform's and those of the indexes. */
const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
  AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name <> 'd1_migrations' AND name NOT LIKE '%fts\\_%' ESCAPE '\\'`

/** Each row as text with the types that its cells are stored as, so that 1, 1.0 and '1' are three. */
async function rowsOf(db: D1Database, table: string): Promise<string[]> {
  const columns = (await all(db, `PRAGMA table_info(${table})`)).map(({ name }) => String(name))
  const cells = columns.map((name) => `typeof(${name}), quote(${name})`)
  const rows = await all(db, `SELECT json_array(${cells.join()}) AS row FROM ${table}`)
  return rows.map(({ row }) => String(row)).sort()
}

test('every row of every table is restored', async () => {
  const tables = (await all(source.DB, TABLES)).map(({ name }) => String(name))
  expect(tables).toEqual(
    expect.arrayContaining(['products', 'users', 'sessions', 'code_edition_parts', 'listing', 'jobs']),
  )
  for (const table of ['quotes', 'quote_versions', 'orders', 'order_steps', 'order_approvals'])
    expect(await rowsOf(source.DB, table), table).not.toEqual([])
  expect((await all(target.DB, TABLES)).map(({ name }) => String(name)).sort()).toEqual(tables.sort())
  for (const table of tables) expect(await rowsOf(target.DB, table), table).toEqual(await rowsOf(source.DB, table))
})

test('every table, index and trigger is restored, and the list of migrations', async () => {
  const schema = (db: D1Database) =>
    all(db, "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY 1, 2")
  expect(await schema(target.DB)).toEqual(await schema(source.DB))
  const noted = (db: D1Database) => all(db, 'SELECT name FROM d1_migrations ORDER BY name')
  expect(await noted(target.DB)).toEqual(await noted(source.DB))
})

test('every byte of every file is restored, with its headers', async () => {
  const all = await source.FILES.list()
  expect(all.truncated).toBe(false)
  const objects = all.objects.filter(({ key }) => !key.startsWith(RESIZED_PREFIX))
  expect(objects).toHaveLength(all.objects.length - 1)
  expect((await target.FILES.list()).objects.map(({ key }) => key)).toEqual(objects.map(({ key }) => key))
  for (const { key } of objects) {
    const went = await source.FILES.get(key)
    const came = await target.FILES.get(key)
    if (!went || !came) throw new Error(`${key} is not there`)
    expect(Buffer.from(await came.arrayBuffer()).equals(Buffer.from(await went.arrayBuffer())), key).toBe(true)
    expect([came.httpMetadata, came.customMetadata]).toEqual([went.httpMetadata, went.customMetadata])
  }
})

test('what was agreed cannot be changed in the restored instance either', async () => {
  const change = (db: D1Database) => db.exec("UPDATE orders SET agreed = '{}'")
  await expect(change(source.DB)).rejects.toThrow('an agreed order never changes')
  await expect(change(target.DB)).rejects.toThrow('an agreed order never changes')
})

test('the search finds the same', async () => {
  const found = (db: D1Database, table: string, what: string, word: string) =>
    all(db, `SELECT ${what} FROM ${table} WHERE ${table} MATCH '"${word}"' ORDER BY rowid`)
  // The tests' catalogue indexes only names of companies and stories, so weights differ there.
  const words: [table: string, what: string, word: string][] = [
    ['product_fts', 'rowid, rank', 'valv'],
    ['product_fts', 'rowid, rank', 'труб'],
    ['directory_fts', 'rowid', indexText(ural.names.en ?? '').split(' ')[0] ?? ''],
    ['directory_fts', 'rowid', 'valv'],
  ]
  for (const [table, what, word] of words) {
    const went = await found(source.DB, table, what, word)
    expect(went.length, word).toBeGreaterThan(0)
    expect(await found(target.DB, table, what, word), `${table} ${word}`).toEqual(expect.arrayContaining(went))
  }
})

test('only its owner can read an archive', () => {
  expect(statSync(archive).mode & 0o077).toBe(0)
})

const rewritten = (name: string, change: (tar: Buffer) => Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(archive)))))
  return path
}

test('an archive that was cut or changed is refused before anything is written', async () => {
  const cut = rewritten('cut.tar.gz', (tar) => tar.subarray(0, Math.floor(tar.length / 2)))
  const changed = rewritten('changed.tar.gz', (tar) => {
    const at = tar.indexOf('"RUB"')
    tar.write('"USD"', at)
    return tar
  })
  const torn = join(folder, 'torn.tar.gz')
  writeFileSync(torn, readFileSync(archive).subarray(0, 10_000))
  for (const path of [cut, changed, torn]) {
    await expect(checkArchive(path), path).rejects.toThrow(expect.objectContaining({ name: 'UnusableArchive' }))
  }
})

test('an archive of version 1, with one hash over all entries, is still read', async () => {
  const path = join(folder, 'version-1.tar.gz')
  const hash = createHash('sha256')
  const tar = pack()
  const written = pipeline(tar, createGzip(), createWriteStream(path))
  for await (const entry of readEntries(archive)) {
    const text = textOf(entry).replace('"version":2', '"version":1')
    const content = entry.name === 'manifest.json' ? Buffer.from(text) : Buffer.from(entry.content)
    if (entry.name !== 'summary.json') hash.update(`${entry.name}\0${content.length}\0`).update(content)
    const summary = () => JSON.stringify({ ...JSON.parse(text), digest: hash.digest('hex'), changes: undefined })
    tar.entry({ name: entry.name }, entry.name === 'summary.json' ? summary() : content)
  }
  tar.finalize()
  await written
  expect((await checkArchive(path)).manifest.version).toBe(1)
  expect((await checkArchive(archive)).manifest.version).toBe(2)
})

test('an instance that is not empty is left unchanged', async () => {
  const restored = restoreArchive(target, { path: archive, known })
  await expect(restored).rejects.toThrow(/There is something in \w+ already/)
})

test('an archive of a later version is refused', async () => {
  const restored = restoreArchive(target, { path: archive, known: known.slice(0, -1) })
  await expect(restored).rejects.toThrow(`later version: ${known.at(-1)?.name}`)
})

test('an interrupted restore continues with the same archive', async () => {
  const third = await open(startBindings)
  const report = (what: string) => {
    if (what === 'listing') throw new Error('killed')
  }
  await expect(restoreArchive(third, { path: archive, known, report })).rejects.toThrow('killed')
  await restoreArchive(third, { path: archive, known })
  for (const table of ['files', 'products', 'listing', 'facet_counts', 'search_spellings']) {
    expect(await rowsOf(third.DB, table), table).toEqual(await rowsOf(source.DB, table))
  }
  await third.DB.exec('UPDATE companies SET status = status')
})
