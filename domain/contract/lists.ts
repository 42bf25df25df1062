/** /api/profile/lists and /api/lists/{token} (docs/behaviour.md, "Lists of products"). */
import * as v from 'valibot'
import { MAX_LIST_ITEMS, MAX_LIST_NOTE_LENGTH } from '../limits.ts'
import { ProductCard } from './products.ts'
import { Line, OptionalLine } from './text-input.ts'
import { AskedQuantity, Fact, Id, STORED, Stored, VariantId } from './values.ts'

const ITEM = { product: '06d2k6t0000g1a2b', variant: null, quantity: 40, note: 'With counter flanges' }

export const ListItemInput = v.object({
  product: Id,
  /** Id of one of its variants; null for the product as a whole. */
  variant: v.optional(v.nullable(VariantId), null),
  /** Units that are needed, in fractions of those that goods are measured in; null where it is open. */
  quantity: v.optional(v.nullable(AskedQuantity), null),
  note: v.optional(OptionalLine(MAX_LIST_NOTE_LENGTH), ''),
})
export type ListItemInput = v.InferOutput<typeof ListItemInput>

const isUnique = (items: { product: string; variant: string | null }[]): boolean =>
  new Set(items.map(({ product, variant }) => `${product} ${variant}`)).size === items.length

const Items = v.pipe(
  v.array(ListItemInput),
  v.maxLength(MAX_LIST_ITEMS),
  v.check((items) => isUnique(items), 'duplicate'),
)

export const ListName = Line(100)

export const NewList = v.pipe(
  v.object({ name: ListName, items: v.optional(Items, []) }),
  v.examples([{ name: 'Pump station 2', items: [ITEM] }]),
)

export const ListChange = v.pipe(
  v.partial(
    v.object({
      name: ListName,
      /** Replace all items. */
      items: Items,
      /** Whether the members of one's organization may read it. */
      shared: v.boolean(),
    }),
  ),
  v.examples([{ name: 'Pump station 2', items: [ITEM] }]),
)
export type ListChange = v.InferOutput<typeof ListChange>

/** One product, added to a list. */
export const ListAddition = v.pipe(v.object({ items: Items }), v.examples([{ items: [ITEM] }]))

const Favourites = v.pipe(
  v.boolean(),
  v.description('Whether it is the favourites: its products are those of `/api/profile/favourites`'),
  v.examples([false]),
)

export const SavedList = v.object({
  ...Stored.entries,
  name: v.pipe(v.string(), v.description('Empty for the favourites')),
  favourites: Favourites,
  count: v.pipe(v.number(), v.description('Products, including those that are no longer sold'), v.examples([1])),
  owner: v.pipe(
    v.nullable(v.string()),
    v.description('Name of the colleague who shares it within the organization; null for one’s own'),
    v.examples([null]),
  ),
  shared: v.pipe(
    v.boolean(),
    v.description('Whether the members of the owner’s organization may read it'),
    v.examples([false]),
  ),
  token: v.pipe(
    v.nullable(v.string()),
    v.description(
      'Secret of the link that opens it for everyone who has it; null without one, and for lists of others',
    ),
    v.examples([null]),
  ),
})
export type SavedList = v.InferOutput<typeof SavedList>

export const ListedProduct = v.object({
  /** With the prices, stock and picture of the variant. */
  product: ProductCard,
  variant: v.nullable(v.object({ id: v.string(), sku: v.string(), options: v.array(Fact) })),
  quantity: v.pipe(
    v.nullable(v.number()),
    v.description('Units that are needed; null where it is open'),
    v.examples([40]),
  ),
  note: v.pipe(v.string(), v.description('A note of the list’s owner'), v.examples(['With counter flanges'])),
})
export type ListedProduct = v.InferOutput<typeof ListedProduct>

const Contents = {
  items: v.array(ListedProduct),
  gone: v.pipe(v.number(), v.description('Products that are no longer sold'), v.examples([0])),
}

export const OpenedList = v.object({ ...SavedList.entries, ...Contents })
export type OpenedList = v.InferOutput<typeof OpenedList>

/** What a link shows: nothing of its owner. */
export const LinkedList = v.object({ name: v.string(), favourites: Favourites, updatedAt: v.string(), ...Contents })
export type LinkedList = v.InferOutput<typeof LinkedList>

const SAVED = {
  ...STORED,
  name: 'Pump station 2',
  favourites: false,
  count: 1,
  owner: null,
  shared: false,
  token: null,
}
export const SavedListResponse = v.pipe(v.object({ data: SavedList }), v.examples([{ data: SAVED }]))
export const SavedLists = v.pipe(v.object({ data: v.array(SavedList) }), v.examples([{ data: [SAVED] }]))
export const OpenedListResponse = v.object({ data: OpenedList })
export const LinkedListResponse = v.object({ data: LinkedList })
