import type { D1Database } from '@cloudflare/workers-types'

export interface Table {
  name: string
  /** Those that can be written: not the generated ones. */
  columns: string[]
  /** Its key; `rowid` where none is declared. */
  key: string[]
  references: { column: string; table: string }[]
}

const all = async <Found>(db: D1Database, sql: string): Promise<Found[]> => (await db.prepare(sql).all<Found>()).results

async function describe(db: D1Database, name: string): Promise<Table> {
  const columns = await all<{ name: string; pk: number }>(db, `PRAGMA table_info(${name})`)
  const references = await all<{ from: string; table: string }>(db, `PRAGMA foreign_key_list(${name})`)
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.length > 0 ? key.map((column) => column.name) : ['rowid'],
    references: references.map(({ from, table }) => ({ column: from, table })),
  }
}

/** Referenced tables first; where tables refer to each other, the older one. */
function inOrder(tables: Table[]): Table[] {
  const waiting = [...tables]
  const ordered: Table[] = []
  while (waiting.length > 0) {
    const isFree = ({ name, references }: Table) =>
      references.every(({ table }) => table === name || ordered.some((before) => before.name === table))
    const [next] = waiting.splice(Math.max(0, waiting.findIndex(isFree)), 1)
    if (next) ordered.push(next)
  }
  return ordered
}

/**
 * Every table with data of its own: not those of the search indexes, which are rebuilt from the rows, and not the list of migrations.
 * @returns them in the order in which rows can be written.
 */
export async function readTables(db: D1Database): Promise<Table[]> {
  const listed = await all<{ name: string; type: string }>(db, 'PRAGMA table_list')
  const made = await all<{ name: string }>(db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
  const isOwn = ({ name }: { name: string }) =>
    !/^(sqlite_|_cf_|d1_migrations$|restoring$)/.test(name) &&
    listed.some((table) => table.name === name && table.type === 'table')
  const tables: Table[] = []
  for (const { name } of made.filter(isOwn)) tables.push(await describe(db, name))
  return inOrder(tables)
}

/**
 * Columns that may refer to a later row: of a table that refers to itself, or of two that refer to each other. They are written empty,
 * and filled when all rows are there.
 * @param tables in the order of the rows.
 */
export function lateColumns(tables: Table[]): Map<string, string[]> {
  const place = new Map(tables.map(({ name }, at) => [name, at]))
  const late = tables.map(({ name, references }, at): [string, string[]] => [
    name,
    references.filter(({ table }) => (place.get(table) ?? 0) >= at).map(({ column }) => column),
  ])
  return new Map(late.filter(([, columns]) => columns.length > 0))
}
