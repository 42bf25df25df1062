import { DAY_MS } from '../../../../domain/durations.ts'
import { ATTACHED_PREFIX } from '../../../../domain/form-fields.ts'
import { PERSON_HEADER } from '../../../../domain/person-cookie.ts'
import { api } from '../../api.ts'
import { problemCode } from '../../problem-code.ts'
import { withSharedLock } from '../../session/shared-lock.ts'
import { currentPerson } from './person.ts'
import { dequeue, isFor, type QueuedRequest, readQueue, settle, type WaitingRequest } from './queue.ts'

/** Milliseconds after which a request queued by a person who has not signed in again is deleted: a month. */
const MAX_WAIT_MS = 30 * DAY_MS

/** Statuses after which the request may be repeated: too early, too many requests, a failure of the server. */
export const isTransient = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500

type Upload = NonNullable<QueuedRequest['files']>[number] & Pick<QueuedRequest, 'owner'>

/** Sends in the writer's session; what was written without one is sent without credentials, even if someone has signed in since. */
const inSessionOf = (owner: string): { headers: Record<string, string>; credentials: 'same-origin' | 'omit' } => ({
  headers: owner ? { [PERSON_HEADER]: owner } : {},
  credentials: owner ? 'same-origin' : 'omit',
})

/** 412: another person has signed in since the request was written. */
const mustWait = (status: number): boolean => isTransient(status) || status === 401 || status === 412

/** @returns the field by which the form names the stored file, or those that say why it was refused */
async function storeFile({ name, key, file, owner }: Upload): Promise<[string, string][]> {
  const body = new FormData()
  body.set('file', file, name)
  const { headers, credentials } = inSessionOf(owner)
  const request = { body, credentials, headers: { ...headers, 'Idempotency-Key': key } }
  const response = await api.post('/api/requests/files', request)
  if (response.ok) return [[ATTACHED_PREFIX + (await response.json()).data.ticket, name]]
  if (mustWait(response.status)) throw new Error(`not delivered: ${response.status}`)
  return [
    ['refused', name],
    ['fault', await problemCode(response)],
  ]
}

/**
 * Stores the files of a form, each once however often this is repeated.
 * @returns the encoded fields of the form with those of its files
 * @throws Error as `send`
 */
export async function bodyWithStoredFiles({ body, files = [], owner }: QueuedRequest): Promise<string> {
  const stored: [string, string][] = []
  for (const file of files) stored.push(...(await storeFile({ ...file, owner })))
  return [body, new URLSearchParams(stored)].filter(String).join('&')
}

/**
 * Sends one request.
 * @returns the address that it led to, or the status with which it was refused
 * @throws Error where it must remain queued: no network, no session, a failure of the server
 */
async function send(request: QueuedRequest): Promise<string | number> {
  const { method, path, key, owner } = request
  const body = await bodyWithStoredFiles(request)
  const { headers, credentials } = inSessionOf(owner)
  const response = await fetch(path, {
    method,
    headers: {
      ...(key ? { 'Idempotency-Key': key } : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    credentials,
    ...(body && { body }),
  })
  const { status, redirected, url } = response
  if (mustWait(status) || (redirected && /\/auth(?:\?|$)/.test(url))) throw new Error(`not delivered: ${status}`)
  // An accepted form redirects; a refused one is rendered again. A refused API call (gone, too many) is dropped.
  return key || (redirected && response.ok) ? url : status
}

/**
 * Sends the queue in order. A call is removed after success only; a form stays with its result until its author has seen it. Requests
 * of another person stay queued for that person. If this is interrupted, the same key is sent again, and the API applies it once
 * (docs/behaviour.md, "Idempotency"). Only one tab or the service worker sends at a time.
 * @param onSettled is called for each form that was accepted, with the address of its confirmation, or refused
 * @throws Error where something remains to be sent
 */
export const deliverQueue = (onSettled: (form: WaitingRequest) => Promise<void> | void): Promise<unknown> =>
  withSharedLock(async () => {
    const person = await currentPerson()
    for (const waiting of await readQueue()) {
      if (!isFor(waiting, person)) {
        if (Date.now() - waiting.at > MAX_WAIT_MS) await dequeue(waiting.id)
        continue
      }
      if (waiting.refused !== undefined || waiting.sent !== undefined) continue
      const outcome = await send(waiting)
      if (waiting.key) {
        await dequeue(waiting.id)
        continue
      }
      const result = typeof outcome === 'number' ? { refused: outcome } : { sent: outcome }
      await settle(waiting, result)
      await onSettled({ ...waiting, ...result })
    }
  })
