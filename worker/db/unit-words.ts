import type { Unit } from '../../domain/trade-terms.ts'
import type { Database } from './connection.ts'
import { unitWords } from './schema.ts'

/** @returns the units by the words that operators have added for them */
export async function readUnitWords(db: Database): Promise<ReadonlyMap<string, Unit>> {
  const rows = await db.select().from(unitWords).orderBy(unitWords.word)
  return new Map(rows.map(({ word, unit }) => [word, unit]))
}
