/** An archive into an empty instance: `npm run restore`. */
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import {
  DumpRow,
  type Manifest,
  Metadata,
  type Summary,
  storeKey,
  type TarEntry,
  tableOf,
} from '../../worker/archive/format.ts'
import { type DumpTable, lateColumns, readTables } from '../../worker/archive/tables.ts'
import { beginBulkLoad, finishBulkLoad } from '../../worker/db/bulk-load.ts'
import { insertCells } from '../../worker/db/insert.ts'
import { LISTING, MAINTAINED_TABLES, rebuild } from '../../worker/db/maintained-tables.ts'
import { type Migration, migrate } from '../../worker/db/migrate.ts'
import { indexStored } from '../../worker/db/rebuild-search-index.ts'
import type { StorageBindings } from '../storage.ts'
import { type Changes, changedRows, readChanges, unchanged } from './changes.ts'
import { checkArchive, linesOf, readEntries, textOf } from './read.ts'
import { archiveBeingRestored, endRestore, isLoaded, removeTriggers, restoreTriggers } from './triggers.ts'
import { UnusableArchive } from './unusable-archive.ts'
import type { Report } from './write.ts'

/** What is restored, and where. */
interface Load {
  storage: StorageBindings
  path: string
  /** In the order of the rows. */
  tables: DumpTable[]
  changes: Changes
  report: Report
}

function knownMigrations(known: Migration[], { migrations }: Manifest): Migration[] {
  const unknown = migrations.filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new UnusableArchive(`The archive is of a later version: ${unknown.join(', ')}.`)
  return known.filter(({ name }) => migrations.includes(name))
}

async function requireEmpty(db: D1Database, tables: DumpTable[]): Promise<void> {
  for (const { name } of tables) {
    if (await db.prepare(`SELECT 1 FROM ${name} LIMIT 1`).first()) {
      throw new UnusableArchive(`There is something in ${name} already: an archive is restored into an empty instance.`)
    }
  }
}

/** Begins a restore, or continues an interrupted one of the same archive. */
async function begin(db: D1Database, { id }: Manifest, tables: DumpTable[]): Promise<void> {
  const underWay = await archiveBeingRestored(db)
  if (underWay === id) return
  if (underWay !== null) throw new UnusableArchive('Another archive is half restored here: go on with that one.')
  await requireEmpty(db, tables)
  await removeTriggers(db, id)
}

/** This database's tables, in the archive's order. */
function archivedTables(here: DumpTable[], { tables }: Manifest): DumpTable[] {
  return tables.map(({ name, columns }) => {
    const table = here.find((one) => one.name === name)
    if (table?.columns.join() !== columns.join()) throw new UnusableArchive(`The table ${name} has other columns here.`)
    return table
  })
}

async function loadRows(db: D1Database, { name, columns }: DumpTable, rows: DumpRow[], late: string[]): Promise<void> {
  const emptied = columns.map((column) => late.includes(column))
  const cells = rows.map((row) => row.map((cell, at) => (emptied[at] ? null : cell)))
  for (const statement of insertCells(db, name, columns, cells)) await statement.run()
}

/** Maximum rows of one statement: a file's id and two columns are about 100 bytes. */
const UPDATES_AT_ONCE = 2_000

