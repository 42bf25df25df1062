/** Sends a notice to all browsers of a person that show notices. */

import { sql } from 'drizzle-orm'
import { DAY_S } from '../../../../domain/durations.ts'
import { publicAddress } from '../../../../domain/public-address.ts'
import type { Bindings } from '../../../bindings.ts'
import { type Database, database } from '../../../db/connection.ts'
import { valuesOf } from '../../../db/select.ts'
import { log, textOfError } from '../../../observe/log.ts'
import { resolvesOver } from '../../account/page-meta/resolve.ts'
import { type BrowserKeys, encrypt } from './encrypt.ts'
import { authorization } from './vapid.ts'

/** Milliseconds until a push service has to respond. */
const TIMEOUT = 5000
/** Seconds for which a push service retains a message for a browser that is not running. */
const RETAINED = DAY_S

interface Subscription extends BrowserKeys {
  num: number
  endpoint: string
}

/** What the service worker shows (web/sw/notices.ts). */
interface PushMessage {
  id: string
  title: string
  /** The screen that a press opens. */
  path: string
}

const readSubscriptions = (db: Database, user: number, now: number) =>
  db.all<Subscription>(sql`SELECT push.num, push.endpoint, push.p256dh, push.auth FROM push_subscriptions AS push
    CROSS JOIN sessions ON sessions.num = push.session AND sessions.ended_at IS NULL AND sessions.expires_at > ${now}
    WHERE push.user = ${user}`)

type Result = 'sent' | 'gone' | 'failed'

async function sendTo(
  env: Bindings,
  { endpoint, ...keys }: Subscription,
  message: PushMessage,
  now: number,
): Promise<Result> {
  const url = publicAddress(endpoint)
  if (url?.protocol !== 'https:') return 'gone'
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    // The subscriber chose the host name, and the address it resolves to may have changed since.
    if (!(await resolvesOver(env.DNS_OVER_HTTPS, signal)(url.hostname))) return 'gone'
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: await authorization(env, url, now),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(RETAINED),
      },
      body: await encrypt(JSON.stringify(message), keys),
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    if (response.ok) return 'sent'
    log('warn', 'push', { status: response.status, service: url.hostname })
    return response.status === 404 || response.status === 410 ? 'gone' : 'failed'
  } catch (error) {
    log('warn', 'push', { service: url.hostname, why: textOfError(error) })
    return 'failed'
  }
}

/**
 * Sends to each browser, and deletes the subscriptions that are gone from their push service.
 * @param now milliseconds since 1970
 * @returns whether at least one push service accepted it; null where there is no browser left
 */
export async function sendPush(
  env: Bindings,
  user: number,
  message: PushMessage,
  now: number,
): Promise<boolean | null> {
  const db = database(env.DB)
  const subscriptions = await readSubscriptions(db, user, now)
  const results = await Promise.all(subscriptions.map((one) => sendTo(env, one, message, now)))
  const gone = subscriptions.filter((_, at) => results[at] === 'gone').map(({ num }) => num)
  if (gone.length > 0) await db.run(sql`DELETE FROM push_subscriptions WHERE num IN ${valuesOf(gone)}`)
  if (results.every((result) => result === 'gone')) return null
  return results.includes('sent')
}
