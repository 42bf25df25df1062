/** Stores the states of imports for their job: a write has an effect only if the import is still in the state that the step has read. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { imports } from '../db/schema.ts'
import type { StoredImport } from './context.ts'

export async function readImport({ DB }: Bindings, id: string): Promise<StoredImport | undefined> {
  const [row] = await database(DB).select().from(imports).where(eq(imports.id, id))
  return row
}

/** SQL condition: no other worker has advanced the import since the step began. */
export const isStill = ({ id, status, position }: StoredImport): SQL =>
  sql`EXISTS (SELECT 1 FROM imports WHERE id = ${id} AND status = ${status} AND position = ${position})`

type Change = Partial<Omit<StoredImport, 'num' | 'id' | 'version'>>

/** @returns the statement that stores a step; a new status raises the version */
export const advance = ({ DB }: Bindings, row: StoredImport, change: Change, now: number) =>
  database(DB)
    .update(imports)
    .set({ ...change, updatedAt: now, ...(change.status && { version: sql`version + 1` }) })
    .where(
      sql`${imports.id} = ${row.id} AND ${imports.status} = ${row.status} AND ${imports.position} = ${row.position}`,
    )
