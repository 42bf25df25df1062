/** /api/request-lists (docs/behaviour.md, "Request lists"). */
import * as v from 'valibot'
import { MAX_REQUEST_SUPPLIERS, MAX_SKU_LENGTH } from '../limits.ts'
import { MAX_ASIDE, MAX_LINE_QUANTITY, MAX_LINE_WORDS_LENGTH, MAX_LIST_LINES } from '../request-list/line.ts'
import { hasFewDecimals, MIN_QUANTITY } from '../trade-quantity.ts'
import { Count, Described, LinePrice, LineProduct, Sum } from './line-offers.ts'
import { LongText, OptionalLine } from './text-input.ts'
import { AskedQuantity, Id, Localized, PageMeta, PageParameters, Unit, VariantId } from './values.ts'

/** UTF-16 units of a list that is sent as text: within the 256 KiB of a body in any script. */
export const MAX_SENT_LIST_LENGTH = 80_000
/** Lines of a page, and of one edit. */
export const LINES_PER_PAGE = 50
const MAX_EDITED_LINES = 100

const WantedProduct = v.object({
  product: Id,
  variant: v.pipe(
    v.optional(v.nullable(VariantId), null),
    v.description('Id of one of its variants; null where it is to be chosen in the list'),
    v.examples([null]),
  ),
  quantity: v.pipe(
    v.optional(v.nullable(AskedQuantity), null),
    v.description('Units that are needed; null for the smallest order'),
    v.examples([40]),
  ),
})
export type WantedProduct = v.InferOutput<typeof WantedProduct>

/** An earlier order or request whose lines a new list repeats. */
const Repeated = v.object({
  kind: v.pipe(
    v.picklist(['order', 'request']),
    v.description('An order that the person has placed, or what they have asked of a supplier'),
    v.examples(['order' as const]),
  ),
  id: Id,
})
export type Repeated = v.InferOutput<typeof Repeated>

/** Greetings, terms and signatures of the letter that a list came in. */
const Aside = v.pipe(
  v.array(v.pipe(OptionalLine(MAX_LINE_WORDS_LENGTH), v.minLength(1))),
  v.maxLength(MAX_ASIDE),
  v.description('Lines of the letter around the list, which are no goods, in their order'),
  v.examples([['Price with VAT, please, by 20 December']]),
)

export const NewRequestList = v.pipe(
  v.object({
    text: v.pipe(
      v.optional(LongText(MAX_SENT_LIST_LENGTH)),
      v.description('Cells separated by tabs, semicolons or commas, with or without heads, or lines of text'),
    ),
    aside: v.optional(Aside, []),
    products: v.pipe(
      v.optional(v.pipe(v.array(WantedProduct), v.maxLength(MAX_LIST_LINES)), []),
      v.description(
        'Products that are known already, before the lines of the text; what is no longer sold is left out',
      ),
    ),
    repeat: v.pipe(
      v.optional(v.nullable(Repeated), null),
      v.description(
        'Earlier request whose lines come first: with their products, and what is no longer sold in words, marked as gone',
      ),
      v.examples([null]),
    ),
  }),
  v.forward(
    v.check(({ text, products, repeat }) => text !== undefined || products.length > 0 || repeat !== null, 'required'),
    ['text'],
  ),
  v.examples([
    {
      text: 'Part No\tDescription\tQty\tUnit\nBV-F-50-16-20\tBall valve\t40\tpcs',
      aside: [],
      products: [],
      repeat: null,
    },
    { aside: [], products: [{ product: '06d2k6t0000g1a2b', variant: null, quantity: 40 }], repeat: null },
  ]),
)
export type NewRequestList = v.InferOutput<typeof NewRequestList>

/** `waiting`: it has not been compared with the products yet. */
const LINE_STATES = ['waiting', 'found', 'choose', 'none'] as const
export type LineState = (typeof LINE_STATES)[number]

const LineQuantity = v.pipe(
  v.number(),
  v.minValue(MIN_QUANTITY),
  v.maxValue(MAX_LINE_QUANTITY),
  v.check(hasFewDecimals, 'format'),
  v.description('Quantity with at most three decimals'),
  v.examples([40]),
)

const Written = {
  words: v.pipe(
    OptionalLine(MAX_LINE_WORDS_LENGTH),
    v.description('What is wanted, in the buyer’s words'),
    v.examples(['Ball valve DN 50']),
  ),
  article: v.pipe(OptionalLine(MAX_SKU_LENGTH), v.description('A part number'), v.examples(['BV-F-50-16-20'])),
}

const Note = v.pipe(
  OptionalLine(MAX_LINE_WORDS_LENGTH),
  v.description('What else the buyer says of it: a price, a day, a remark'),
  v.examples(['Price: 60 USD at most']),
)