async function fillLate(
  db: D1Database,
  { name, columns, key }: DumpTable,
  rows: DumpRow[],
  late: string[],
): Promise<void> {
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

/** Maximum number of files written at the same time, all of them in memory: 20 MB each at most. */
const FILES_AT_ONCE = 8

function storeFiles({ FILES }: StorageBindings, report: Report) {
  const underWay = new Set<Promise<unknown>>()
  let stored = 0
  return {
    async put(key: string, content: Uint8Array, { http, custom }: Metadata): Promise<void> {
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

/**
 * Passes the rows of one table after another, its changed rows first, because the rows that they refer to already exist.
 * @param rest takes the other entries, and returns whether to read on
 */
async function eachTable(
  { path, tables, changes }: Load,
  rows: (table: DumpTable, some: DumpRow[]) => Promise<void>,
  rest: (entry: TarEntry) => Promise<boolean>,
): Promise<void> {
  let begun = 0
  const begin = async (until: number) => {
    for (; begun < until; begun++) {
      const table = tables[begun]
      if (table) await rows(table, changedRows(changes, table))
    }
  }
  for await (const entry of readEntries(path)) {
    const at = tables.findIndex(({ name }) => name === tableOf('rows', entry.name))
    const table = tables[at]
    await begin(at + 1)
    if (table) await rows(table, unchanged(changes, table, v.parse(v.array(DumpRow), linesOf(entry))))
    else if (!(await rest(entry))) break
  }
  await begin(tables.length)
}

/** @returns how many rows of each table the archive has */
async function loadEntries(load: Load): Promise<Map<string, number>> {
  const { storage, tables, report } = load
  const late = lateColumns(tables)
  const counts = new Map<string, number>()
  const files = storeFiles(storage, report)
  let metadata: Metadata = { http: {}, custom: {} }
  const rest = async (entry: TarEntry) => {
    const key = storeKey('objects', entry.name)
    if (storeKey('metadata', entry.name) !== null) metadata = v.parse(Metadata, JSON.parse(textOf(entry)))
    else if (key !== null) await files.put(key, entry.content, metadata)
    return true
  }
  const rows = async (table: DumpTable, some: DumpRow[]) => {
    await loadRows(storage.DB, table, some, late.get(table.name) ?? [])
    const done = (counts.get(table.name) ?? 0) + some.length
    counts.set(table.name, done)
    report(table.name, done)
  }
  await eachTable(load, rows, rest)
  await files.all()
  return counts
}

async function loadLate(load: Load): Promise<void> {
  const late = lateColumns(load.tables)
  const rows = async (table: DumpTable, some: DumpRow[]) => {
    const columns = late.get(table.name)
    if (columns) await fillLate(load.storage.DB, table, some, columns)
  }
  // Files come after all rows.
  await eachTable(load, rows, async ({ name }) => storeKey('metadata', name) === null)
}

async function requireComplete({ storage: { DB }, tables }: Load, counts: Map<string, number>): Promise<void> {
  for (const { name } of tables) {
    const there = await DB.prepare(`SELECT count(*) AS n FROM ${name}`).first<number>('n')
    if (there !== counts.get(name)) throw new Error(`${name} has ${there} rows, the archive has ${counts.get(name)}`)
  }
}

/** @returns how many rows of each table were loaded */
async function loadArchive(
  storage: StorageBindings,
  path: string,
  { manifest, summary }: { manifest: Manifest; summary: Summary },
  report: Report,
): Promise<Summary['rows']> {
  const { DB } = storage
  const tables = archivedTables(await readTables(DB), manifest)
  await begin(DB, manifest, tables)
  const changes: Changes = summary.changes > 0 ? await readChanges(path) : new Map()
  const load = { storage, path, tables, changes, report }
  const counts = await loadEntries(load)
  await loadLate(load)
  await requireComplete(load, counts)
  await restoreTriggers(DB, manifest.id)
  return Object.fromEntries(counts)
}

/**
 * Migrates on to this checkout. A backup leaves out the tables that triggers maintain, so these are rebuilt: after the migrations, because
 * the code that rebuilds them knows this checkout's tables alone, and with the triggers paused meanwhile, which would count with the
 * empty tables. An export contains them, so that an error in them is restored as well and not silently repaired.
 */
async function bringUpToDate(db: D1Database, { tables }: Manifest, known: Migration[], report: Report): Promise<void> {
  const isThere = (table: { name: string }) => tables.some(({ name }) => name === table.name)
  const isBackup = !isThere(LISTING)
  if (isBackup) await beginBulkLoad(db, Date.now())
  await migrate(db, known)
  if (!isBackup) return
  await finishBulkLoad(db, 0, (done) => report('lists', done))
  const notPaused = MAINTAINED_TABLES.filter((table) => !isThere(table) && !table.isPausedByBulkLoad)
  for (const sql of notPaused.flatMap(rebuild)) await db.prepare(sql).run()
}

/**
 * Checks the archive, migrates the database to the archive's migrations, loads it, migrates on to this checkout's, and builds the search
 * indexes. An interrupted restore continues when it is run again with the same archive.
 * @param known the migrations of this checkout
 * @throws UnusableArchive where the archive is damaged or too new, or the instance is not empty
 */
export async function restoreArchive(
  storage: StorageBindings,
  { path, known, report = () => {} }: { path: string; known: Migration[]; report?: Report },
): Promise<Summary> {
  const { DB } = storage
  const checked = await checkArchive(path)
  const { manifest, summary } = checked
  await migrate(DB, knownMigrations(known, manifest))
  const rows = (await isLoaded(DB, manifest.id)) ? summary.rows : await loadArchive(storage, path, checked, report)
  await bringUpToDate(DB, manifest, known, report)
  await indexStored(DB, (done) => report('search', done))
  await endRestore(DB)
  return { ...summary, rows }
}
