import { sql } from 'drizzle-orm'
import type { Synonym } from '../../../../domain/contract/synonyms.ts'
import type { Database } from '../../../db/connection.ts'
import { synonyms } from '../../../db/schema.ts'

type SynonymRow = typeof synonyms.$inferSelect

export const toSynonym = ({ id, names, generic, version }: Omit<SynonymRow, 'num'>): Synonym => ({
  id,
  names,
  generic,
  version,
})

/** @returns all of them, the latest change first */
export const readSynonyms = (db: Database): Promise<SynonymRow[]> =>
  db.select().from(synonyms).orderBy(sql`${synonyms.updatedAt} DESC, ${synonyms.num} DESC`)

/** @returns undefined for an unknown id */
export const readSynonym = async (db: Database, id: string): Promise<SynonymRow | undefined> => {
  const [row] = await db.select().from(synonyms).where(sql`${synonyms.id} = ${id}`)
  return row
}
