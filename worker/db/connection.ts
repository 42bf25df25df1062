import type { D1Database } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

/**
 * @param d1 the binding of the deployed or local database.
 * @returns Drizzle over it. Read with `batch`, which is one round trip; `transaction()` fails, since D1 refuses BEGIN.
 */
export const database = (d1: D1Database) => drizzle(d1, { schema })

export type Database = ReturnType<typeof database>
