/**
 * One-time codes (docs/behaviour.md, "One-time codes"). Codes and the logins they went to are stored as keyed hashes
 * only.
 */

import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { CODE_LIFE, RESEND_AFTER } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { oneTimeCodes } from '../../../db/schema.ts'
import { fingerprint } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, tooMany } from '../../http/problem.ts'
import type { Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { mac } from '../../secrets/hmac.ts'
import { sameSecret } from '../../secrets/same-secret.ts'

const MAX_ATTEMPTS = 5

/** What a code confirms: a sign-in, a contact of an account, a change of its logins, the deletion of the account, or sensitive actions of an operator. */
export type Subject =
  | `act ${string}`
  | `sign-in ${string}`
  | `contact ${string}`
  | `login ${string}`
  | `erase ${string}`

/** @returns six digits, all equally likely: random numbers above the last whole million of 32 bits are drawn again */
function sixDigits(): string {
  const spans = Math.floor(2 ** 32 / 1_000_000)
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < spans * 1_000_000) return String(number % 1_000_000).padStart(6, '0')
  }
}

const key = (c: Context<ApiEnv>, subject: Subject) => mac(c.env, 'code', subject)
const digestOf = (c: Context<ApiEnv>, subject: Subject, code: string) => mac(c.env, 'code', `${subject} ${code}`)

/** Creates a code for a subject; an earlier one becomes invalid. */
export async function issueCode(c: Context<ApiEnv>, subject: Subject): Promise<string> {
  const code = sixDigits()
  const now = Date.now()
  const fresh = {
    digest: await digestOf(c, subject, code),
    attempts: 0,
    fingerprint: fingerprint(c),
    sentAt: now,
    expiresAt: now + CODE_LIFE * 1000,
  }
  await database(c.env.DB)
    .insert(oneTimeCodes)
    .values({ subject: await key(c, subject), ...fresh })
    .onConflictDoUpdate({ target: oneTimeCodes.subject, set: fresh })
  return code
}

const readCode = (c: Context<ApiEnv>, row: string) =>
  database(c.env.DB).select().from(oneTimeCodes).where(eq(oneTimeCodes.subject, row)).get()

/** @returns seconds until another code can be sent, and attempts left of the latest; zeros where there is no valid code */
export async function codeState(c: Context<ApiEnv>, subject: Subject) {
  const now = Date.now()
  const row = await readCode(c, await key(c, subject))
  if (!row || row.expiresAt <= now) return { resendIn: 0, attemptsLeft: 0 }
  return {
    resendIn: Math.max(0, Math.ceil((row.sentAt + RESEND_AFTER * 1000 - now) / 1000)),
    attemptsLeft: Math.max(0, MAX_ATTEMPTS - row.attempts),
  }
}

/** @returns the statement that deletes a code */
export const withdrawCode = async (c: Context<ApiEnv>, subject: Subject): Promise<SQL> =>
  sql`DELETE FROM codes WHERE subject = ${await key(c, subject)}`

const expired = () => new AppError('otp.expired', 422)

/** @returns the error of an attempt when none is left: the code has expired, or its attempts are used up */
async function noAttempt(c: Context<ApiEnv>, subject: string, now: number): Promise<AppError> {
  const row = await readCode(c, subject)
  if (!row || row.expiresAt <= now) return expired()
  return exhausted(row.sentAt, now)
}

const exhausted = (sentAt: number, now: number) =>
  tooMany('otp.exhausted', Math.max(1, Math.ceil((sentAt + RESEND_AFTER * 1000 - now) / 1000)))

/**
 * Uses one attempt and compares. One statement counts the attempt before the comparison, so that concurrent guesses
 * have five attempts altogether.
 * @returns the writes that delete the code, for the caller's batch: of two requests with the right code one succeeds
 * @throws AppError 422 `otp.wrong` with `attemptsLeft`, 422 `otp.expired`, 429 `otp.exhausted`
 */
export async function checkCode(c: Context<ApiEnv>, subject: Subject, code: string): Promise<Write[]> {
  const now = Date.now()
  const row = await key(c, subject)
  const [taken] = await database(c.env.DB)
    .update(oneTimeCodes)
    .set({ attempts: sql`attempts + 1` })
    .where(and(eq(oneTimeCodes.subject, row), gt(oneTimeCodes.expiresAt, now), lt(oneTimeCodes.attempts, MAX_ATTEMPTS)))
    .returning()
  const digest = await digestOf(c, subject, code)
  const isRight = await sameSecret(digest, taken?.digest ?? '')
  if (!taken) throw await noAttempt(c, row, now)
  if (!isRight) throw wrong(taken, now)
  const isOut = sql`EXISTS (SELECT 1 FROM codes WHERE subject = ${row} AND digest = ${digest})`
  return [refuseUnless(isOut, expired()), await withdrawCode(c, subject)]
}

function wrong({ attempts, sentAt }: typeof oneTimeCodes.$inferSelect, now: number): AppError {
  const attemptsLeft = MAX_ATTEMPTS - attempts
  if (attemptsLeft <= 0) return exhausted(sentAt, now)
  return new AppError('otp.wrong', 422, { members: { attemptsLeft } })
}
