import { asc, desc, sql } from 'drizzle-orm'
import type { BorderRate } from '../../domain/contract/border-rates.ts'
import type { Database } from './connection.ts'
import { borderRates } from './schema.ts'

type BorderRateRow = typeof borderRates.$inferSelect

export const toBorderRate = ({
  num: _,
  updatedAt: __,
  ...row
}: Omit<BorderRateRow, 'num'> & { num?: number }): BorderRate => row

/** The statement that reads all rows, sorted by kind, code and day; there are a few hundred at most. */
export const selectBorderRates = (db: Database) =>
  db
    .select()
    .from(borderRates)
    .orderBy(
      asc(borderRates.kind),
      asc(borderRates.codes),
      desc(borderRates.validFrom),
      sql`${borderRates.upTo} NULLS LAST`,
    )
