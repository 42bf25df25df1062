/** Sends one notification to a program: only to a public address, and never through a redirect. */
import { publicAddress } from '../../domain/public-address.ts'
import type { DeliveryError } from '../../domain/webhook-topics.ts'
import { isOwnZone } from '../api/account/page-meta/own-zone.ts'
import { resolvesOver } from '../api/account/page-meta/resolve.ts'
import type { Bindings } from '../bindings.ts'
import { signedHeaders } from './signature.ts'

/** Milliseconds until the program has to respond. */
const TIMEOUT = 10_000

export interface WebhookNotification {
  /** Id and address of the webhook. */
  webhook: string
  url: string
  id: string
  event: string
  subject: Record<string, string>
  /** Milliseconds since 1970. */
  createdAt: number
}

/** `status` is the HTTP status, null where there was no response. */
interface Attempt {
  status: number | null
  error: DeliveryError | null
}

/** Only ids, no texts: the program reads what they name with a token, as it is then. */
const bodyOf = ({ id, event, subject, createdAt }: WebhookNotification): string =>
  JSON.stringify({ id, event, createdAt: new Date(createdAt).toISOString(), data: subject })

async function isPublic(env: Bindings, url: URL, signal: AbortSignal): Promise<boolean> {
  if (env.SITE_ORIGIN && isOwnZone(env.SITE_ORIGIN, url.hostname)) return false
  // The supplier chose the host name, and the address to which it resolves may have changed since.
  return resolvesOver(env.DNS_OVER_HTTPS, signal)(url.hostname)
}

/** @param now milliseconds since 1970 */
export async function sendWebhook(env: Bindings, notification: WebhookNotification, now: number): Promise<Attempt> {
  const url = publicAddress(notification.url)
  if (url?.protocol !== 'https:') return { status: null, error: 'address' }
  const signal = AbortSignal.timeout(TIMEOUT)
  const body = bodyOf(notification)
  try {
    if (!(await isPublic(env, url, signal))) return { status: null, error: 'address' }
    const headers = await signedHeaders(
      env,
      { webhook: notification.webhook, id: notification.id, body },
      Math.floor(now / 1000),
    )
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await response.body?.cancel().catch(() => {})
    const { status, ok } = response
    if (ok) return { status, error: null }
    return { status, error: status >= 300 && status < 400 ? 'redirect' : 'status' }
  } catch {
    return { status: null, error: 'silent' }
  }
}
