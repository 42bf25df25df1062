/**
 * Favourites of who is signed in: the device's list and the account's become one. What the account was known to have is kept
 * beside the device's list, so that what was added and taken away here meanwhile, signed out or offline, can be told from what
 * other devices did: nothing is lost and nothing comes back.
 */
import { api } from '../api.ts'

const KNOWN = 'favourites-known'
const FAVOURITE = '/api/products/:id/favourite'

/** What has to be sent to make the account's list as the device's. */
export interface Changes {
  added: string[]
  removed: string[]
}

/**
 * @param known ids that the account had when the device last asked
 * @param kept the device's, newest first
 */
export function changesOf(known: readonly string[], kept: readonly string[]): Changes {
  const [before, now] = [new Set(known), new Set(kept)]
  // The oldest first: the account's list is in the order of adding.
  return { added: kept.filter((id) => !before.has(id)).reverse(), removed: known.filter((id) => !now.has(id)) }
}

export const readKnown = (storage: Storage): string[] => (storage.getItem(KNOWN) ?? '').split(' ').filter(Boolean)
export const forgetKnown = (storage: Storage): void => storage.removeItem(KNOWN)

/** @returns ids of the account's list, newest first; null where it could not be read */
async function fetchIds(): Promise<string[] | null> {
  const response = await api.get('/api/profile/favourites/ids')
  return response.ok ? (await response.json()).data.map(({ id }) => id) : null
}

export interface Device {
  storage: Storage
  /** How many the account has room for. */
  most: number
  /** The device's list now. */
  kept: () => readonly string[]
  /** Replaces it by the account's. */
  replace: (ids: string[]) => void
  /** Something that was added here has found no room in the account. */
  onFull: () => unknown
}

/**
 * Sends what was changed here, then takes over the account's list. Run again whenever the device's list changes; runs must
 * not overlap.
 * @param asks whether the account is asked even where nothing was changed here
 * @throws TypeError without network
 */
export async function syncFavourites({ storage, most, kept, replace, onFull }: Device, asks: boolean): Promise<void> {
  const sent = [...kept()]
  const { added, removed } = changesOf(readKnown(storage), sent)
  if (!asks && added.length + removed.length === 0) return
  // First what makes room. A change that the API refuses (gone, too many) is given up.
  for (const id of removed) await api.delete(FAVOURITE, { params: { id } })
  let isFull = false
  if (added.length > 1) await api.post('/api/profile/favourites', { json: { ids: added.toReversed() } })
  else for (const id of added) isFull = (await api.post(FAVOURITE, { params: { id } })).status === 409
  const ids = await fetchIds()
  // Pressed meanwhile: the next run, which that press has asked for, will see it against what is known from before.
  if (!ids || sent.join() !== kept().join()) return
  storage.setItem(KNOWN, ids.join(' '))
  if (ids.join() !== sent.join()) replace(ids)
  if (isFull || (ids.length >= most && added.some((id) => !ids.includes(id)))) onFull()
}
