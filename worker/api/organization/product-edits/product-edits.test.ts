/** One change of many products: its preview, what it writes, and its undoing, which brings back the rows of every table. */
import { expect, test } from 'vitest'
import type { Edit, EditChange, EditGoods } from '../../../../domain/contract/product-edits.ts'
import { ballValves, gateValves } from '../../../../tests/fixtures/catalogue/categories.ts'
import { runImport } from '../../../../tests/fixtures/imports.ts'
import { at, READY, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const EDITS = '/api/profile/company/product-edits'
const { as, bindings, own, found: search } = serveOwnProducts()

const read = async (id: string): Promise<Edit> => (await (await as('OWNER', 'GET', `${EDITS}/${id}`)).json()).data
const ok = async (response: Response) => {
  expect([response.status, await response.clone().text()]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()])
  return (await response.json()).data
}

async function previewed(goods: EditGoods, change: EditChange): Promise<Edit> {
  const { id } = await ok(await as('MANAGER', 'POST', EDITS, { goods }))
  await ok(await as('MANAGER', 'PATCH', `${EDITS}/${id}`, change))
  await runImport(bindings(), id)
  return read(id)
}

async function moved(id: string, move: 'apply' | 'undo'): Promise<Edit> {
  await ok(await as('MANAGER', 'POST', `${EDITS}/${id}/${move}`))
  await runImport(bindings(), id)
  return read(id)
}

async function applied(goods: EditGoods, change: EditChange): Promise<Edit> {
  const { id } = await previewed(goods, change)
  return moved(id, 'apply')
}

/** Every row that a change of goods touches; versions rise by undoing, so that an open editor notices it. */
async function state() {
  const tables = [
    'products',
    'product_texts',
    'listing',
    'listing_steps',
    'facet_counts',
    'listing_parameters',
    'variants',
    'search_words',
    'unpublished_fts',
    'product_fts',
    'reviews',
    'file_uses',
  ]
  const all = await Promise.all(
    tables.map(async (table) => {
      const { results } = await bindings().DB.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()
      const rows = results.map(({ version: _, ...row }) => JSON.stringify(row)).sort()
      return [table, rows] as const
    }),
  )
  return Object.fromEntries(all)
}

const PRICE: EditChange = { field: 'price', percent: 3, round: 'cent' }
/** A product that search has found from the beginning. */
async function made(num: number, rest: Parameters<typeof ownProduct>[2]): Promise<string> {
  const id = await ownProduct(bindings(), num, rest)
  await ok(await as('OWNER', 'PATCH', at(id), { names: (await own(id)).names }))
  return id
}

const tiersOf = async (id: string) => (await own(id)).prices.tiers.map(({ amount }: { amount: number }) => amount)

const LOW = { tiers: [{ from: 1, amount: 1 }] }

test('a preview counts and shows what would change, and writes nothing but itself', async () => {
  const id = await ownProduct(bindings(), 1, {
    ...SOLD,
    tiers: [
      { from: 1, amount: 505 },
      { from: 10, amount: 400 },
    ],
  })
  const others = [await ownProduct(bindings(), 2, { tiers: [] }), await ownProduct(bindings(), 3, LOW)]
  const before = await state()
  const edit = await previewed({ ids: [id, ...others] }, { field: 'price', percent: -60, round: 'cent' })
  expect(edit).toMatchObject({ status: 'ready', total: 3, moves: ['checking', 'applying', 'discarded'] })
  expect(edit.report).toMatchObject({ read: 3, changed: 1, unchanged: 0, rounded: 0 })
  expect(edit.report?.refused.map(({ code, count }) => [code, count])).toEqual([
    ['no-price', 1],
    ['price-low', 1],
  ])
  expect(edit.report?.samples.map(({ before, after }) => [before.amounts, after.amounts])).toEqual([
    [
      [505, 400],
      [202, 160],
    ],
  ])
  expect(await state()).toEqual(before)
})

test('all tiers and the own prices of variants rise, and undoing brings back every row of every table', async () => {
  const variants = [
    { id: 'v1', sku: 'A', factor: 2, options: [] },
    { id: 'v2', sku: 'B', factor: 1, options: [], tiers: [{ from: 1, amount: 999 }] },
  ]
  const id = await made(1, { ...SOLD, variants, priceRub: 999, pricedAt: 5 })
  const before = await state()
  const edit = await applied({ ids: [id] }, PRICE)
  expect(edit).toMatchObject({ status: 'applied', report: { changed: 1, rounded: 1 } })
  expect(await tiersOf(id)).toEqual([515])
  expect((await own(id)).variants.map(({ tiers }: { tiers: unknown }) => tiers)).toEqual([
    null,
    [{ from: 1, amount: 1029 }],
  ])
  expect((await moved(edit.id, 'undo')).undo).toEqual({ restored: 1, kept: 0, goods: [] })
  expect(await state()).toEqual(before)
  expect((await own(id)).version).toBe(4)
})

