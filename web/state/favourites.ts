import { proxy } from 'valtio/vanilla'
import { readStoredList } from './stored-list.ts'

export const KEY = 'favourites'
/**
 * Favourite products of this device, newest first. Empty until the page is hydrated: the HTML is the same for every visitor, and an
 * initial value would not match it.
 */
export const createFavourites = () => proxy({ ids: [] as string[], loaded: false })
export type Favourites = ReturnType<typeof createFavourites>

/** Reads the device's list; call after hydration, and when another tab has changed it. */
export function loadFavourites(favourites: Favourites, storage: Storage): void {
  favourites.ids = readStoredList(storage, KEY)
  favourites.loaded = true
}

/** Adds or removes a product and stores the list on the device. @returns whether it is a favourite now */
export function toggleFavourite(favourites: Favourites, storage: Storage, id: string): boolean {
  const had = favourites.ids.includes(id)
  favourites.ids = had ? favourites.ids.filter((other) => other !== id) : [id, ...favourites.ids]
  storage.setItem(KEY, JSON.stringify(favourites.ids))
  return !had
}
