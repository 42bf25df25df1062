/** E-mails that belong to no thread: stored for operators, with the e-mail as it arrived. */
import { type SQL, sql } from 'drizzle-orm'
import type { UnmatchedReason } from '../../../domain/contract/unmatched-mail.ts'
import { DAY_MS, DAY_S } from '../../../domain/durations.ts'
import type { Bindings } from '../../bindings.ts'
import { callStore } from '../../call-store.ts'
import { database } from '../../db/connection.ts'
import { newId } from '../../db/id.ts'
import { unmatchedMail } from '../../db/schema.ts'
import { countAgainst } from '../http/rate-limit.ts'
import { type Write, writeBatch } from '../http/writes/commit.ts'
import type { Mail } from './parse-mail.ts'

/** Days after which an e-mail that operators have not dealt with is deleted (docs/behaviour.md, "Retention"). */
const LIFE_DAYS = 30
/** Characters that the list shows; operators read the rest in the thread. */
const SHOWN = 2000
/** E-mails to no thread in a day: advertising fills neither table nor storage. */
const MAX_A_DAY = { bySender: 50, inAll: 2000 }

/** @returns key in R2 of the e-mail as it arrived */
export const rawKey = (id: string): string => `mail/${id}`

interface Arrived {
  to: string
  raw: Uint8Array
  /** Null where it cannot be read. */
  mail: Mail | null
  reason: UnmatchedReason
}

/**
 * The row first, then the bytes, so that the job finds either.
 * @throws AppError 429 `rate.limited`, 503 `storage.unavailable`
 */
export async function storeUnmatched(env: Bindings, { to, raw, mail, reason }: Arrived, more: Write[]): Promise<void> {
  await countAgainst({ env }, [
    { name: 'e-mails to no thread by sender', subject: mail?.from ?? '', most: MAX_A_DAY.bySender, seconds: DAY_S },
    { name: 'e-mails to no thread', subject: '', most: MAX_A_DAY.inAll, seconds: DAY_S },
  ])
  const now = Date.now()
  const row = {
    id: newId(now),
    sender: mail?.from ?? '',
    recipient: to.slice(0, 320),
    subject: mail?.subject ?? '',
    text: mail?.text.slice(0, SHOWN) ?? '',
    reason,
    size: raw.length,
    files: mail?.files.length ?? 0,
    createdAt: now,
    expiresAt: now + LIFE_DAYS * DAY_MS,
  }
  await writeBatch(env.DB, [...more, database(env.DB).insert(unmatchedMail).values(row)])
  await callStore('R2 upload', () => env.FILES.put(rawKey(row.id), raw))
}

/** @returns the statement that hides them; the job `unmatched-mail` then deletes rows and files */
export const forgetMail = (which: SQL): SQL =>
  sql`UPDATE unmatched_mail SET sender = '', recipient = '', subject = '', text = '', expires_at = 0 WHERE ${which}`
