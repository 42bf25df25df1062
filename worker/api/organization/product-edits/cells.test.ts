/** Cells of the list saved in one request: merged with what others save, reported row by row, and undone. */

import type * as v from 'valibot'
import { expect, test } from 'vitest'
import type { CellsInput, CellsResponse } from '../../../../domain/contract/product-cells.ts'
import { runImport } from '../../../../tests/fixtures/imports.ts'
import { READY, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const CELLS = '/api/profile/company/product-edits/cells'
const { as, bindings, own, waiting } = serveOwnProducts()

type Rows = CellsInput['rows']
const send = (rows: Rows) => as('MANAGER', 'POST', CELLS, { rows })
async function saved(rows: Rows): Promise<v.InferOutput<typeof CellsResponse>['data']> {
  const response = await send(rows)
  expect([response.status, await response.clone().text()]).toEqual([200, expect.anything()])
  return (await response.json()).data
}
const TIERS = [
  { from: 1, amount: 1000, incoterm: 'FOB' as const },
  { from: 100, amount: 800 },
]
const amounts = async (id: string) => (await own(id)).prices.tiers.map(({ amount }: { amount: number }) => amount)

test('article, stock, lead time and prices of many rows are saved at once, and undone exactly', async () => {
  const ids = [await ownProduct(bindings(), 1, { ...READY, tiers: TIERS, stock: 4 }), await ownProduct(bindings(), 2)]
  const before = await Promise.all(ids.map(own))
  const cells = {
    model: { was: '', to: 'BV-50' },
    stock: { was: 4, to: 25 },
    leadDays: { was: null, to: { from: 3, to: 10 } },
    prices: [{ from: 100, was: 800, to: 790 }],
  }
  const rows = [
    { id: ids[0] ?? '', version: 1, cells },
    { id: ids[1] ?? '', version: 1, cells: { stock: { was: null, to: 0 } } },
  ]
  const { edit, rows: results } = await saved(rows)
  expect(results).toEqual([
    { id: ids[0], version: 2, saved: 4, refused: [] },
    { id: ids[1], version: 2, saved: before[1].stock === 0 ? 0 : 1, refused: [] },
  ])
  const now = await own(ids[0] ?? '')
  expect(now).toMatchObject({ model: 'BV-50', stock: 25, leadDays: { from: 3, to: 10 }, version: 2 })
  expect(now.prices.tiers).toEqual([TIERS[0], { from: 100, amount: 790 }])
  const journal = await (await as('OWNER', 'GET', `/api/profile/company/product-edits/${edit}`)).json()
  expect(journal.data).toMatchObject({ status: 'applied', change: { field: 'cells' }, moves: ['undoing'] })
  expect(journal.data.report.samples[0]).toMatchObject({ before: { stock: 4 }, after: { stock: 25, model: 'BV-50' } })
  await as('MANAGER', 'POST', `/api/profile/company/product-edits/${edit}/undo`)
  await runImport(bindings(), edit ?? '')
  const bare = ({ version: _, updatedAt: __, ...rest }: Record<string, unknown>) => rest
  expect((await Promise.all(ids.map(own))).map(bare)).toEqual(before.map(bare))
})

test('two people in the same rows: what one alone has changed is taken, the same cell is left to be decided', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, tiers: TIERS, stock: 4 })
  await saved([{ id, version: 1, cells: { stock: { was: 4, to: 5 }, prices: [{ from: 1, was: 1000, to: 1100 }] } }])
  const { rows } = await saved([
    {
      id,
      version: 1,
      cells: {
        model: { was: '', to: 'BV-1' },
        stock: { was: 4, to: 9 },
        prices: [
          { from: 1, was: 1000, to: 1100 },
          { from: 100, was: 800, to: 850 },
        ],
      },
    },
  ])
  const stock = { cell: 'stock', code: 'version.outdated', stored: 5 }
  expect(rows).toEqual([{ id, version: 3, saved: 2, refused: [stock] }])
  expect(await own(id)).toMatchObject({ model: 'BV-1', stock: 5 })
  expect(await amounts(id)).toEqual([1100, 850])
  // Having seen the other value, the second person decides.
  expect((await saved([{ id, version: 3, cells: { stock: { was: 5, to: 9 } } }])).rows[0]?.saved).toBe(1)
  expect((await own(id)).stock).toBe(9)
})

test('saves of the same rows at the same time lose nothing', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, tiers: TIERS, stock: 4 })
  const results = await Promise.all([
    send([{ id, version: 1, cells: { stock: { was: 4, to: 7 } } }]),
    send([{ id, version: 1, cells: { model: { was: '', to: 'M' } } }]),
    send([{ id, version: 1, cells: { prices: [{ from: 1, was: 1000, to: 1200 }] } }]),
  ])
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await own(id)).toMatchObject({ stock: 7, model: 'M', version: 4 })
  expect(await amounts(id)).toEqual([1200, 800])
})

test('a first price ends "on request"; stock of variants and goods of others stay', async () => {
  const bare = await ownProduct(bindings(), 1, { tiers: [], onRequest: true })
  const variant = { sku: 'A', options: [], factor: 1, stock: 3 }
  const varied = await ownProduct(bindings(), 2, { ...READY, variants: [variant], stock: 3 })
  const foreign = '06d2k6t0000g1a2b'
  const { rows } = await saved([
    { id: bare, version: 1, cells: { prices: [{ from: 10, was: null, to: 500 }] } },
    { id: varied, version: 1, cells: { stock: { was: 3, to: 8 } } },
    { id: foreign, version: 1, cells: { stock: { was: 3, to: 8 } } },
  ])
  expect(rows.map(({ saved, refused }) => [saved, refused[0]?.code])).toEqual([
    [1, undefined],
    [0, 'of-variants'],
    [0, 'product.unknown'],
  ])
  expect((await own(bare)).prices).toMatchObject({ onRequest: false, tiers: [{ from: 10, amount: 500 }] })
})

test('an article that buyers read is reviewed, a price that cannot be true is withheld, as in an edit of one product', async () => {
  const id = await ownProduct(bindings(), 1, SOLD)
  const high = await ownProduct(bindings(), 2, { ...SOLD, currency: 'RUB' })
  await saved([
    { id, version: 1, cells: { model: { was: '', to: 'BV-7' } } },
    { id: high, version: 1, cells: { prices: [{ from: 1, was: 500, to: 1_000_000_000_000 }] } },
  ])
  expect(await waiting()).toHaveLength(2)
  expect([(await own(id)).status, (await own(high)).status]).toEqual(['published', 'moderation'])
})

test('200 rows are one request, and 201 are refused', async () => {
  const ids = await Promise.all(
    Array.from({ length: 200 }, (_, n) => ownProduct(bindings(), n + 1, { ...READY, stock: 1 })),
  )
  const rows = ids.map((id) => ({ id, version: 1, cells: { stock: { was: 1, to: 2 } } }))
  expect((await saved(rows)).rows.every(({ saved }: { saved: number }) => saved === 1)).toBe(true)
  const [first] = rows
  expect((await send([...rows, ...(first ? [{ ...first, id: '06d2k6t0000g1a2b' }] : [])])).status).toBe(422)
  expect((await send(first ? [first, first] : [])).status).toBe(422)
  expect((await own(ids[199] ?? '')).stock).toBe(2)
})
