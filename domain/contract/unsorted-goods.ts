/** /api/operator/unsorted-goods: goods without a category, or in one that has others below it. */
import * as v from 'valibot'
import { MAX_PER_PAGE, MAX_QUERY_LENGTH } from '../limits.ts'
import { PRODUCT_STATUSES } from '../statuses/product.ts'
import { NamedCompany } from './desk-lists.ts'
import { Flag, Id, Localized, PageMeta, PageParameters, STORED } from './values.ts'

/** Maximum number of goods that one call moves: a page of the list. */
export const MAX_FILED = MAX_PER_PAGE

const filters = {
  place: v.pipe(
    v.optional(v.picklist(['branch'])),
    v.description('branch: goods of categories that have others below them; absent: goods without a category'),
    v.examples(['branch' as const]),
  ),
  supplier: v.pipe(v.optional(Id), v.description('Only goods of this company'), v.examples([STORED.id])),
  q: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(MAX_QUERY_LENGTH))),
    v.description('Only goods with these words, as search finds them'),
    v.examples(['ball valve']),
  ),
}

export const UnsortedGoodsQuery = v.object({
  ...filters,
  propose: v.pipe(
    v.optional(Flag),
    v.description('Also the likeliest category of each, by its name'),
    v.examples([true]),
  ),
  locale: v.optional(v.string()),
  ...PageParameters,
})
export type UnsortedGoodsQuery = v.InferOutput<typeof UnsortedGoodsQuery>

const UnsortedProduct = v.object({
  id: Id,
  name: Localized,
  company: NamedCompany,
  category: v.object({ id: Id, name: Localized }),
  status: v.picklist(PRODUCT_STATUSES),
  proposed: v.pipe(
    v.nullable(Id),
    v.description('The category that it likely belongs to; null: none fits, or `propose` was not asked for'),
    v.examples([STORED.id]),
  ),
  version: v.pipe(v.number(), v.description('Value for `version` of a move'), v.examples([3])),
})
export type UnsortedProduct = v.InferOutput<typeof UnsortedProduct>

export const UnsortedGoods = v.object({
  data: v.array(UnsortedProduct),
  meta: v.object({
    ...PageMeta.entries,
    suppliers: v.pipe(
      v.array(v.object({ id: Id, name: Localized, goods: v.number() })),
      v.description('Suppliers of these goods, the most first, among the first 10,000 whatever the other filters'),
      v.examples([[{ id: STORED.id, name: { text: 'Uralarmatura', lang: 'en' as const }, goods: 84 }]]),
    ),
  }),
})
export type UnsortedGoods = v.InferOutput<typeof UnsortedGoods>

const FiledProduct = v.object({
  id: Id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Version that the list had'), v.examples([3])),
  category: v.pipe(Id, v.description('Where it goes'), v.examples([STORED.id])),
})

export const GoodsFiling = v.pipe(
  v.object({ goods: v.pipe(v.array(FiledProduct), v.minLength(1, 'required'), v.maxLength(MAX_FILED)) }),
  v.examples([{ goods: [{ id: STORED.id, version: 3, category: STORED.id }] }]),
)
export type GoodsFiling = v.InferOutput<typeof GoodsFiling>

export const FileGoodsResponse = v.pipe(
  v.object({
    data: v.object({
      filed: v.pipe(v.number(), v.description('How many have been moved')),
      kept: v.pipe(v.array(Id), v.description('Goods that somebody has saved or deleted since: they stay')),
    }),
  }),
  v.examples([{ data: { filed: 40, kept: [STORED.id] } }]),
)

/** Days within which a move can be undone. */
export const UNDO_DAYS = 7

const GoodsMove = v.object({
  id: v.pipe(Id, v.description('Id of its entry in the journal'), v.examples([STORED.id])),
  at: v.pipe(v.string(), v.description('When they were moved'), v.examples(['2026-11-23T10:00:00.000Z'])),
  by: v.pipe(v.string(), v.description('Name of the operator'), v.examples(['Anna'])),
  goods: v.pipe(v.number(), v.description('How many were moved'), v.examples([96])),
  undone: v.pipe(v.boolean(), v.description('Whether it was undone'), v.examples([false])),
})
export type GoodsMove = v.InferOutput<typeof GoodsMove>

/** The latest moves that can still be undone. */
export const Filings = v.object({ data: v.array(GoodsMove) })
