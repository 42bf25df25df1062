/**
 * Records the keys of all rows that are written while a backup is made, so that they can be read once more at its end
 * (docs/decisions/0021-backups.md). The triggers exist only during a backup: at all other times they cost nothing.
 */
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { type ArchivedChange, DumpRow } from '../archive/format.ts'
import type { DumpTable } from '../archive/tables.ts'

const PREFIX = 'backup_of_'
const INTO_LOG = 'INSERT INTO backup_changes (table_name, key)'

function triggersOf({ name, key }: DumpTable): string[] {
  const keyOf = (row: 'old' | 'new') => `json_array(${key.map((column) => `${row}.${column}`).join()})`
  const changeRecord = (row: 'old' | 'new') => `${INTO_LOG} VALUES ('${name}', ${keyOf(row)});`
  const after = (event: string, records: string) =>
    `CREATE TRIGGER ${PREFIX}${name}_${event} AFTER ${event} ON ${name} BEGIN ${records} END`
  // An update may change a row's key; the row with the old key is then gone.
  return [
    after('INSERT', changeRecord('new')),
    after('UPDATE', changeRecord('old') + changeRecord('new')),
    after('DELETE', changeRecord('old')),
  ]
}

/** In one batch: from then on every write of these tables is recorded. The log has to be empty. */
export const beginLog = (db: D1Database, tables: DumpTable[]) =>
  db.batch(tables.flatMap(triggersOf).map((sql) => db.prepare(sql)))

/** Rows of the log that are deleted at one time. */
const DELETED_AT_ONCE = 20_000

const dropTrigger = (name: string) => `DROP TRIGGER IF EXISTS ${name}`

/**
 * Stops recording, and deletes some of the records.
 * @returns whether the log is empty
 */
export async function clearLog(db: D1Database): Promise<boolean> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND substr(name, 1, length(?1)) = ?1")
    .bind(PREFIX)
    .all<{ name: string }>()
  if (results.length > 0) await db.batch(results.map(({ name }) => db.prepare(dropTrigger(name))))
  await db
    .prepare('DELETE FROM backup_changes WHERE num < (SELECT min(num) FROM backup_changes) + ?')
    .bind(DELETED_AT_ONCE)
    .run()
  return (await db.prepare('SELECT min(num) AS first FROM backup_changes').first('first')) === null
}

/** The recorded rows of one table, each once, as they are at the moment of the statement; a deleted one has no columns. */
function stateQuery({ name, columns, key }: DumpTable): string {
  const recorded = `SELECT DISTINCT key FROM backup_changes WHERE num > ? AND num <= ? AND table_name = '${name}'`
  const same = key.map((column, at) => `t.${column} = recorded.key ->> ${at}`).join(' AND ')
  // A batch returns objects, in which two columns of one name would become one.
  const cells = columns.map((column, at) => `t.${column} AS cell_${at}`)
  return `SELECT recorded.key AS recorded_key, t.${key[0]} IS NOT NULL AS is_there, ${cells.join()}
    FROM (${recorded}) AS recorded LEFT JOIN ${name} AS t ON ${same}`
}

const Window = v.array(v.object({ table_name: v.string(), last: v.number() }))
const End = v.array(v.object({ last: v.nullable(v.number()) }))

function changeOf(row: unknown): ArchivedChange {
  const [key, isThere, ...cells] = v.parse(DumpRow, row)
  return [v.parse(DumpRow, JSON.parse(String(key))), isThere === 1 ? cells : null]
}

interface Changes {
  tables: { name: string; changes: ArchivedChange[] }[]
  /** Number of the last record that they include. */
  last: number
  /** Whether there was no further record at the moment at which all of them were read. */
  isAll: boolean
}

/**
 * Reads the rows of the next records, in one transaction with the check whether there are more: if there are none, the archive equals the
 * database at that moment.
 * @param after number of the last record that was read
 * @param limit most records to read
 */
export async function readChanges(db: D1Database, tables: DumpTable[], after: number, limit: number): Promise<Changes> {
  const window = await db
    .prepare(`SELECT table_name, max(num) AS last FROM (SELECT num, table_name FROM backup_changes WHERE num > ? ORDER BY num LIMIT ?)
      GROUP BY table_name`)
    .bind(after, limit)
    .all()
  const recorded = v.parse(Window, window.results)
  const last = Math.max(after, ...recorded.map((one) => one.last))
  const changed = tables.filter(({ name }) => recorded.some(({ table_name }) => table_name === name))
  const states = changed.map((table) => db.prepare(stateQuery(table)).bind(after, last))
  const [end, ...results] = await db.batch<Record<string, unknown>>([
    db.prepare('SELECT max(num) AS last FROM backup_changes'),
    ...states,
  ])
  const [{ last: newest } = { last: null }] = v.parse(End, end?.results)
  return {
    tables: changed.map(({ name }, at) => ({
      name,
      changes: (results[at]?.results ?? []).map((row) => changeOf(Object.values(row))),
    })),
    last,
    isAll: (newest ?? 0) <= last,
  }
}
