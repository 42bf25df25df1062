/** The first price list of a supplier who has typed goods by hand: its lines are known by their articles, so that nothing is there twice. */
import { expect, test } from 'vitest'
import type { Import } from '../../../../domain/contract/imports.ts'
import { feed, IMPORTS, type Offered, runImport, upload } from '../../../../tests/fixtures/imports.ts'
import { serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, own } = serveOwnProducts()

const read = async (id: string): Promise<Import> => (await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()).data

async function checked(offers: Offered[]): Promise<Import> {
  const { id } = (await (await upload(bindings(), feed(offers))).json()).data
  await runImport(bindings(), id)
  return read(id)
}

async function applied(offers: Offered[], overwrite: string[] = []): Promise<Import> {
  const { id } = await checked(offers)
  await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, { newGoods: 'draft', overwrite, hideMissing: false })
  await runImport(bindings(), id)
  return read(id)
}

const typed = (num: number, model: string, rest = {}) => ownProduct(bindings(), num, { model, ...rest })
const withArticle = (id: string, article: string, rest: Partial<Offered> = {}): Offered => ({
  id,
  name: 'Задвижка',
  price: '100',
  more: `<vendorCode>${article}</vendorCode>`,
  ...rest,
})

const keys = async () =>
  (
    await bindings()
      .DB.prepare(
        "SELECT external_id AS id FROM products WHERE company = 1 AND (model LIKE 'T-%' OR external_id IS NOT NULL)",
      )
      .all<{ id: string | null }>()
  ).results.map(({ id }) => id)

const lineOf = ({ report }: Import, code: string) => report?.lines.find((line) => line.code === code)

test('a product with the article of a line gets what it lacks, and the id of the file; the preview says so', async () => {
  const id = await typed(1, 'T-1', { stock: null, tiers: [], priceRub: null, status: 'draft' })
  const found = await checked([withArticle('f-1', 'T-1', { count: '8' })])
  expect(found.report).toMatchObject({ added: 0, changed: 1 })
  expect(lineOf(found, 'typed.found')).toMatchObject({ outcome: 'mended', count: 1, offers: ['f-1'], lines: [4] })
  expect(await keys()).toEqual([null])
  await applied([withArticle('f-1', 'T-1', { count: '8' })])
  expect(await own(id)).toMatchObject({ stock: 8, prices: { tiers: [{ from: 1, amount: 10_000 }] } })
  // From now on it is known by its id.
  const again = await applied([withArticle('f-1', 'T-1', { count: '9' })])
  expect([lineOf(again, 'typed.found'), (await own(id)).stock, await keys()]).toEqual([undefined, 9, ['f-1']])
})

test('what was typed stays, and is listed, unless the file is chosen; undoing takes the id back', async () => {
  const id = await typed(1, 'T-1', { tiers: [{ from: 1, amount: 500 }], priceRub: 500 })
  const kept = await applied([withArticle('T-1', 'T-1')])
  expect(lineOf(kept, 'hand.prices')).toMatchObject({ outcome: 'skipped', offers: ['T-1'] })
  expect(await own(id)).toMatchObject({ prices: { tiers: [{ amount: 500 }] } })
  expect(await keys()).toEqual(['T-1'])
  expect((await as('MANAGER', 'POST', `${IMPORTS}/${kept.id}/undo`)).status).toBe(200)
  await runImport(bindings(), kept.id)
  expect(await keys()).toEqual([null])
  await applied([withArticle('T-1', 'T-1')], ['prices'])
  expect(await own(id)).toMatchObject({ prices: { tiers: [{ amount: 10_000 }] } })
})

test('a line with a price alone is known by its article too', async () => {
  const id = await typed(1, 'T-1', { tiers: [], priceRub: null })
  const found = await applied([{ id: 'T-1', price: '70' }])
  expect(lineOf(found, 'typed.found')).toMatchObject({ count: 1 })
  expect(await own(id)).toMatchObject({ prices: { tiers: [{ amount: 7000 }] } })
})

test('an article of several typed products is refused by name, and nothing is guessed', async () => {
  await typed(1, 'T-1')
  await typed(2, 'T-1')
  await typed(3, 'T-3')
  const found = await applied([withArticle('f-1', 'T-1'), { id: 'T-1', price: '1' }, withArticle('f-3', 'T-3')])
  expect(found.report).toMatchObject({ added: 0, refused: 2 })
  expect(lineOf(found, 'typed.several')).toMatchObject({ outcome: 'refused', detail: 'T-1', count: 2 })
  expect((await keys()).sort()).toEqual(['f-3', null, null])
})

test('an article that several lines have, wherever they are, is none of a typed product', async () => {
  await typed(1, 'T-1')
  const between = Array.from({ length: 120 }, (_, at) => ({ id: `n-${at}`, name: 'Болт', price: '5' }))
  const found = await checked([withArticle('f-1', 'T-1'), ...between, withArticle('f-2', 'T-1')])
  expect(found.report).toMatchObject({ added: 122, changed: 0 })
  expect(lineOf(found, 'typed.shared')).toMatchObject({ outcome: 'mended', detail: 'T-1', offers: ['f-1', 'f-2'] })
  expect(lineOf(found, 'typed.found')).toBeUndefined()
})

test('goods of others, deleted ones and those with an id of their own are not found by their article', async () => {
  await typed(1, 'T-1', { company: 2 })
  await typed(2, 'T-2', { deletedAt: 1 })
  await typed(3, 'T-3', { externalId: 'f-0' })
  const found = await checked(['T-1', 'T-2', 'T-3'].map((article, at) => withArticle(`f-${at + 1}`, article)))
  expect(found.report).toMatchObject({ added: 3, changed: 0 })
})
