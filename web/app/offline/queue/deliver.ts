import { inTurn } from '../../session/turn.ts'
import { dequeue, type QueuedRequest, readQueue, refuseSending } from './queue.ts'

/** Answers after which the same may be tried again: too early, too many, or the other side's failure. */
const isPassing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500

/**
 * One sending.
 * @returns null when it has arrived, else the status it was refused with
 * @throws Error where it has to wait: no network, nobody signed in, the other side fails
 */
async function send({ method, path, body, key }: QueuedRequest): Promise<number | null> {
  const answer = await fetch(path, {
    method,
    headers: key ? { 'Idempotency-Key': key } : { 'Content-Type': 'application/x-www-form-urlencoded' },
    ...(body && { body }),
  })
  const { status, redirected, url } = answer
  const isSignedOut = status === 401 || (redirected && /\/auth(?:\?|$)/.test(url))
  if (isPassing(status) || isSignedOut) throw new Error(`not delivered: ${status}`)
  // A form that is taken leads on; one that is refused is shown again. A call that is refused (gone, too many) is given up.
  return key || (redirected && answer.ok) ? null : status
}

/**
 * Sends what waits, in order, each removed only once it has arrived: whatever ends this half-way, the same key is sent again, and the
 * API counts it once (docs/behaviour.md, "Idempotency"). One after another over all tabs and the service worker.
 * @throws Error where something still waits
 */
export const deliver = (): Promise<unknown> =>
  inTurn(async () => {
    for (const waiting of await readQueue()) {
      if (waiting.refused) continue
      const refused = await send(waiting)
      if (refused === null) await dequeue(waiting.id)
      else await refuseSending(waiting, refused)
    }
  })
