import { proxy } from 'valtio/vanilla'

export const KEY = 'favourites'
/**
 * Favourite products of this device, newest first. Empty until the page is hydrated: what a store holds before that would
 * not match the HTML, which knows of no visitor.
 */
export const createFavourites = () => proxy({ ids: [] as string[], loaded: false })
export type Favourites = ReturnType<typeof createFavourites>

/** Reads the device's list; call after hydration, and when another tab has changed it. */
export function loadFavourites(favourites: Favourites, storage: Storage): void {
  favourites.ids = parseIds(storage.getItem(KEY))
  favourites.loaded = true
}

/** Adds or removes a product and keeps the list on the device. @returns whether it is a favourite now */
export function toggleFavourite(favourites: Favourites, storage: Storage, id: string): boolean {
  const had = favourites.ids.includes(id)
  favourites.ids = had ? favourites.ids.filter((other) => other !== id) : [id, ...favourites.ids]
  storage.setItem(KEY, JSON.stringify(favourites.ids))
  return !had
}

/** Puts a product back where it stood in the list (undo of a removal). */
export function restoreFavourite(favourites: Favourites, storage: Storage, id: string, place: number): void {
  const others = favourites.ids.filter((other) => other !== id)
  favourites.ids = [...others.slice(0, place), id, ...others.slice(place)]
  storage.setItem(KEY, JSON.stringify(favourites.ids))
}

/** Other people's hands and older versions write into storage too: anything but a list of ids is an empty list. */
function parseIds(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
