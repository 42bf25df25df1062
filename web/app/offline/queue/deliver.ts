import { inTurn } from '../../session/turn.ts'
import { dequeue, type QueuedRequest, readQueue, refuseSending } from './queue.ts'

/** Statuses after which the request may be repeated: too early, too many requests, a failure of the server. */
const isPassing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500

/** A request that was accepted, and the address that it led to. */
export interface Delivered {
  request: QueuedRequest
  url: string
}

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
 * Sends the queue in order and removes each request only after success. If this is interrupted, the same key is sent
 * again, and the API counts it once (docs/behaviour.md, "Idempotency"). Only one tab or the service worker sends at a
 * time.
 * @param onDelivered is told of each that was accepted
 * @throws Error where something remains queued
 */
export const deliver = (onDelivered?: (delivered: Delivered) => Promise<void>): Promise<unknown> =>
  inTurn(async () => {
    for (const waiting of await readQueue()) {
      if (waiting.refused) continue
      const outcome = await send(waiting)
      if (typeof outcome === 'number') {
        await refuseSending(waiting, outcome)
        continue
      }
      await dequeue(waiting.id)
      await onDelivered?.({ request: waiting, url: outcome })
    }
  })
