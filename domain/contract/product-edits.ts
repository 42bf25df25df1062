/** /api/profile/company/product-edits: one change of many of the organization's goods, from the choice of the goods to its undoing. */
import * as v from 'valibot'
import { MAX_ROWS_SHOWN } from '../limits.ts'
import { EDIT_REFUSALS, EDITED_FIELDS, ROUNDINGS } from '../product-edit-terms.ts'
import { IMPORT_STATUSES } from '../statuses/import.ts'
import { PRODUCT_STATUSES } from '../statuses/product.ts'
import { OwnGoodsFilter } from './own-goods-filter.ts'
import { LeadDays } from './product-fields.ts'
import { Currency, Id, STORED, Stock, Unit, whole } from './values.ts'
import { Wordings } from './wordings.ts'

export const EditGoods = v.pipe(
  v.union([
    v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MAX_ROWS_SHOWN)) }),
    v.object({ filter: OwnGoodsFilter }),
  ]),
  v.description('These goods, or all that the list has under a filter'),
)
export type EditGoods = v.InferOutput<typeof EditGoods>

export const NewEdit = v.pipe(v.object({ goods: EditGoods }), v.examples([{ goods: { filter: { status: 'draft' } } }]))
export type NewEdit = v.InferOutput<typeof NewEdit>

/** Per cent with two decimals; not 0, which changes nothing. */
const Percent = v.pipe(
  v.number(),
  v.minValue(-90),
  v.maxValue(900),
  v.check((percent) => percent !== 0 && Number.isInteger(Math.round(percent * 1e6) / 1e4), 'format'),
  v.description('How much all prices rise, or fall where it is negative, in per cent with two decimals'),
)

const Vat = v.nullable(v.object({ included: v.boolean(), rate: whole(0, 100) }))

const CHANGES = [
  v.object({
    field: v.literal('price'),
    percent: Percent,
    round: v.pipe(v.picklist(ROUNDINGS), v.description('What the new prices are rounded to')),
  }),
  v.object({ field: v.literal('currency'), currency: Currency }),
  v.object({ field: v.literal('vat'), vat: v.pipe(Vat, v.description('null: not stated')) }),
  v.object({ field: v.literal('category'), category: Id }),
  v.object({ field: v.literal('unit'), unit: Unit }),
  v.object({ field: v.literal('leadDays'), leadDays: v.nullable(LeadDays) }),
  v.object({
    field: v.literal('stock'),
    stock: v.pipe(Stock, v.description('0: made to order; null: unknown')),
  }),
  v.object({ field: v.literal('status'), status: v.picklist(PRODUCT_STATUSES) }),
  v.object({ field: v.literal('remove') }),
  v.object({ field: v.literal('copy') }),
] as const

export const EditChange = v.pipe(
  v.variant('field', CHANGES),
  v.examples([{ field: 'price' as const, percent: 3, round: 'whole' as const }]),
)
export type EditChange = v.InferOutput<typeof EditChange>

/** Also `cells`: values typed into the list, different ones for each row (product-cells.ts). */
const Edited = v.variant('field', [...CHANGES, v.object({ field: v.literal('cells') })])
export type Edited = v.InferOutput<typeof Edited>

const Values = v.object({
  model: v.optional(v.string()),
  amounts: v.pipe(v.array(v.number()), v.description('Prices of the product and of its variants, in minor units')),
  currency: v.string(),
  vat: Vat,
  category: Wordings,
  unit: v.string(),
  leadDays: v.nullable(LeadDays),
  stock: v.nullable(v.number()),
  status: v.picklist(PRODUCT_STATUSES),
})
export type EditedValues = v.InferOutput<typeof Values>

const Named = v.object({ id: v.string(), name: Wordings })

export const EditReport = v.object({
  read: v.pipe(v.number(), v.description('Goods that were looked at so far')),
  changed: v.number(),
  unchanged: v.pipe(v.number(), v.description('Goods that have the value already')),
  rounded: v.pipe(v.number(), v.description('Goods of which a new price had to be rounded')),
  refused: v.pipe(
    v.array(v.object({ code: v.picklist(EDIT_REFUSALS), count: v.number(), goods: v.array(Named) })),
    v.description('Goods that stay as they are, by reason, the first of each by name'),
  ),
  samples: v.pipe(
    v.array(v.object({ ...Named.entries, before: Values, after: Values })),
    v.description('The first goods that change'),
  ),
})
export type EditReport = v.InferOutput<typeof EditReport>

const Status = v.picklist(IMPORT_STATUSES)

export const Edit = v.object({
  id: v.string(),
  status: Status,
  version: v.pipe(v.number(), v.description('Version of the edit, for If-Match')),
  moves: v.pipe(v.array(Status), v.description('What can be done with it now')),
  author: v.pipe(v.string(), v.description('Who began it; empty for an erased account')),
  createdAt: v.string(),
  total: v.pipe(v.number(), v.description('Goods that it was begun for')),
  change: v.nullable(Edited),
  report: v.pipe(
    v.nullable(EditReport),
    v.description('Figures of the preview, and once it is applied of what was written'),
  ),
  undoUntil: v.pipe(v.nullable(v.string()), v.description('Until when it can be undone')),
  undo: v.pipe(
    v.nullable(
      v.object({
        restored: v.number(),
        kept: v.number(),
        goods: v.array(v.object({ id: v.string(), name: v.string() })),
      }),
    ),
    v.description('What undoing brought back, and the goods it left because they were edited since'),
  ),
  error: v.pipe(v.nullable(v.string()), v.description('Why it ended before its end')),
})
export type Edit = v.InferOutput<typeof Edit>

const VALUES: EditedValues = {
  amounts: [125_000],
  currency: 'CNY',
  vat: null,
  category: { en: 'Ball valves' },
  unit: 'piece',
  leadDays: null,
  stock: 40,
  status: 'published',
}

export const EDIT_REPORT: EditReport = {
  read: 1400,
  changed: 1388,
  unchanged: 0,
  rounded: 210,
  refused: [{ code: 'no-price', count: 12, goods: [{ id: STORED.id, name: { en: 'Gate valve DN100' } }] }],
  samples: [
    { id: STORED.id, name: { en: 'Ball valve DN50' }, before: VALUES, after: { ...VALUES, amounts: [128_800] } },
  ],
}

export const EditResponse = v.pipe(
  v.object({ data: Edit }),
  v.examples([
    {
      data: {
        id: STORED.id,
        status: 'ready' as const,
        version: 3,
        author: 'Olga',
        createdAt: STORED.createdAt,
        moves: ['checking' as const, 'applying' as const, 'discarded' as const],
        total: 1400,
        change: { field: 'price' as const, percent: 3, round: 'whole' as const },
        report: EDIT_REPORT,
        undoUntil: null,
        undo: null,
        error: null,
      },
    },
  ]),
)

/** A bulk change as a row of the journal shows it. */
export const EditSummary = v.object({ field: v.nullable(v.picklist(EDITED_FIELDS)), total: v.number() })