const Amount = {
  quantity: v.nullable(LineQuantity),
  unit: v.nullable(Unit),
}

const Place = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_LIST_LINES - 1),
  v.description('Place of the line in the list, from 0'),
  v.examples([0]),
)

const Variant = v.pipe(
  v.string(),
  v.maxLength(100),
  v.description('Part number of a variant of the product'),
  v.examples(['BV-F-50-16-20-G']),
)

const LineChange = v.object({
  at: Place,
  ...v.partial(v.object({ ...Written, ...Amount, note: Note })).entries,
  /** The product that is meant; null: none of them, so that the line is asked for in words. */
  product: v.optional(v.nullable(Id)),
  variant: v.optional(v.nullable(Variant)),
})
export type LineChange = v.InferOutput<typeof LineChange>

const AddedLine = v.object({ ...Written, ...Amount, note: v.optional(Note) })

export const RequestListChange = v.pipe(
  v.object({
    lines: v.optional(v.pipe(v.array(LineChange), v.maxLength(MAX_EDITED_LINES)), []),
    /** Places of lines to remove, as before the change. */
    removed: v.optional(v.pipe(v.array(Place), v.maxLength(MAX_LIST_LINES)), []),
    added: v.optional(v.pipe(v.array(AddedLine), v.maxLength(MAX_EDITED_LINES)), []),
    restored: v.pipe(
      v.optional(v.pipe(v.array(Place), v.maxLength(MAX_ASIDE)), []),
      v.description('Places of the lines among `aside` that are goods after all: they come after the others'),
    ),
    asked: v.pipe(
      v.optional(v.pipe(v.array(Id), v.maxLength(MAX_REQUEST_SUPPLIERS)), []),
      v.description('Suppliers that have been sent a request from the list'),
      v.examples([['06d2k6t0000g1a2b']]),
    ),
  }),
  v.examples([
    { lines: [{ at: 0, quantity: 60, unit: 'piece' as const }], removed: [], added: [], restored: [], asked: [] },
  ]),
)
export type RequestListChange = v.InferOutput<typeof RequestListChange>

export const RequestListLine = v.object({
  at: Place,
  words: Described('What is wanted, in the buyer’s words', 'Ball valve'),
  article: Described('A part number; empty where the list has none', 'BV-F-50-16-20'),
  quantity: v.nullable(v.pipe(v.number(), v.description('Units that are needed'), v.examples([40]))),
  unit: v.nullable(Unit),
  note: Described('What else the buyer says of it; empty for nothing', 'Price: 60 USD at most'),
  state: v.pipe(v.picklist(LINE_STATES), v.description('Whether its product is known'), v.examples(['found'])),
  product: v.pipe(v.nullable(LineProduct), v.description('The product that is meant; null unless it is found')),
  isGone: v.pipe(v.boolean(), v.description('Whether its product is no longer sold'), v.examples([false])),
  price: v.pipe(v.nullable(LinePrice), v.description('Null without a product, and where its price is on request')),
  choices: v.pipe(
    v.array(LineProduct),
    v.description('Other variants of the product, and other products that may be meant'),
  ),
})
export type RequestListLine = v.InferOutput<typeof RequestListLine>

const Token = v.pipe(
  v.string(),
  v.description('Secret of the address that opens the list for 7 days'),
  v.examples(['4f9a1c0be2d34417a6c5e8f70b123d96']),
)

export const RequestList = v.object({
  token: Token,
  counts: v.object({
    found: Count('Lines with a product'),
    choose: Count('Lines with several products to choose from'),
    none: Count('Lines without a product'),
    waiting: Count('Lines that have not been compared with the products yet'),
    withoutVariant: Count('Lines with a product that has several variants, none of which is chosen'),
  }),
  lines: v.array(RequestListLine),
  aside: Aside,
  asked: v.pipe(
    v.array(Id),
    v.description('Ids of the suppliers that have been sent a request from it'),
    v.examples([[]]),
  ),
  sums: v.object({ without: Sum, with: Sum }),
  suppliers: v.pipe(
    v.array(
      v.object({ id: v.string(), slug: v.string(), name: Localized, lines: Count('Lines with a product of theirs') }),
    ),
    v.description('Companies of the products that were found'),
  ),
})
export type RequestList = v.InferOutput<typeof RequestList>

export const RequestListQuery = v.object({ locale: v.optional(v.string()), ...PageParameters })
export type RequestListQuery = v.InferOutput<typeof RequestListQuery>

export const RequestListResponse = v.object({ data: RequestList, meta: PageMeta })
export const SaveRequestListResponse = v.object({ data: v.object({ token: Token, lines: Count('Lines of the list') }) })
