/** An archive into an empty instance: `npm run restore`. */
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { insertCells } from '../../worker/db/insert.ts'
import { type Migration, migrate } from '../../worker/db/migrate.ts'
import { indexStored } from '../../worker/db/rebuild-search-index.ts'
import type { StorageBindings } from '../storage.ts'
import { type Entry, keyOf, type Manifest, Metadata, Row, type Summary, tableOf } from './format.ts'
import { checkArchive, readEntries } from './read.ts'
import { lateColumns, readTables, type Table } from './tables.ts'
import { bringTriggersBack, putTriggersAway, restoring } from './triggers.ts'
import { UnusableArchive } from './unusable-archive.ts'
import type { Report } from './write.ts'

const rowsIn = ({ content }: Entry): Row[] =>
  content
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(Row, JSON.parse(line)))

function knownMigrations(known: Migration[], { migrations }: Manifest): Migration[] {
  const unknown = migrations.filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new UnusableArchive(`The archive is of a later version: ${unknown.join(', ')}.`)
  return known.filter(({ name }) => migrations.includes(name))
}

async function demandEmpty(db: D1Database, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    if (await db.prepare(`SELECT 1 FROM ${name} LIMIT 1`).first()) {
      throw new UnusableArchive(`There is something in ${name} already: an archive is restored into an empty instance.`)
    }
  }
}

/** Begins, or continues with the same archive where it was interrupted. */
async function begin(db: D1Database, { id }: Manifest, tables: Table[]): Promise<void> {
  const underWay = await restoring(db)
  if (underWay === id) return
  if (underWay !== null) throw new UnusableArchive('Another archive is half restored here: go on with that one.')
  await demandEmpty(db, tables)
  await putTriggersAway(db, id)
}

/** This database's tables, in the archive's order. */
function archivedTables(here: Table[], { tables }: Manifest): Table[] {
  return tables.map(({ name, columns }) => {
    const table = here.find((one) => one.name === name)
    if (table?.columns.join() !== columns.join()) throw new UnusableArchive(`The table ${name} has other columns here.`)
    return table
  })
}

async function loadRows(db: D1Database, { name, columns }: Table, rows: Row[], late: string[]): Promise<void> {
  const emptied = columns.map((column) => late.includes(column))
  const cells = rows.map((row) => row.map((cell, at) => (emptied[at] ? null : cell)))
  for (const statement of insertCells(db, name, columns, cells)) await statement.run()
}

/** Rows of one statement: a file's id and two columns are some 100 bytes. */
const UPDATES_AT_ONCE = 2_000

async function fillLate(db: D1Database, { name, columns, key }: Table, rows: Row[], late: string[]): Promise<void> {
  const cell = (column: string) => columns.indexOf(column)
  const set = late.map((column, at) => `${column} = r.value ->> ${key.length + at}`)
  const same = key.map((column, at) => `${name}.${column} = r.value ->> ${at}`)
  const sql = `UPDATE ${name} SET ${set.join()} FROM json_each(?) AS r WHERE ${same.join(' AND ')}`
  const changes = rows
    .filter((row) => late.some((column) => row[cell(column)] !== null))
    .map((row) => [...key, ...late].map((column) => row[cell(column)]))
  for (let at = 0; at < changes.length; at += UPDATES_AT_ONCE) {
    await db
      .prepare(sql)
      .bind(JSON.stringify(changes.slice(at, at + UPDATES_AT_ONCE)))
      .run()
  }
}

/** Files written at one time, and so in memory: 20 MB each at most. */
const FILES_AT_ONCE = 8

function storeFiles({ FILES }: StorageBindings, report: Report) {
  const underWay = new Set<Promise<unknown>>()
  let stored = 0
  return {
    async put(key: string, content: Buffer, { http, custom }: Metadata): Promise<void> {
      const put = FILES.put(key, Uint8Array.from(content), { httpMetadata: http, customMetadata: custom })
      const one = put.then(() => {
        underWay.delete(one)
        stored += 1
        report('stored files', stored)
      })
      underWay.add(one)
      if (underWay.size >= FILES_AT_ONCE) await Promise.race(underWay)
    },
    all: () => Promise.all(underWay),
  }
}

async function loadEntries(storage: StorageBindings, path: string, tables: Table[], report: Report) {
  const late = lateColumns(tables)
  const rowsDone = new Map<string, number>()
  const files = storeFiles(storage, report)
  let metadata: Metadata = { http: {}, custom: {} }
  for await (const entry of readEntries(path)) {
    const table = tables.find(({ name }) => name === tableOf(entry.name))
    const key = keyOf('objects', entry.name)
    if (table) {
      const rows = rowsIn(entry)
      await loadRows(storage.DB, table, rows, late.get(table.name) ?? [])
      const done = (rowsDone.get(table.name) ?? 0) + rows.length
      rowsDone.set(table.name, done)
      report(table.name, done)
    } else if (keyOf('metadata', entry.name) !== null) {
      metadata = v.parse(Metadata, JSON.parse(entry.content.toString()))
    } else if (key !== null) await files.put(key, entry.content, metadata)
  }
  await files.all()
}

async function loadLate({ DB }: StorageBindings, path: string, tables: Table[]) {
  const late = lateColumns(tables)
  for await (const entry of readEntries(path)) {
    if (keyOf('metadata', entry.name) !== null) return
    const table = tables.find(({ name }) => name === tableOf(entry.name))
    const columns = table && late.get(table.name)
    if (table && columns) await fillLate(DB, table, rowsIn(entry), columns)
  }
}

async function demandComplete({ DB }: StorageBindings, tables: Table[], { rows }: Summary): Promise<void> {
  for (const { name } of tables) {
    const there = await DB.prepare(`SELECT count(*) AS n FROM ${name}`).first<number>('n')
    if (there !== rows[name]) throw new Error(`${name} has ${there} rows, the archive has ${rows[name]}`)
  }
}

/**
 * Checks the archive, migrates the database to the archive's migrations, loads it, builds the search indexes, and migrates on to this
 * checkout's. Killed, it continues when it is run again with the same archive.
 * @param known the migrations of this checkout
 * @throws UnusableArchive where the archive is damaged or too new, or the instance is not empty
 */
export async function restoreArchive(
  storage: StorageBindings,
  { path, known, report = () => {} }: { path: string; known: Migration[]; report?: Report },
): Promise<Summary> {
  const { DB } = storage
  const { manifest, summary } = await checkArchive(path)
  await migrate(DB, knownMigrations(known, manifest))
  const tables = archivedTables(await readTables(DB), manifest)
  await begin(DB, manifest, tables)
  await loadEntries(storage, path, tables, report)
  await loadLate(storage, path, tables)
  await demandComplete(storage, tables, summary)
  await indexStored(DB, (done) => report('search', done))
  await bringTriggersBack(DB)
  await migrate(DB, known)
  return summary
}
