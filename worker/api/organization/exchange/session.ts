/** A visit of 1C: opened by `checkauth` with a token, and identified afterwards by the cookie from its response. */

import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { DAY_MS } from '../../../../domain/durations.ts'
import { EXCHANGE_COOKIE } from '../../../../domain/exchange.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import type { exchangeSessions } from '../../../db/schema.ts'
import { exchangeSessions as table } from '../../../db/schema.ts'
import { apiTokenOf } from '../../../request-token.ts'
import { tokenHash } from '../../http/access/read-token.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { writeBatch } from '../../http/writes/commit.ts'

export type ExchangeSession = typeof exchangeSessions.$inferSelect

/** Milliseconds for which 1C may come back with its cookie, and its files are stored. */
const LASTS = DAY_MS

/** @returns what 1C sends as its cookie from now on */
export async function openSession(c: Context<ApiEnv>): Promise<string> {
  const now = Date.now()
  const value = crypto.randomUUID()
  const token = apiTokenOf(c.req.header('Authorization'))
  if (token === null) throw new AppError('session.required', 401)
  const { organization } = member(c)
  await writeBatch(c.env.DB, [
    sql`INSERT INTO exchange_sessions (id, company, token, hash, created_at, expires_at)
      SELECT ${newId(now)}, company, num, ${await tokenHash(value)}, ${now}, ${now + LASTS} FROM api_tokens WHERE hash = ${await tokenHash(token)}`,
    sql`INSERT INTO exchanges (company, created_at, seen_at) VALUES (${organization.num}, ${now}, ${now})
      ON CONFLICT (company) DO UPDATE SET seen_at = excluded.seen_at`,
  ])
  return value
}

/** @throws AppError 401 `session.required` without the cookie of a session of this organization that is still open */
export async function sessionOf(c: Context<ApiEnv>): Promise<ExchangeSession> {
  const value = getCookie(c, EXCHANGE_COOKIE)
  const [session] = await database(c.env.DB)
    .select()
    .from(table)
    .where(sql`${table.hash} = ${await tokenHash(value ?? '')} AND ${table.expiresAt} > ${Date.now()}`)
  if (session?.company === member(c).organization.num) return session
  throw new AppError('session.required', 401)
}
