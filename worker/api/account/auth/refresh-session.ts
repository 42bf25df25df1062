import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { REFRESH_COOKIE } from '../../../../domain/contract/auth.ts'
import { deviceName } from '../../../../domain/device-name.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { database } from '../../../db/connection.ts'
import { sessions } from '../../../db/schema.ts'
import { fingerprint, userAgent } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { isAuthentic, parseRefreshToken } from './refresh-token.ts'
import { securityNotice } from './security-notices.ts'
import {
  endSession,
  GRACE,
  issueTokens,
  readSession,
  SESSION_LIFE,
  type StoredSession,
  setRefreshCookie,
} from './session.ts'

/**
 * Milliseconds that a session lasts after its device has changed: a day, so that an owner is not signed out during
 * work.
 */
const SUSPECTED_LIFE = DAY_MS

/** @returns the session and the token's generation from the refresh cookie; null where the token was not issued by this API */
export async function sessionOfCookie(c: Context<ApiEnv>) {
  const token = parseRefreshToken(getCookie(c, REFRESH_COOKIE))
  const session = token && (await readSession(c, token.session))
  return token && session && (await isAuthentic(c.env, token, session))
    ? { session, generation: token.generation }
    : null
}

function ended(c: Context<ApiEnv>): AppError {
  setRefreshCookie(c, null)
  return new AppError('session.ended', 401)
}

/**
 * An old token means that two parties have a copy of it. Which of them is the owner cannot be known, so the session
 * ends.
 */
async function replayed(c: Context<ApiEnv>, session: StoredSession): Promise<AppError> {
  await endSession(c, session.num)
  const params = { agent: deviceName(session.agent) }
  await securityNotice(c, { ...session, num: session.user }, { name: 'sessionReplayed', params })
  return ended(c)
}

/** After a change of fingerprint a session lasts one more day, and its owner gets one e-mail. */
async function noticeChangedDevice(c: Context<ApiEnv>, session: StoredSession): Promise<boolean> {
  const device = fingerprint(c)
  if (device === null || session.fingerprint === null || device === session.fingerprint) return false
  const params = { agent: deviceName(userAgent(c)) }
  await securityNotice(c, { ...session, num: session.user }, { name: 'newDevice', params })
  return true
}

/** Raises the session's token generation by one. @returns false where a concurrent request has done so */
async function rotate(c: Context<ApiEnv>, session: StoredSession, now: number): Promise<boolean> {
  const isDoubted = await noticeChangedDevice(c, session)
  const rows = await database(c.env.DB)
    .update(sessions)
    .set({
      generation: sql`generation + 1`,
      rotatedAt: now,
      fingerprint: fingerprint(c) ?? session.fingerprint,
      agent: userAgent(c),
      expiresAt: now + (isDoubted ? SUSPECTED_LIFE : SESSION_LIFE * 1000),
    })
    .where(and(eq(sessions.num, session.num), eq(sessions.generation, session.generation), isNull(sessions.endedAt)))
    .returning({ num: sessions.num })
  return rows.length > 0
}

/**
 * Exchanges the refresh token in the cookie for a new access token and the next refresh token.
 * @returns null where there is no cookie: the visitor is anonymous, which is not an error
 * @throws AppError 401 `session.ended`; a token older than the previous one ends its session
 */
export async function refreshSession(c: Context<ApiEnv>) {
  if (!getCookie(c, REFRESH_COOKIE)) return null
  const sent = await sessionOfCookie(c)
  const now = Date.now()
  if (!sent || sent.session.endedAt !== null || sent.session.expiresAt <= now) throw ended(c)
  const { session, generation } = sent
  const next = { ...session, generation: generation + 1 }
  if (generation === session.generation && (await rotate(c, session, now))) {
    return issueTokens(c, { user: session.userId, session: next })
  }
  // A concurrent request was faster, or the response with the successor was lost: the same successor is issued again.
  const latest = (await readSession(c, session.id)) ?? session
  const isGraced = generation === latest.generation - 1 && now - latest.rotatedAt <= GRACE
  if (latest.endedAt !== null) throw ended(c)
  if (!isGraced) throw await replayed(c, latest)
  return issueTokens(c, { user: session.userId, session: next })
}
