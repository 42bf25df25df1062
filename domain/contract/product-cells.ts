/** POST /api/profile/company/product-edits/cells: cells of the list of products, typed or pasted, and saved in one request. */
import * as v from 'valibot'
import { MAX_OWN_ROWS, MAX_PRICE_TIERS } from '../limits.ts'
import { LeadDays } from './product-fields.ts'
import { PriceAmount } from './product-sections.ts'
import { OptionalLine } from './text-input.ts'
import { Id, Quantity, STORED, Stock, whole } from './values.ts'

const Article = OptionalLine(100)
const Lead = v.nullable(LeadDays)

const Price = v.object({
  from: v.pipe(Quantity, v.description('The quantity that the price is for')),
  was: v.pipe(v.nullable(PriceAmount), v.description('null where there was no price for it')),
  to: PriceAmount,
})

/** What each cell had when it was shown, and what was typed; a cell that was not touched is absent. */
export const RowCells = v.object({
  model: v.optional(v.object({ was: Article, to: Article })),
  stock: v.optional(v.object({ was: Stock, to: Stock })),
  leadDays: v.optional(v.object({ was: Lead, to: Lead })),
  prices: v.optional(v.pipe(v.array(Price), v.maxLength(MAX_PRICE_TIERS))),
})
export type RowCells = v.InferOutput<typeof RowCells>

const TypedRow = v.object({
  id: Id,
  version: v.pipe(whole(1, Number.MAX_SAFE_INTEGER), v.description('Version of which the cells were shown')),
  cells: RowCells,
})
export type TypedRow = v.InferOutput<typeof TypedRow>

const isOnce = (rows: TypedRow[]): boolean => new Set(rows.map(({ id }) => id)).size === rows.length

export const CellsInput = v.pipe(
  v.object({
    rows: v.pipe(v.array(TypedRow), v.minLength(1), v.maxLength(MAX_OWN_ROWS), v.check(isOnce, 'duplicate')),
  }),
  v.examples([{ rows: [{ id: STORED.id, version: 3, cells: { stock: { was: 40, to: 25 } } }] }]),
)
export type CellsInput = v.InferOutput<typeof CellsInput>

/**
 * Why a cell was not changed: another person has changed it, its stock is that of variants, there are too many prices,
 * the product was deleted.
 */
const CELL_REFUSALS = ['version.outdated', 'of-variants', 'too-many', 'product.unknown'] as const

const RefusedCell = v.object({
  cell: v.picklist(['model', 'stock', 'leadDays', 'price', 'row']),
  from: v.pipe(v.optional(v.number()), v.description('Quantity from which a price holds')),
  code: v.picklist(CELL_REFUSALS),
  stored: v.pipe(
    v.nullable(v.union([v.string(), v.number(), LeadDays])),
    v.description('What it has now; an amount in minor units'),
  ),
})
export type RefusedCell = v.InferOutput<typeof RefusedCell>

const SavedRow = v.object({
  id: v.string(),
  version: v.pipe(v.nullable(v.number()), v.description('After saving; null for a product that is not there')),
  saved: v.pipe(v.number(), v.description('Cells that have another value now')),
  refused: v.array(RefusedCell),
})
export type SavedRow = v.InferOutput<typeof SavedRow>

export const CellsResponse = v.pipe(
  v.object({
    data: v.object({
      edit: v.pipe(
        v.nullable(v.string()),
        v.description('The change, which can be undone; null where nothing was saved'),
      ),
      rows: v.pipe(v.array(SavedRow), v.description('Rows in the order in which they were sent')),
    }),
  }),
  v.examples([
    {
      data: {
        edit: STORED.id,
        rows: [
          {
            id: STORED.id,
            version: 5,
            saved: 1,
            refused: [{ cell: 'price' as const, from: 10, code: 'version.outdated' as const, stored: 125_000 }],
          },
        ],
      },
    },
  ]),
)
