import type { Load } from '../../app/load.ts'
import { PageError } from '../../app/page-error.ts'

/** Orders of the list: latest added (the usual one), cheapest, dearest. */
export const SORTS = ['added', 'price', '-price'] as const
export type Sort = (typeof SORTS)[number]
const isSort = (word: string): word is Sort => SORTS.some((sort) => sort === word)

export interface FavouritesData {
  sort: Sort
}

/**
 * The favourites page: the list itself is the device's, so the edge gives the frame alone.
 * @throws PageError 404 for an order that is not one (DECISIONS section 4)
 */
export const load: Load<FavouritesData> = async ({ i18n: { t }, query: { sort = 'added' } }) => {
  if (!isSort(sort)) throw new PageError(404, 'query.invalid')
  return { data: { sort }, head: { title: t('favourites.title'), description: t('favourites.description'), noindex: true } }
}
