import { inTurn } from '../../session/turn.ts'
import { dequeue, type QueuedRequest, readQueue, settle } from './queue.ts'

/** Statuses after which the request may be repeated: too early, too many requests, a failure of the server. */
export const isPassing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500

/**
 * Sends one request.
 * @returns the address that it led to, or the status with which it was refused
 * @throws Error where it must remain queued: no network, no session, a failure of the server
 */
async function send({ method, path, body, key }: QueuedRequest): Promise<string | number> {
  const response = await fetch(path, {
    method,
    headers: key ? { 'Idempotency-Key': key } : { 'Content-Type': 'application/x-www-form-urlencoded' },
    ...(body && { body }),
  })
  const { status, redirected, url } = response
  const isSignedOut = status === 401 || (redirected && /\/auth(?:\?|$)/.test(url))
  if (isPassing(status) || isSignedOut) throw new Error(`not delivered: ${status}`)
  // An accepted form redirects; a refused one is shown again. A call that is refused (gone, too many) is dropped.
  return key || (redirected && response.ok) ? url : status
}

/**
 * Sends the queue in order. A call is removed after success alone; a form stays with what has become of it, until its author has seen
 * that. If this is interrupted, the same key is sent again, and the API counts it once (docs/behaviour.md, "Idempotency"). Only one tab
 * or the service worker sends at a time.
 * @param onSettled is called for each form that was accepted or refused
 * @throws Error where something remains to be sent
 */
export const deliver = (onSettled: (form: QueuedRequest) => Promise<void> | void): Promise<unknown> =>
  inTurn(async () => {
    for (const waiting of await readQueue()) {
      if (waiting.refused !== undefined || waiting.sent !== undefined) continue
      const outcome = await send(waiting)
      if (waiting.key) {
        await dequeue(waiting.id)
        continue
      }
      await settle(waiting, typeof outcome === 'number' ? { refused: outcome } : { sent: outcome })
      await onSettled(waiting)
    }
  })
