import { dequeue, enqueue, QUEUE, readQueue } from '../offline/queue/queue.ts'
import { changesOf, type Device, readKnown } from './favourites-sync.ts'

const favouritePath = (id: string) => `/api/products/${encodeURIComponent(id)}/favourite`

/**
 * Queues the favourites' changes that could not be sent for the service worker, which sends them even if this page is
 * closed before there is a network; those sent meanwhile are removed. It runs under the sync's lock: otherwise an older
 * change could overtake.
 */
export async function recordFavourites({ storage, current }: Device): Promise<void> {
  const { added, removed } = changesOf(readKnown(storage), current())
  const before = (await readQueue()).filter(({ path }) => path.endsWith('/favourite'))
  if (before.length + added.length + removed.length === 0) return
  for (const { id } of before) await dequeue(id)
  const put = (method: 'POST' | 'DELETE') => (id: string) =>
    enqueue({ method, path: favouritePath(id), body: '', key: crypto.randomUUID() })
  for (const id of removed) await put('DELETE')(id)
  for (const id of added) await put('POST')(id)
  const registration = await navigator.serviceWorker?.getRegistration()
  if (added.length + removed.length > 0) registration?.active?.postMessage('deliver-later')
  dispatchEvent(new Event(QUEUE))
}
