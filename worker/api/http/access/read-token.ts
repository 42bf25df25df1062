/** Who calls with a token of an organization (docs/behaviour.md, "API tokens"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { EXCHANGE_COOKIE, EXCHANGE_PATH } from '../../../../domain/exchange.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { TOKEN_SCOPES } from '../../../../domain/token-scopes.ts'
import { database } from '../../../db/connection.ts'
import { apiTokenOf } from '../../../request-token.ts'
import type { ApiEnv } from '../api-env.ts'
import { countAgainst, limitsDevices } from '../rate-limit.ts'
import type { Member, Viewer } from './viewer.ts'

/** Calls of a token in a minute, reading ones too: more than a program needs that sends 500 goods a call. */
const CALLS = { name: 'call by token', most: 300, seconds: 60 }
/** Milliseconds after which the last use is stored again. */
const USE_IS_OLD = 60_000

/** No call that a token may make depends on a session. */
const NO_SESSION = 0

interface Row {
  num: number
  token: string
  /** JSON. */
  scopes: string
  expiresAt: number
  usedAt: number | null
  user: number
  userId: string
  name: string
  locale: Locale
  company: number
  companyId: string
  employee: number
}

/** @returns what is stored of a token by its hash */
export const tokenHash = async (token: string): Promise<string> => toHex(await sha256(token))

/** The token's maker must still be an owner: it is refused once they have left, were blocked or lost the role. */
const selectToken = (
  which: SQL,
) => sql`SELECT t.num, t.id AS token, t.scopes, t.expires_at AS expiresAt, t.used_at AS usedAt,
    u.num AS user, u.id AS userId, u.name, u.locale, c.num AS company, c.id AS companyId, e.num AS employee
  FROM api_tokens AS t CROSS JOIN users AS u ON u.num = t.user AND u.deleted_at IS NULL AND u.blocked_at IS NULL
    CROSS JOIN employees AS e ON e.user = u.num AND e.company = t.company AND e.role = 'OWNER' AND e.status = 'active'
      AND e.deleted_at IS NULL
    CROSS JOIN companies AS c ON c.num = t.company
  WHERE ${which} LIMIT 1`

/** A token acts as a manager, never as an owner. */
function toMember({ user, userId, name, locale, company, companyId, employee, scopes }: Row): Member {
  const named: unknown = JSON.parse(scopes)
  const organization = { num: company, id: companyId, role: 'MANAGER' as const, employee }
  return {
    role: 'USER',
    operator: [],
    num: user,
    id: userId,
    name,
    locale,
    session: NO_SESSION,
    organization,
    scopes: TOKEN_SCOPES.filter((scope) => Array.isArray(named) && named.includes(scope)),
  }
}

/** 1C sends its token with `checkauth` alone: afterwards it sends the cookie that it was given instead. */
async function ofExchange(c: Context<ApiEnv>): Promise<SQL | null> {
  const value = c.req.path === EXCHANGE_PATH ? getCookie(c, EXCHANGE_COOKIE) : undefined
  if (value === undefined) return null
  return sql`t.num = (SELECT token FROM exchange_sessions WHERE hash = ${await tokenHash(value)} AND expires_at > ${Date.now()})`
}

/**
 * Reads the row for each call, so that a revoked token is refused at once.
 * @returns the owner who has made the token, limited to its scopes; anonymous for one that is not, or no longer, valid; null where a person
 *   calls
 * @throws AppError 429 `rate.limited`
 */
export async function readTokenViewer(c: Context<ApiEnv>): Promise<Viewer | null> {
  const token = apiTokenOf(c.req.header('Authorization'))
  const which = token === null ? await ofExchange(c) : sql`t.hash = ${await tokenHash(token)}`
  if (!which) return null
  const db = database(c.env.DB)
  const [row] = await db.all<Row>(selectToken(which))
  const now = Date.now()
  if (!row || row.expiresAt <= now) return { role: 'ANONIM' }
  if (limitsDevices(c.env)) await countAgainst(c, [{ ...CALLS, subject: row.token }])
  if (now - (row.usedAt ?? 0) >= USE_IS_OLD)
    await db.run(sql`UPDATE api_tokens SET used_at = ${now} WHERE num = ${row.num}`)
  return toMember(row)
}
