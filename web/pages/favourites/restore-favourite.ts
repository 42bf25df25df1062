import { type Favourites, KEY } from '../../state/favourites.ts'

/** Puts a product back at its place in the list (undo of a removal). */
export function restoreFavourite(favourites: Favourites, storage: Storage, id: string, place: number): void {
  const others = favourites.ids.filter((other) => other !== id)
  favourites.ids = [...others.slice(0, place), id, ...others.slice(place)]
  storage.setItem(KEY, JSON.stringify(favourites.ids))
}
