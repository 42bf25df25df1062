import { type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '../../domain/limits.ts'

/** @returns the number of rows, counted no further than totals are. @param rows a FROM clause with its condition */
export const boundedCount = (rows: SQL): SQL => sql`(SELECT count(*) FROM (SELECT 1 ${rows} LIMIT ${MAX_COUNTED + 1}))`
