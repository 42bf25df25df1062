import { RedirectError, RefusedValue } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { href } from '../../../domain/routes.ts'
import type { Load } from '../../app/page/load.ts'
import { isSort, type Sort } from './sort.ts'

export interface FavouritesIslandProps {
  sort: Sort
  /** Address of the request list. */
  requestList: string
}

/**
 * The favourites page. The list is stored on the device, so the edge renders only the frame.
 * @throws PageError 404 for an unknown sort order
 * @throws RedirectError for a comparison, which had its address here
 */
export const load: Load<null, FavouritesIslandProps> = async (context) => {
  const { t, locale } = context.i18n
  const { sort = 'added', compare } = context.query
  if (compare !== undefined) throw new RedirectError(href('compare', locale, {}, { ids: compare }))
  if (!isSort(sort)) throw new RefusedValue('sort')
  return {
    data: null,
    islandProps: { sort, requestList: personalHref('requestList', locale) },
    head: { title: t('favourites.title'), description: t('favourites.description'), noindex: true },
  }
}
