/** Goods that no category fits are listed by supplier, with a proposal each, and moved many at once (docs/behaviour.md). */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ballValves, gateValves, valves } from '../../../../tests/fixtures/catalogue/categories.ts'
import { ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { createUnsorted } from '../../../db/import/shop-categories.ts'

const { as, bindings, found, own, waiting } = serveOwnProducts()
const DESK = '/api/operator/unsorted-goods'
let unsorted: { num: number; id: string }

beforeAll(async () => {
  unsorted = await createUnsorted(bindings().DB)
})
beforeEach(() => bindings().DB.exec('DELETE FROM goods_rules'))

const stray = (n: number, name: string, rest: object = {}) =>
  ownProduct(bindings(), n, { category: unsorted.num, names: { en: name }, ...rest })
const list = async (query = '') => {
  const response = await as('ADMIN', 'GET', `${DESK}?locale=en${query}`)
  expect(response.status).toBe(200)
  return response.json()
}
const file = (goods: object[]) => as('ADMIN', 'PATCH', DESK, { goods })
const filed = async (goods: object[]) => {
  const response = await file(goods)
  expect([response.status, await response.clone().text()]).toEqual([200, expect.anything()])
  return (await response.json()).data
}
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

test('unsorted goods are listed with the category that their name belongs to, by supplier and by words', async () => {
  const valve = await stray(1, 'Brass ball valve DN 50')
  const riddle = await stray(2, 'Qwxz')
  const { data, meta } = await list('&propose=1')
  expect(data).toMatchObject([
    {
      id: valve,
      company: { id: ural.id },
      category: { id: unsorted.id },
      status: 'draft',
      proposed: ballValves.id,
      version: 1,
    },
    { id: riddle, proposed: null },
  ])
  expect(meta).toMatchObject({ total: 2, suppliers: [{ id: ural.id, goods: 2 }] })
  expect((await list()).data[0].proposed).toBeNull()
  expect(idsOf(await list(`&supplier=${ural.id}`))).toEqual([valve, riddle])
  expect(idsOf(await list('&supplier=06d2k6t0000g1a2b'))).toEqual([])
})

test('goods in the search index are found by words', async () => {
  const response = await as('MANAGER', 'POST', '/api/profile/company/products', {
    names: { en: 'Zyxel trap' },
    category: unsorted.id,
  })
  const { id } = (await response.json()).data
  expect(idsOf(await list('&q=zyxel'))).toEqual([id])
  expect(idsOf(await list(`&q=zyxel&supplier=${ural.id}`))).toEqual([id])
  expect(idsOf(await list('&q=zyxel&place=branch'))).toEqual([])
})

test('goods of a category that has others below it are a list of their own', async () => {
  const id = await ownProduct(bindings(), 1, { category: valves.num })
  expect(idsOf(await list('&place=branch'))).toContain(id)
  expect(idsOf(await list())).toEqual([])
})

test('many are moved at once, each to its category; search and lists follow, and the journal has both', async () => {
  const sold = await stray(1, 'Zyxel', SOLD)
  const draft = await stray(2, 'Own')
  const goods = [
    { id: sold, version: 1, category: gateValves.id },
    { id: draft, version: 1, category: ballValves.id },
  ]
  expect(await filed(goods)).toEqual({ filed: 2, kept: [] })
  expect([(await own(sold)).category.id, (await own(draft)).category.id]).toEqual([gateValves.id, ballValves.id])
  expect(await found('zyxel gate')).toEqual([sold])
  expect(await waiting()).toEqual([])
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal')).json()
  expect(data[0]).toMatchObject({
    act: 'goods-filed',
    before: { categories: { [sold]: 'unsorted', [draft]: 'unsorted' } },
    after: { categories: { [sold]: gateValves.slug, [draft]: ballValves.slug } },
  })
})

test('what somebody has saved or deleted since stays', async () => {
  const saved = await stray(1, 'Own')
  const gone = await stray(2, 'Own')
  const still = await stray(3, 'Own')
  await as('MANAGER', 'PATCH', `/api/profile/company/products/${saved}`, { stock: 5 })
  await as('MANAGER', 'DELETE', `/api/profile/company/products/${gone}`)
  const goods = [saved, gone, still].map((id) => ({ id, version: 1, category: ballValves.id }))
  expect(await filed(goods)).toEqual({ filed: 1, kept: [saved, gone] })
  expect((await own(saved)).category.id).toBe(unsorted.id)
})

test('no goods go to an unknown category, to the one of unsorted goods, or to one that is being merged', async () => {
  const id = await stray(1, 'Own')
  for (const category of ['06d2k6t0000g1a2b', unsorted.id]) {
    const refused = await file([{ id, version: 1, category }])
    expect((await refused.json()).errors).toMatchObject([{ path: 'goods.0.category', code: 'unknown' }])
  }
  const { DB } = bindings()
  await DB.prepare('UPDATE categories SET merging = ? WHERE num = ?').bind(ballValves.num, gateValves.num).run()
  expect(await statusAndCode(await file([{ id, version: 1, category: gateValves.id }]))).toEqual([
    409,
    'category.in-use',
  ])
  await DB.prepare('UPDATE categories SET merging = NULL WHERE num = ?').bind(gateValves.num).run()
  expect(await statusAndCode(await file([]))).toEqual([422, 'input.invalid'])
})

test('goods on sale that a move brings under a rule wait for the moderators', async () => {
  const id = await stray(1, 'Own', SOLD)
  const rule = `INSERT INTO goods_rules (id, kind, category, code, words, reason, updated_at) VALUES ('r', 'licensed', ?, '', '[]', '{}', 0)`
  await bindings().DB.prepare(rule).bind(gateValves.num).run()
  await filed([{ id, version: 1, category: gateValves.id }])
  expect(await own(id)).toMatchObject({ status: 'moderation', reason: 'goods-rule' })
  expect(await waiting()).toEqual([{ before: '{}' }])
})

test('a move can be undone for seven days; what somebody has moved since stays', async () => {
  const first = await stray(1, 'Zyxel one')
  const second = await stray(2, 'Zyxel two')
  await filed([
    { id: first, version: 1, category: ballValves.id },
    { id: second, version: 1, category: ballValves.id },
  ])
  const filings = async () => (await (await as('ADMIN', 'GET', `${DESK}/filings`)).json()).data
  const [move] = await filings()
  expect(move).toMatchObject({ by: 'ADMIN', goods: 2, undone: false })
  await filed([{ id: second, version: 2, category: gateValves.id }])
  const undo = () => as('ADMIN', 'POST', `${DESK}/filings/${move.id}/undo`)
  expect(await (await undo()).json()).toEqual({ data: { filed: 1, kept: [] } })
  expect(idsOf(await list())).toEqual([first])
  const journal = await (await as('ADMIN', 'GET', `/api/operator/journal?subject=${move.id}`)).json()
  expect(journal.data[0]).toMatchObject({
    act: 'goods-filing-undone',
    before: { categories: { [first]: ballValves.slug } },
    after: { categories: { [second]: gateValves.slug } },
  })
  expect((await filings()).find(({ id }: { id: string }) => id === move.id)).toMatchObject({ undone: true })
  // A second time there is nothing left to undo.
  expect(await (await undo()).json()).toEqual({ data: { filed: 0, kept: [] } })
  expect(await statusAndCode(await as('ADMIN', 'POST', `${DESK}/filings/${first}/undo`))).toEqual([
    404,
    'filing.unknown',
  ])
})
