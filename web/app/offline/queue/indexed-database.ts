/**
 * IndexedDB with promises, as far as the queue and workbox-expiration need it: that library imports "idb", in whose place the build of the
 * service worker has this file (scripts/vite/service-worker.ts), a fifth as long.
 */

/** @returns the next result of a request; that of a cursor has one for each step */
const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Resolves once what was written is stored. @throws DOMException where it is not, as on a full device */
const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** The entry at which a cursor is; `continue` leads to the next one, null after the last. */
interface Step<Entry> {
  value: Entry
  continue: () => Promise<Step<Entry> | null>
}

async function walk<Entry>(request: IDBRequest<IDBCursorWithValue | null>): Promise<Step<Entry> | null> {
  const cursor = await resultOf(request)
  if (!cursor) return null
  const next = () => {
    cursor.continue()
    return walk<Entry>(request)
  }
  return { value: cursor.value, continue: next }
}

interface Setup {
  /** Makes the stores of a new version. */
  upgrade: (db: IDBDatabase) => void
}

/**
 * Opens a database.
 * @typeParam Entry what its stores contain
 */
export async function openDB<Entry>(name: string, version: number, { upgrade }: Setup) {
  const opening = indexedDB.open(name, version)
  opening.onupgradeneeded = () => upgrade(opening.result)
  const db = await resultOf(opening)

  function transaction(store: string, mode?: IDBTransactionMode, options?: IDBTransactionOptions) {
    const begun = db.transaction(store, mode, options)
    const stored = begun.objectStore(store)
    return {
      get done() {
        return completionOf(begun)
      },
      store: {
        get: (key: IDBValidKey): Promise<Entry | undefined> => resultOf(stored.get(key)),
        getAll: (): Promise<Entry[]> => resultOf(stored.getAll()),
        getAllKeys: () => resultOf(stored.getAllKeys()),
        put: (entry: Entry, key?: IDBValidKey) => resultOf(stored.put(entry, key)),
        delete: (key: IDBValidKey) => resultOf(stored.delete(key)),
        index: (index: string) => ({
          openCursor: (range: IDBKeyRange | null, direction: IDBCursorDirection) =>
            walk<Entry>(stored.index(index).openCursor(range, direction)),
        }),
      },
    }
  }

  return {
    transaction,
    get: (store: string, key: IDBValidKey) => transaction(store).store.get(key),
    async put(store: string, entry: Entry, key?: IDBValidKey): Promise<void> {
      const writing = transaction(store, 'readwrite')
      await Promise.all([writing.store.put(entry, key), writing.done])
    },
    async delete(store: string, key: IDBValidKey): Promise<void> {
      const writing = transaction(store, 'readwrite')
      await Promise.all([writing.store.delete(key), writing.done])
    },
    close: () => db.close(),
  }
}

export const deleteDB = (name: string) => resultOf(indexedDB.deleteDatabase(name))
