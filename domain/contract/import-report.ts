/** What a dry run of an import has found. */
import * as v from 'valibot'
import { FAULT_CODES } from '../price-list/faults.ts'
import { Wordings } from './wordings.ts'

const Count = v.number()

/** Alike lines of a file. */
export const ImportLine = v.object({
  outcome: v.pipe(
    v.picklist(['mended', 'refused', 'skipped']),
    v.description('skipped: was edited by hand since, and stays as it is'),
  ),
  code: v.picklist(FAULT_CODES),
  detail: v.string(),
  count: v.pipe(Count, v.description('How many lines are alike')),
  lines: v.pipe(v.array(v.number()), v.description('The first of them')),
  offers: v.pipe(v.array(v.string()), v.description('Ids of the goods on these lines')),
})
export type ImportLine = v.InferOutput<typeof ImportLine>

const Named = v.object({ offer: v.string(), name: Wordings })

const Move = v.object({
  ...Named.entries,
  line: v.number(),
  currency: v.string(),
  before: v.pipe(v.number(), v.description('Minor units')),
  after: v.number(),
})
export type PriceMove = v.InferOutput<typeof Move>

const Sample = v.object({
  ...Named.entries,
  isNew: v.boolean(),
  category: v.pipe(Wordings, v.description('Empty: none fits yet')),
  picture: v.nullable(v.string()),
  price: v.nullable(v.number()),
  currency: v.string(),
  vat: v.nullable(v.object({ included: v.boolean(), rate: v.number() })),
  stock: v.nullable(v.number()),
})
export type ImportSample = v.InferOutput<typeof Sample>

export const ImportReport = v.object({
  read: Count,
  added: Count,
  changed: Count,
  unchanged: Count,
  refused: Count,
  mended: Count,
  lines: v.array(ImportLine),
  omitted: v.pipe(Count, v.description('Lines that are counted and not shown, because there are too many kinds')),
  moves: v.pipe(
    v.object({ count: Count, rows: v.array(Move) }),
    v.description('Prices that change by more than 20 per cent, the largest first'),
  ),
  samples: v.array(Sample),
  missing: v.pipe(
    v.object({ count: Count, rows: v.array(Named) }),
    v.description('Goods on sale that the file no longer has'),
  ),
  unknown: v.pipe(v.array(v.object({ name: v.string(), count: Count })), v.description('Elements that are not read')),
  room: v.pipe(v.optional(v.nullable(Count)), v.description('How many new products the company may add for now')),
  applied: v.pipe(
    v.nullable(v.object({ added: Count, changed: Count, hidden: Count, sent: Count })),
    v.description('What was written; sent: new goods that wait for the moderators'),
  ),
})
export type ImportReport = v.InferOutput<typeof ImportReport>

export const REPORT: ImportReport = {
  read: 1414,
  added: 1204,
  changed: 190,
  unchanged: 9,
  refused: 11,
  mended: 40,
  omitted: 0,
  lines: [
    { outcome: 'refused', code: 'offer.no-name', detail: '', count: 11, lines: [120, 340], offers: ['a-1', 'a-2'] },
  ],
  moves: {
    count: 1,
    rows: [
      { offer: 'b-7', name: { en: 'Ball valve DN50' }, line: 55, currency: 'RUB', before: 100_000, after: 10_000 },
    ],
  },
  samples: [
    {
      offer: 'b-7',
      name: { en: 'Ball valve DN50' },
      isNew: false,
      category: { en: 'Ball valves' },
      picture: null,
      price: 10_000,
      currency: 'RUB',
      vat: { included: true, rate: 22 },
      stock: 40,
    },
  ],
  missing: { count: 9, rows: [{ offer: 'c-1', name: { en: 'Gate valve DN100' } }] },
  unknown: [{ name: 'rating', count: 1414 }],
  applied: null,
}
