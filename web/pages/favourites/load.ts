import type { Product } from '../../../domain/contract/products.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import { chosenIds } from './chosen.ts'
import { isSort, type Sort } from './sort.ts'

export interface FavouritesData {
  /** The products to compare; null on the list itself. */
  compared: Product[] | null
}

export interface FavouritesIslandProps {
  sort: Sort
  compares: boolean
}

/**
 * @returns null for a product that is not sold, or no longer
 * @throws PageError for any other failure of the API
 */
async function product({ api, i18n: { locale } }: LoadContext, id: string): Promise<Product | null> {
  try {
    const { data } = await read(api.get('/api/products/:id', { params: { id }, query: { locale } }))
    return data
  } catch (error) {
    if (error instanceof PageError && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}

/** @throws PageError 404 where the ids are no list, or fewer than two of the products are still sold */
async function compared(context: LoadContext, ids: string[] | null): Promise<Product[]> {
  const loaded = await Promise.all((ids ?? []).map((id) => product(context, id)))
  const products = loaded.filter((one) => one !== null)
  if (products.length < 2) throw new PageError(404, 'query.invalid')
  return products
}

/**
 * The favourites page. The list is stored on the device, so the edge renders only the frame; a comparison is in the address, which can be
 * sent to a colleague, and is rendered at the edge.
 * @throws PageError 404 for an unknown sort order or an empty comparison
 */
export const load: Load<FavouritesData, FavouritesIslandProps> = async (context) => {
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
