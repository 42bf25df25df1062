import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { DumpRow, Identifier } from './format.ts'

export const DumpTable = v.object({
  name: Identifier,
  /** Columns that can be written: not the generated ones. */
  columns: v.array(Identifier),
  /** Its key; `rowid` where none is declared. */
  key: v.array(Identifier),
  /** A key no greater than that of any row. */
  smallest: DumpRow,
  references: v.array(v.object({ column: Identifier, table: Identifier })),
})
export type DumpTable = v.InferOutput<typeof DumpTable>

const Column = v.object({ name: v.string(), pk: v.number(), type: v.string() })
const Reference = v.object({ from: v.string(), table: v.string() })
const Named = v.object({ name: v.string(), type: v.string() })

/** For the types that keys have here; no integer in a row exceeds JavaScript's safe integers. */
const smallestOf = (type: string) => (type === 'INTEGER' ? Number.MIN_SAFE_INTEGER : '')

function described(name: string, info: unknown[], references: unknown[]): DumpTable {
  const columns = v.parse(v.array(Column), info)
  const declared = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  const key = declared.length > 0 ? declared : [{ name: 'rowid', type: 'INTEGER' }]
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => column.name),
    smallest: key.map(({ type }) => smallestOf(type)),
    references: v.parse(v.array(Reference), references).map(({ from, table }) => ({ column: from, table })),
  }
}

/** Referenced tables first; where tables refer to each other, the older one. */
function inOrder(tables: DumpTable[]): DumpTable[] {
  const waiting = [...tables]
  const ordered: DumpTable[] = []
  while (waiting.length > 0) {
    const isFree = ({ name, references }: DumpTable) =>
      references.every(({ table }) => table === name || ordered.some((before) => before.name === table))
    const [next] = waiting.splice(Math.max(0, waiting.findIndex(isFree)), 1)
    if (next) ordered.push(next)
  }
  return ordered
}

/** The list of migrations, and the tables of a restore or a backup that is running. */
const NOT_OWN = /^(sqlite_|_cf_|d1_migrations$|restoring$|backup_changes$)/

/**
 * Every table with data of its own: not those of the search indexes, which are rebuilt from the rows, and not the list of migrations.
 * @returns them in the order in which rows can be written.
 */
export async function readTables(db: D1Database): Promise<DumpTable[]> {
  const [listed, made] = await db.batch([
    db.prepare('PRAGMA table_list'),
    db.prepare("SELECT name, type FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"),
  ])
  const plain = v.parse(v.array(Named), listed?.results).filter(({ type }) => type === 'table')
  const names = v
    .parse(v.array(Named), made?.results)
    .map(({ name }) => name)
    .filter((name) => !NOT_OWN.test(name) && plain.some((table) => table.name === name))
  const pragmas = names.flatMap((name) => [`PRAGMA table_info(${name})`, `PRAGMA foreign_key_list(${name})`])
  const results = await db.batch(pragmas.map((sql) => db.prepare(sql)))
  return inOrder(
    names.map((name, at) => described(name, results[2 * at]?.results ?? [], results[2 * at + 1]?.results ?? [])),
  )
}

/**
 * Columns that may refer to a later row: of a table that refers to itself, or of two that refer to each other. They are written empty,
 * and filled when all rows are there.
 * @param tables in the order of the rows.
 */
export function lateColumns(tables: DumpTable[]): Map<string, string[]> {
  const place = new Map(tables.map(({ name }, at) => [name, at]))
  const late = tables.map(({ name, references }, at): [string, string[]] => [
    name,
    references.filter(({ table }) => (place.get(table) ?? 0) >= at).map(({ column }) => column),
  ])
  return new Map(late.filter(([, columns]) => columns.length > 0))
}
