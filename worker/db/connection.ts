import type { D1Database } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'
import { getOrCreate } from '../../domain/get-or-create.ts'

/** The Drizzle object of each database: all calls and queries of a request share one. */
const made = new WeakMap<D1Database, Database>()

/**
 * Created without the tables' schema: only Drizzle's relational queries need it, and Drizzle would read it column by column each time.
 * @param d1 the binding of the deployed or local database.
 * @returns Drizzle over it. Read with `batch`, which is one round trip; `transaction()` fails, since D1 refuses BEGIN.
 */
export const database = (d1: D1Database) => getOrCreate(made, d1, () => drizzle(d1))

export type Database = ReturnType<typeof drizzle<Record<string, never>, D1Database>>
