/**
 * Merges the favourites of a signed-in user on this device with those of the account. The account's ids at the last
 * sync are stored too, so that changes made here since then, signed out or offline, differ from changes made on other
 * devices: nothing is lost and nothing removed comes back.
 */
import { api } from '../api.ts'
import { currentPerson } from '../offline/queue/person.ts'
import { dequeue, enqueue, QUEUE, readQueue } from '../offline/queue/queue.ts'

const KNOWN = 'favourites-known'
const FAVOURITE = '/api/products/:id/favourite'

/**
 * Changes to send, so that the account's list equals the device's.
 * @param known the account's ids at the last sync
 * @param current the device's ids, newest first
 */
export function favouriteChanges(known: readonly string[], current: readonly string[]) {
  const before = new Set(known)
  const now = new Set(current)
  // Oldest first, because the account's list is in the order of adding.
  return { added: current.filter((id) => !before.has(id)).reverse(), removed: known.filter((id) => !now.has(id)) }
}

const readKnown = (storage: Storage): string[] => (storage.getItem(KNOWN) ?? '').split(' ').filter(Boolean)
export const forgetKnownFavourites = (storage: Storage): void => storage.removeItem(KNOWN)

/** @returns the account's ids, newest first; null where they could not be read */
async function fetchIds(): Promise<string[] | null> {
  const response = await api.get('/api/profile/favourites/ids')
  return response.ok ? (await response.json()).data.map(({ id }) => id) : null
}

interface Device {
  storage: Storage
  /** Maximum number of favourites in an account. */
  most: number
  /** The device's current list. */
  current: () => readonly string[]
  /** Replaces the device's list by the account's. */
  replace: (ids: string[]) => void
  /** Called where an addition did not fit into the account. */
  onFull: () => unknown
}

/**
 * Sends the changes made here, then takes over the account's list. Runs again whenever the device's list changes; runs
 * must not overlap.
 * @param always whether to fetch the account's list even where nothing was changed here
 * @throws TypeError without network
 */
export async function syncFavourites(
  { storage, most, current, replace, onFull }: Device,
  always: boolean,
): Promise<void> {
  const sent = [...current()]
  const { added, removed } = favouriteChanges(readKnown(storage), sent)
  if (!always && added.length + removed.length === 0) return
  // Removals first, since they make room. A change that the API refuses (gone, too many) is dropped.
  for (const id of removed) await api.delete(FAVOURITE, { params: { id } })
  let isFull = false
  if (added.length > 1) await api.post('/api/profile/favourites', { json: { ids: added.toReversed() } })
  else for (const id of added) isFull = (await api.post(FAVOURITE, { params: { id } })).status === 409
  const ids = await fetchIds()
  // The list has changed during the sync: the next run, triggered by that change, compares it with the stored ids.
  if (!ids || sent.join() !== current().join()) return
  storage.setItem(KNOWN, ids.join(' '))
  if (ids.join() !== sent.join()) replace(ids)
  if (isFull || (ids.length >= most && added.some((id) => !ids.includes(id)))) onFull()
}

const favouritePath = (id: string) => `/api/products/${encodeURIComponent(id)}/favourite`

/**
 * Queues the favourites' changes that could not be sent for the service worker, which sends them even if this page is
 * closed before there is a network; those sent meanwhile are removed. It runs under the sync's lock: otherwise an older
 * change could overtake.
 */
export async function recordFavourites({ storage, current }: Device): Promise<void> {
  const { added, removed } = favouriteChanges(readKnown(storage), current())
  const owner = await currentPerson()
  // Without an identifier of the person it is not known in whose session they could be sent.
  if (!owner) return
  const before = (await readQueue()).filter(
    (one) => one.path.endsWith('/favourite') && one.owner === owner && !one.left,
  )
  if (before.length + added.length + removed.length === 0) return
  for (const { id } of before) await dequeue(id)
  const put = (method: 'POST' | 'DELETE') => (id: string) =>
    enqueue({ method, path: favouritePath(id), body: '', key: crypto.randomUUID(), owner, at: Date.now() })
  for (const id of removed) await put('DELETE')(id)
  for (const id of added) await put('POST')(id)
  const registration = await navigator.serviceWorker?.getRegistration()
  if (added.length + removed.length > 0) registration?.active?.postMessage('deliver-later')
  dispatchEvent(new Event(QUEUE))
}
