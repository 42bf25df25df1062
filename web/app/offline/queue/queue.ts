/**
 * Requests made without a network, in order, until they can be sent. Pages and the service worker share the queue,
 * which outlives both.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export const QUEUE = 'outbox'

export interface QueuedRequest {
  method: 'POST' | 'DELETE'
  /** Path and query. */
  path: string
  /** Encoded fields of a form; '' for a call of the API. */
  body: string
  /** Idempotency-Key of a call. The edge makes a form's key from its text (worker/forms/plain-form.ts). */
  key?: string
  /** Id of the service worker's client that shows that the form waits. */
  page?: string
  /** Status with which it was refused; it then waits for its author to open or discard it. */
  refused?: number
  /** Address of a sent form's confirmation, until its author has seen that. */
  sent?: string
}

export type Waiting = QueuedRequest & { id: number }

interface Schema extends DBSchema {
  [QUEUE]: { key: number; value: QueuedRequest }
}

/** Opens the database for one use: an open connection would block deleting and upgrading it. */
async function withQueue<Value>(use: (db: IDBPDatabase<Schema>) => Promise<Value>): Promise<Value> {
  const db = await openDB<Schema>(QUEUE, 1, {
    upgrade: (made) => void made.createObjectStore(QUEUE, { autoIncrement: true }),
  })
  try {
    return await use(db)
  } finally {
    db.close()
  }
}

/** @returns all queued requests, oldest first */
export const readQueue = (): Promise<Waiting[]> =>
  withQueue(async (db) => {
    const { store } = db.transaction(QUEUE)
    const [ids, sendings] = await Promise.all([store.getAllKeys(), store.getAll()])
    return sendings.map((sending, at) => ({ ...sending, id: ids[at] ?? 0 }))
  })

/** @returns the queued requests that send the same, as a reload of the page does that says that a form waits */
const readSame = async ({ path, body }: QueuedRequest): Promise<Waiting[]> =>
  (await readQueue()).filter((waiting) => waiting.path === path && waiting.body === body)

/** Queues a request; one that is queued already is sent once, in its turn, and leads the page on that shows it last. */
export async function enqueue(sending: QueuedRequest): Promise<void> {
  const [known] = await readSame(sending)
  await withQueue((db) => db.put(QUEUE, sending, known?.id))
}

export const dequeue = (id: number): Promise<void> => withQueue((db) => db.delete(QUEUE, id))

/** Removes a form whose response its author sees. @returns whether it was queued */
export async function dequeueSame(sending: QueuedRequest): Promise<boolean> {
  const known = await readSame(sending)
  for (const { id } of known) await dequeue(id)
  return known.length > 0
}

/** Stores what has become of a form, for its author to see. */
export const settle = (
  { id, ...sending }: Waiting,
  outcome: Pick<QueuedRequest, 'refused'> | Pick<QueuedRequest, 'sent'>,
): Promise<unknown> => withQueue((db) => db.put(QUEUE, { ...sending, ...outcome }, id))

/** Whether this browser has ever queued anything: opening the database would create it. */
export const hasQueue = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === QUEUE)

/** Empties the queue at sign-out, so that nothing of the person remains. */
export const emptyQueue = (): Promise<void> => withQueue((db) => db.clear(QUEUE))
