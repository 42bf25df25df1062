/**
 * Stores the states of editions' imports for their job: a write has an effect only if the import is still in the state that the step has
 * read.
 */
import { eq, sql } from 'drizzle-orm'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { editionImports } from '../db/schema.ts'

export type EditionRow = typeof editionImports.$inferSelect

export async function readEditionImport({ DB }: Pick<Bindings, 'DB'>, id: string): Promise<EditionRow | undefined> {
  const [row] = await database(DB).select().from(editionImports).where(eq(editionImports.id, id))
  return row
}

type Change = Partial<Omit<EditionRow, 'num' | 'id' | 'version'>>

/** Stores a step; a new status raises the version. @param now milliseconds since 1970 */
export const advance = async ({ DB }: Pick<Bindings, 'DB'>, row: EditionRow, change: Change, now: number) => {
  const { id, status, position } = row
  await database(DB)
    .update(editionImports)
    .set({ ...change, updatedAt: now, ...(change.status && { version: sql`version + 1` }) })
    .where(
      sql`${editionImports.id} = ${id} AND ${editionImports.status} = ${status} AND ${editionImports.position} = ${position}`,
    )
}
