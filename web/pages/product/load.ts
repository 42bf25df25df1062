import type { Product } from '../../../worker/api/products/schema.ts'
import type { Load } from '../../app/load.ts'
import { read } from '../../app/page-error.ts'
import { forCard, type ShownProduct } from '../../components/shown-product.ts'
import { productHead } from './head.ts'

export interface ProductData {
  product: Product
}

/** What the late section 'similar' comes to. */
export type Similar = ShownProduct[]

/** A product. What resembles it may come late: nobody waits for that to read the price. */
export const load: Load<ProductData> = async ({ api, i18n, id, origin }) => {
  const asked = { param: { id }, query: { locale: i18n.locale } }
  const similar = read(api.api.products[':id'].products.$get(asked)).then(({ data }) => data.map(forCard))
  // Where the product itself is not there nobody looks at this promise, and a rejection unheard would be reported.
  similar.catch(() => {})
  const { data: product } = await read(api.api.products[':id'].$get(asked))
  return { data: { product }, head: productHead(product, i18n, origin), deferred: { similar } }
}
