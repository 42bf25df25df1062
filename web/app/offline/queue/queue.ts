/**
 * Requests made without a network, in order, until they can be sent. Pages and the service worker share the queue,
 * which outlives both.
 */
import { openDB } from './indexed-database.ts'

export const QUEUE = 'outbox'

export interface QueuedRequest {
  method: 'POST' | 'DELETE'
  /** Path and query. */
  path: string
  /** Encoded fields of a form; '' for a call of the API. */
  body: string
  /** Files of a form, each with the Idempotency-Key of its upload. */
  files?: { name: string; key: string; file: File }[]
  /** Idempotency-Key of a call. The edge makes a form's key from its text (worker/forms/plain-form.ts). */
  key?: string
  /** Identifier of the person who was signed in when it was written, '' for no one; it is sent only in that person's session. */
  owner: string
  /** Milliseconds since 1970. */
  at: number
  /** Whether its writer has signed out since: then it does not change the list of favourites that is shown. */
  left?: true
  /** Client id of the page that shows this form as waiting. */
  page?: string
  /** Status with which it was refused; it then stays queued until its author opens or discards it. */
  refused?: number
  /** Address of a sent form's confirmation, until its author has seen it. */
  sent?: string
}

export type WaitingRequest = QueuedRequest & { id: number }

type Database = Awaited<ReturnType<typeof openDB<QueuedRequest>>>

/** Opens the database for one use: an open connection would block deleting and upgrading it. */
async function withQueue<Value>(use: (db: Database) => Promise<Value>): Promise<Value> {
  const db = await openDB<QueuedRequest>(QUEUE, 1, {
    upgrade: (made) => void made.createObjectStore(QUEUE, { autoIncrement: true }),
  })
  try {
    return await use(db)
  } finally {
    db.close()
  }
}

/** @returns all queued requests, oldest first */
export const readQueue = (): Promise<WaitingRequest[]> =>
  withQueue(async (db) => {
    const { store } = db.transaction(QUEUE)
    const [ids, sendings] = await Promise.all([store.getAllKeys(), store.getAll()])
    return sendings.map((sending, at) => ({ ...sending, id: Number(ids[at]) }))
  })

/** @returns the queued requests with the same text: a reload of the page that shows a form as waiting posts it again */
const readSame = async ({ path, body }: QueuedRequest): Promise<WaitingRequest[]> =>
  (await readQueue()).filter((waiting) => waiting.path === path && waiting.body === body)

/** Whether it may be sent now: a signed-in person's request only in their session, one without a session at any time. */
export const isFor = ({ owner }: Pick<QueuedRequest, 'owner'>, person: string | null): boolean =>
  owner === '' || owner === person

/** @returns the queued form with this text; undefined where there is none */
export const queuedSame = async (sending: QueuedRequest): Promise<WaitingRequest | undefined> =>
  (await readSame(sending))[0]

/**
 * Queues a request. One with the same text that is queued already is not added again; it retains its files, and its confirmation goes to
 * the page that showed it last.
 */
export async function enqueue(sending: QueuedRequest): Promise<void> {
  const [known] = await readSame(sending)
  await withQueue((db) => db.put(QUEUE, known?.files ? { ...sending, files: known.files } : sending, known?.id))
}

export const dequeue = (id: number): Promise<void> => withQueue((db) => db.delete(QUEUE, id))

/**
 * Removes a form whose response has just been shown to its author.
 * @returns whether it was queued
 */
export async function dequeueSame(sending: QueuedRequest): Promise<boolean> {
  const known = await readSame(sending)
  for (const { id } of known) await dequeue(id)
  return known.length > 0
}

/** Stores the result of a sent form, to be shown to its author. */
export const settle = (
  { id, ...sending }: WaitingRequest,
  outcome: Pick<QueuedRequest, 'refused'> | Pick<QueuedRequest, 'sent'>,
): Promise<unknown> => withQueue((db) => db.put(QUEUE, { ...sending, ...outcome }, id))

/** Whether this browser has ever queued anything. Checked first, because opening the database would create it. */
export const hasQueue = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === QUEUE)

/** Marks the queued requests at sign-out: they are sent in their writer's next session. */
export async function markQueueSignedOut(): Promise<void> {
  if (!(await hasQueue())) return
  for (const { id, ...sending } of await readQueue())
    await withQueue((db) => db.put(QUEUE, { ...sending, left: true }, id))
}
