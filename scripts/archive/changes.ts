import * as v from 'valibot'
import { ArchivedChange, type DumpRow, tableOf } from '../../worker/archive/format.ts'
import type { DumpTable } from '../../worker/archive/tables.ts'
import { linesOf, readEntries } from './read.ts'

const idOf = (key: DumpRow): string => JSON.stringify(key)

/** Writes made while a backup was running: the last state of each row, by table and key; null where it was deleted. */
export type Changes = Map<string, Map<string, DumpRow | null>>

/**
 * Reads all changes of an archive into memory: they are the writes of the few minutes of a backup.
 * @returns an empty map for an export, which has none
 */
export async function readChanges(path: string): Promise<Changes> {
  const all: Changes = new Map()
  for await (const entry of readEntries(path)) {
    const table = tableOf('changes', entry.name)
    if (table === null) continue
    const rows = all.get(table) ?? new Map<string, DumpRow | null>()
    for (const line of linesOf(entry)) {
      const [key, row] = v.parse(ArchivedChange, line)
      rows.set(idOf(key), row)
    }
    all.set(table, rows)
  }
  return all
}

/** @returns the rows of `rows/` that no change replaces */
export function unchanged(changes: Changes, { name, columns, key }: DumpTable, rows: DumpRow[]): DumpRow[] {
  const changed = changes.get(name)
  if (!changed) return rows
  const at = key.map((column) => columns.indexOf(column))
  return rows.filter((row) => !changed.has(idOf(at.map((place) => row[place] ?? null))))
}

/** @returns the written rows of a table as they were at the backup's end, without the deleted ones */
export const changedRows = (changes: Changes, { name }: DumpTable): DumpRow[] =>
  [...(changes.get(name)?.values() ?? [])].filter((row) => row !== null)
