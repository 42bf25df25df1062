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

/**
 * Queues a request unless the same is queued already, as after a reload of the response page, which posts the form
 * again.
 */
export async function enqueue(sending: QueuedRequest): Promise<void> {
  const known = await readQueue()
  if (known.some(({ path, body }) => path === sending.path && body === sending.body)) return
  await withQueue((db) => db.add(QUEUE, sending))
}

export const dequeue = (id: number): Promise<void> => withQueue((db) => db.delete(QUEUE, id))

export const refuseSending = ({ id, ...sending }: Waiting, status: number): Promise<unknown> =>
  withQueue((db) => db.put(QUEUE, { ...sending, refused: status }, id))

/** Empties the queue at sign-out, so that nothing of the person remains. */
export const emptyQueue = (): Promise<void> => withQueue((db) => db.clear(QUEUE))
