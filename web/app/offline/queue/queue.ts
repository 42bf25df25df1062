/**
 * What was written without a network and waits to be sent, in the order of writing. Pages and the service worker both use it; it
 * outlives them.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export const QUEUE = 'outbox'

export interface QueuedRequest {
  method: 'POST' | 'DELETE'
  /** Path and query. */
  path: string
  /** A form as it is posted; '' for a call of the api. */
  body: string
  /** Idempotency-Key of a call. A form has its own: its words (worker/forms/plain-form.ts). */
  key?: string
  /** Status of the answer that refused it: it waits for who wrote it. */
  refused?: number
}

export type Waiting = QueuedRequest & { id: number }

interface Schema extends DBSchema {
  [QUEUE]: { key: number; value: QueuedRequest }
}

/** Opened for one use: a connection that stays open would keep others from deleting or upgrading. */
async function withOutbox<Value>(use: (db: IDBPDatabase<Schema>) => Promise<Value>): Promise<Value> {
  const db = await openDB<Schema>(QUEUE, 1, {
    upgrade: (made) => void made.createObjectStore(QUEUE, { autoIncrement: true }),
  })
  try {
    return await use(db)
  } finally {
    db.close()
  }
}

/** @returns everything that waits, oldest first */
export const readQueue = (): Promise<Waiting[]> =>
  withOutbox(async (db) => {
    const { store } = db.transaction(QUEUE)
    const [ids, sendings] = await Promise.all([store.getAllKeys(), store.getAll()])
    return sendings.map((sending, at) => ({ ...sending, id: ids[at] ?? 0 }))
  })

/** Adds a sending, unless the same words wait already: a reload of the answer posts them again. */
export async function enqueue(sending: QueuedRequest): Promise<void> {
  const known = await readQueue()
  if (known.some(({ path, body }) => path === sending.path && body === sending.body)) return
  await withOutbox((db) => db.add(QUEUE, sending))
}

export const dequeue = (id: number): Promise<void> => withOutbox((db) => db.delete(QUEUE, id))

export const refuseSending = ({ id, ...sending }: Waiting, status: number): Promise<unknown> =>
  withOutbox((db) => db.put(QUEUE, { ...sending, refused: status }, id))

/** Signing out leaves nothing behind. */
export const emptyQueue = (): Promise<void> => withOutbox((db) => db.clear(QUEUE))
