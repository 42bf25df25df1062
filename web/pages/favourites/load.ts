import type { Load } from '../../app/load.ts'
import { PageError } from '../../app/page-error.ts'
import { isSort, type Sort } from './sort.ts'

export interface FavouritesLive {
  sort: Sort
}

/**
 * The favourites page: the list itself is the device's, so the edge gives the frame alone.
 * @throws PageError 404 for an order that is not one (DECISIONS section 4)
 */
export const load: Load<null, FavouritesLive> = async ({ i18n: { t }, query: { sort = 'added' } }) => {
  if (!isSort(sort)) throw new PageError(404, 'query.invalid')
  return {
    data: null,
    live: { sort },
    head: { title: t('favourites.title'), description: t('favourites.description'), noindex: true },
  }
}
