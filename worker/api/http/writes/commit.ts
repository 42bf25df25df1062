import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { is, type Query, SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { JSONValue } from 'hono/utils/types'
import type { KeptHeaders } from '../../../db/schema.ts'
import type { ApiEnv } from '../api-env.ts'
import { AppError } from '../problem.ts'
import { storeResponse, wasOvertaken } from './idempotency.ts'
import { type Refusal, refusalStatement, refusedAt } from './refusal.ts'

/** An insert, update or delete: Drizzle's builder, or SQL. */
type Statement = SQL | { toSQL: () => Query }

export type { Refusal }
export type Write = Statement | Refusal

export interface WriteResult<Body extends JSONValue, Status extends ContentfulStatusCode> {
  status: Status
  body: Body
  /** Stored with the body: ETag, Location. */
  headers?: KeptHeaders
}

const isRefusal = (write: Write): write is Refusal => 'holds' in write
const dialect = new SQLiteAsyncDialect()

/** Drizzle's own batch takes no SQL with parameters on D1, so statements are handed to D1 as they are. */
function prepare(db: D1Database, statement: Statement): D1PreparedStatement {
  const { sql, params } = is(statement, SQL) ? dialect.sqlToQuery(statement) : statement.toSQL()
  return db.prepare(sql).bind(...params)
}

/**
 * Writes all of it or nothing, in one D1 batch.
 * @param writes statements and refusals, in the order in which they are to count.
 * @returns D1's result of each.
 * @throws AppError that of the first refusal that does not hold.
 */
export async function writeBatch(db: D1Database, writes: Write[]): Promise<D1Result[]> {
  if (writes.length === 0) return []
  const statements = writes.map((write, at) => (isRefusal(write) ? refusalStatement(write, at) : write))
  try {
    return await db.batch(statements.map((statement) => prepare(db, statement)))
  } catch (error) {
    const refused = writes[refusedAt(error) ?? -1]
    if (!refused || !isRefusal(refused)) throw error
    throw typeof refused.failure === 'function' ? await refused.failure() : refused.failure
  }
}

/** writeBatch for a request. */
export const writeAll = (c: Context<ApiEnv>, writes: Write[]): Promise<D1Result[]> => writeBatch(c.env.DB, writes)

/**
 * How a POST or PATCH ends: its writes and, where the request has an Idempotency-Key, the response, in one batch. Of two requests
 * with one key at the same time one writes, and what follows it (an e-mail) is done once; `requires` sends both the same response.
 * @param answer known before writing: ids are made by the caller.
 * @throws AppError as `writeAll`; 409 `idempotency-key.overtaken` for the slower one
 */
export async function commit<Body extends JSONValue, Status extends ContentfulStatusCode>(
  c: Context<ApiEnv>,
  writes: Write[],
  answer: WriteResult<Body, Status>,
) {
  const { once } = c.var
  try {
    await writeAll(c, once ? [...writes, storeResponse(c, once, answer)] : writes)
  } catch (error) {
    throw once && wasOvertaken(error) ? new AppError('idempotency-key.overtaken', 409) : error
  }
  return c.json(answer.body, answer.status, answer.headers)
}
