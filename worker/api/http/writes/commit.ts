import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { is, type Query, SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { JSONValue } from 'hono/utils/types'
import * as v from 'valibot'
import type { StoredHeaders } from '../../../db/schema.ts'
import { lazy } from '../../../lazy.ts'
import type { ApiEnv } from '../api-env.ts'
import { AppError } from '../problem.ts'
import { isConcurrentDuplicate, storeBody, storeResponse } from './idempotency.ts'
import { type Refusal, refusalStatement, refusedAt } from './refusal.ts'

/** An insert, update or delete: Drizzle's builder, or SQL. */
type Statement = SQL | { toSQL: () => Query }

export type { Refusal }
/** A prepared statement comes from what jobs write as well. */
export type Write = Statement | Refusal | D1PreparedStatement

export interface WriteResult<Body extends JSONValue, Status extends ContentfulStatusCode> {
  status: Status
  body: Body
  /** Headers stored with the body: ETag, Location. */
  headers?: StoredHeaders
}

const isRefusal = (write: Write): write is Refusal => 'condition' in write
const dialect = new SQLiteAsyncDialect()

/** Drizzle's batch on D1 accepts no SQL with parameters, so statements are given to D1 directly. */
export function prepareStatement(db: D1Database, statement: Statement | D1PreparedStatement): D1PreparedStatement {
  if ('bind' in statement) return statement
  const { sql, params } = is(statement, SQL) ? dialect.sqlToQuery(statement) : statement.toSQL()
  return db.prepare(sql).bind(...params)
}

/**
 * Writes all statements or none, in one D1 batch.
 * @param writes statements and refusals, in the order of execution
 * @returns D1's result of each
 * @throws AppError of the first refusal whose condition is not met
 */
export async function writeBatch(db: D1Database, writes: Write[]): Promise<D1Result[]> {
  if (writes.length === 0) return []
  const statements = writes.map((write, at) => (isRefusal(write) ? refusalStatement(write, at) : write))
  try {
    return await db.batch(statements.map((statement) => prepareStatement(db, statement)))
  } catch (error) {
    const refused = writes[refusedAt(error) ?? -1]
    if (!refused || !isRefusal(refused)) throw error
    throw typeof refused.failure === 'function' ? await refused.failure() : refused.failure
  }
}

/** Only operators' calls need it. */
const journal = lazy(() => import('../journal/record.ts'))
/** Only calls of members need it. */
const memberActs = lazy(() => import('../journal/member-acts.ts'))

/** writeBatch with a request's database. An operator's writes, and a member's, go into a journal with it. */
export async function writeAll(c: Context<ApiEnv>, writes: Write[]): Promise<D1Result[]> {
  if (c.var.isMembersAct && writes.length > 0) {
    const { memberAct } = await memberActs()
    const results = await writeBatch(c.env.DB, [...writes, ...memberAct(c)])
    // What follows in the same call, such as a notice, is part of the same act.
    c.set('isMembersAct', false)
    return results.slice(0, writes.length)
  }
  if (!c.var.isJournaled || writes.length === 0) return writeBatch(c.env.DB, writes)
  const { record } = await journal()
  const { before, after } = await record(c)
  const results = await writeBatch(c.env.DB, [...before, ...writes, ...after])
  return results.slice(before.length, before.length + writes.length)
}

/** Ends a call that responds 204: its writes, and no body. */
export async function commitWithoutBody(c: Context<ApiEnv>, writes: Write[]) {
  await writeAll(c, writes)
  return c.body(null, 204)
}

const Created = v.object({ data: v.object({ id: v.string() }) })

/**
 * Ends a POST or PATCH: its writes and, with an Idempotency-Key, its response, in one batch. Of two concurrent requests
 * with the same key only one writes, so what follows (an e-mail) is done once; `requires` sends both the same response.
 * @param result must be known before writing, so callers create ids themselves
 * @throws AppError as `writeAll`; 409 `idempotency-key.overtaken` for the slower request
 */
export async function commit<Body extends JSONValue, Status extends ContentfulStatusCode>(
  c: Context<ApiEnv>,
  writes: Write[],
  { status, body, headers = {} }: WriteResult<Body, Status>,
) {
  const { once } = c.var
  if (status === 201 && v.is(Created, body)) c.set('created', body.data.id)
  try {
    await writeAll(c, once ? [...writes, storeResponse(c, once, { status, body, headers })] : writes)
  } catch (error) {
    throw once && isConcurrentDuplicate(error) ? new AppError('idempotency-key.overtaken', 409) : error
  }
  return c.json(body, status, headers)
}

/**
 * Corrects a response that `commit` has stored, once the result of later work is known: whether a notice was accepted.
 * @param writes other rows that were written on the earlier assumption
 */
export async function correct<Body extends JSONValue, Status extends ContentfulStatusCode>(
  c: Context<ApiEnv>,
  writes: Write[],
  { status, body, headers = {} }: WriteResult<Body, Status>,
) {
  const { once } = c.var
  await writeAll(c, once ? [...writes, storeBody(c, once, body)] : writes)
  return c.json(body, status, headers)
}
