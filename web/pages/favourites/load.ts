import type { Product } from '../../../domain/contract/products.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { chosenIds } from './chosen.ts'
import { isSort, type Sort } from './sort.ts'

export interface FavouritesData {
  /** Products beside each other; null on the list itself. */
  compared: Product[] | null
}

export interface FavouritesLive {
  sort: Sort
  compares: boolean
}

/** @throws PageError of the api; a product that is not sold, or no longer, is null */
async function product({ api, i18n: { locale } }: LoadContext, id: string): Promise<Product | null> {
  try {
    const { data } = await read(api.get('/api/products/:id', { params: { id }, query: { locale } }))
    return data
  } catch (error) {
    if (error instanceof PageError && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}

/** @throws PageError 404 for what is no list of products, or where fewer than two of them are still sold */
async function compared(context: LoadContext, ids: string[] | null): Promise<Product[]> {
  const found = await Promise.all((ids ?? []).map((id) => product(context, id)))
  const products = found.filter((one) => one !== null)
  if (products.length < 2) throw new PageError(404, 'query.invalid')
  return products
}

/**
 * The favourites page: the list itself is the device's, so the edge gives the frame alone. A comparison is named by its
 * address, which can be sent to a colleague.
 * @throws PageError 404 for an order that is not one (DECISIONS section 4), or a comparison of nothing
 */
export const load: Load<FavouritesData, FavouritesLive> = async (context) => {
  const { t } = context.i18n
  const { sort = 'added', compare } = context.query
  if (!isSort(sort)) throw new PageError(404, 'query.invalid')
  const products = compare === undefined ? null : await compared(context, chosenIds(compare))
  return {
    data: { compared: products },
    islandProps: { sort, compares: products !== null },
    head: {
      title: t(products ? 'favourites.comparison' : 'favourites.title'),
      description: t('favourites.description'),
      noindex: true,
    },
  }
}
