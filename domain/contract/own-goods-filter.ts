/** The filter of the organization's own products, and how many of them each of its values has. */
import * as v from 'valibot'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import { GOODS_SOURCES, LACKS, STOCKS } from '../own-goods.ts'
import { PRODUCT_STATUSES } from '../statuses/product.ts'
import { Id, Localized } from './values.ts'

export const ProductStatus = v.picklist(PRODUCT_STATUSES)

/** Which of the organization's products: those of its list under the same filter. */
export const OwnGoodsFilter = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUERY_LENGTH), v.examples(['valve']))),
  status: v.optional(ProductStatus),
  lacks: v.optional(v.picklist(LACKS)),
  stock: v.optional(v.picklist(STOCKS)),
  age: v.optional(v.picklist(['old'])),
  source: v.optional(
    v.pipe(
      v.union([v.picklist(GOODS_SOURCES), Id]),
      v.description('Where it comes from; an id is that of an address from which goods are fetched'),
      v.examples(['file' as const]),
    ),
  ),
  /** Exactly this one, none below it. */
  category: v.optional(Id),
  import: v.optional(Id),
})
export type OwnGoodsFilter = v.InferOutput<typeof OwnGoodsFilter>

const FEED_URL = 'https://valves.example/goods.yml'

export const FilterCounts = v.pipe(
  v.object({
    lacks: v.record(v.picklist(LACKS), v.number()),
    stock: v.record(v.picklist(STOCKS), v.number()),
    age: v.object({ old: v.number() }),
    source: v.record(v.picklist(GOODS_SOURCES), v.number()),
    feeds: v.array(
      v.object({
        id: v.string(),
        url: v.pipe(v.string(), v.description('Address from which the goods are fetched'), v.examples([FEED_URL])),
        n: v.number(),
      }),
    ),
    categories: v.array(v.object({ id: v.string(), name: Localized, n: v.number() })),
  }),
  v.description('How many products each value of a filter has, whatever filter the list has'),
)

/** An example. */
export const FILTER_COUNTS = {
  lacks: { category: 0, picture: 1, price: 0, parameter: 1, en: 0, ru: 1, zh: 1 },
  stock: { some: 1, none: 0, unknown: 0 },
  age: { old: 0 },
  source: { hand: 1, file: 0, upload: 0, exchange: 0 },
  feeds: [{ id: '06d2k6t0000g1a2b', url: FEED_URL, n: 0 }],
  categories: [{ id: '06d2k6t0000g1a2b', name: { text: 'Ball valves', lang: 'en' as const }, n: 1 }],
}