const CHANGES: [EditChange, object][] = [
  [{ field: 'currency', currency: 'CNY' }, { prices: { currency: 'CNY' } }],
  [{ field: 'vat', vat: { included: true, rate: 22 } }, { prices: { vat: { included: true, rate: 22 } } }],
  [{ field: 'category', category: gateValves.id }, { category: { id: gateValves.id } }],
  [{ field: 'unit', unit: 'tonne' }, { unit: 'tonne' }],
  [{ field: 'leadDays', leadDays: { from: 3, to: 9 } }, { leadDays: { from: 3, to: 9 } }],
  [{ field: 'stock', stock: 77 }, { stock: 77 }],
  [{ field: 'status', status: 'hidden' }, { status: 'hidden' }],
]
test.each(CHANGES)('%j is written to public goods and undone exactly', async (change, shown) => {
  const id = await made(1, { ...SOLD, category: ballValves.num })
  const before = await state()
  const edit = await applied({ ids: [id] }, change)
  expect(edit.report).toMatchObject({ changed: 1, refused: [] })
  expect(await own(id)).toMatchObject(shown)
  await moved(edit.id, 'undo')
  const after = await state()
  // A review that the change has asked for stays in the list as withdrawn.
  expect({ ...after, reviews: [] }).toEqual({ ...before, reviews: [] })
})

test('search finds goods of another category by its name, and no more by the former one', async () => {
  const id = await ownProduct(bindings(), 1, { ...SOLD, names: { en: 'Zyxel' }, category: ballValves.num })
  const { id: edit } = await applied({ ids: [id] }, { field: 'category', category: gateValves.id })
  expect(await search('zyxel gate')).toEqual([id])
  await moved(edit, 'undo')
  expect(await search('zyxel gate')).toEqual([])
})

test('goods that somebody has edited since stay as they are, and are listed', async () => {
  const first = await ownProduct(bindings(), 1, READY)
  const second = await ownProduct(bindings(), 2, READY)
  const { id } = await applied({ ids: [first, second] }, PRICE)
  await ok(await as('OWNER', 'PATCH', at(first), { stock: 5 }))
  const { undo } = await moved(id, 'undo')
  expect(undo).toEqual({ restored: 1, kept: 1, goods: [{ id: first, name: 'Own 1' }] })
  expect([await tiersOf(first), await tiersOf(second)]).toEqual([[515], [500]])
})

test('goods that wait for the moderators wait again once their deletion is undone', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  await ok(await as('OWNER', 'PATCH', at(id, '/status'), { status: 'moderation' }))
  const before = await state()
  const edit = await applied({ ids: [id] }, { field: 'remove' })
  expect((await as('OWNER', 'GET', at(id))).status).toBe(404)
  await moved(edit.id, 'undo')
  expect(await state()).toEqual(before)
})

test('copies are drafts with the same values, and go when they are undone', async () => {
  const id = await ownProduct(bindings(), 1, { ...SOLD, externalId: 'x' })
  const before = await state()
  const edit = await applied({ ids: [id] }, { field: 'copy' })
  const { data } = await (await as('OWNER', 'GET', '/api/profile/company/products?q=own')).json()
  expect(
    data.map(({ name, status }: { name: { text: string }; status: string }) => [name.text, status]),
  ).toContainEqual(['Own 1 (2)', 'draft'])
  await moved(edit.id, 'undo')
  expect(await state()).toEqual(before)
})

test('goods that cannot have a status stay as they are, by reason', async () => {
  const ids = [await ownProduct(bindings(), 1, SOLD), await ownProduct(bindings(), 2)]
  const { report } = await previewed({ ids }, { field: 'status', status: 'moderation' })
  expect(report?.changed).toBe(0)
  expect(report?.refused.map(({ code, count }) => [code, count]).sort()).toEqual([
    ['incomplete', 1],
    ['not-allowed', 1],
  ])
})

test('a price above the highest listed one takes public goods to the moderators', async () => {
  const description = { en: 'Rustproof zinquax coating' }
  const id = await ownProduct(bindings(), 1, { ...SOLD, description, tiers: [{ from: 1, amount: 60_000_000_000 }] })
  await applied({ ids: [id] }, { field: 'price', percent: 100, round: 'cent' })
  expect(await own(id)).toMatchObject({ status: 'moderation', description })
  // A change of prices reads the texts of such goods alone, to move them to the index of goods that buyers do not see.
  const { results } = await bindings()
    .DB.prepare(
      "SELECT p.id FROM unpublished_fts AS f JOIN products AS p ON p.num = f.rowid WHERE unpublished_fts MATCH 'zinquax*'",
    )
    .all()
  expect(results).toEqual([{ id }])
})

test('no change begins without goods, and only one change at a time is applied', async () => {
  const none = await as('MANAGER', 'POST', EDITS, { goods: { filter: { q: 'no such thing' } } })
  expect([none.status, (await none.json()).code]).toEqual([409, 'edit.none'])
  const id = await ownProduct(bindings(), 1, READY)
  const one = await previewed({ ids: [id] }, PRICE)
  const other = await previewed({ ids: [id] }, PRICE)
  await bindings().DB.prepare("UPDATE imports SET status = 'applying' WHERE id = ?").bind(one.id).run()
  const late = await as('MANAGER', 'POST', `${EDITS}/${other.id}/apply`)
  expect([late.status, (await late.json()).code]).toEqual([409, 'import.running'])
  await runImport(bindings(), one.id)
})

test('more goods than a step takes are changed once each, and brought back', async () => {
  for (let n = 10; n < 100; n++) await ownProduct(bindings(), n, { ...READY, names: { en: 'Own' } })
  const edit = await applied({ filter: { status: 'draft' } }, { field: 'remove' })
  expect(edit.report).toMatchObject({ read: edit.total, changed: edit.total })
  expect((await moved(edit.id, 'undo')).undo).toMatchObject({ restored: edit.total, kept: 0 })
})
