import { dequeue, enqueue, QUEUE, readQueue } from '../offline/queue/queue.ts'
import { changesOf, type Device, readKnown } from './favourites-sync.ts'

const favouritePath = (id: string) => `/api/products/${encodeURIComponent(id)}/favourite`

/**
 * Leaves the changes of favourites that could not be sent to the service worker, which sends them if this page is closed before there
 * is a network; what has been sent waits no more. Within the turn of the sync: otherwise an older change could overtake.
 */
export async function recordFavourites({ storage, kept }: Device): Promise<void> {
  const { added, removed } = changesOf(readKnown(storage), kept())
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
