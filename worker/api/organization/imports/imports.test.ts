/** A price list from its upload to what it has changed, and back. */
import { expect, test } from 'vitest'
import type { Import } from '../../../../domain/contract/imports.ts'
import { feed, IMPORTS, type Offered, runImport, upload } from '../../../../tests/fixtures/imports.ts'
import { at, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'

const { as, bindings, own } = serveOwnProducts()

const TWO: Offered[] = [
  { id: 'a', name: 'Болт М8', price: '100', count: '5' },
  { id: 'b', name: 'Болт М10', price: '200', count: '7', category: '2' },
]

const read = async (id: string): Promise<Import> => (await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()).data

/** Uploads a feed and has it checked. */
async function checked(offers: Offered[] | string): Promise<Import> {
  const response = await upload(bindings(), typeof offers === 'string' ? offers : feed(offers))
  expect(response.status).toBe(201)
  const { id } = (await response.json()).data
  await runImport(bindings(), id)
  return read(id)
}

const DRAFTS = { newGoods: 'draft', overwrite: [], hideMissing: false }

async function applied(offers: Offered[], choice: object = DRAFTS): Promise<Import> {
  const { id } = await checked(offers)
  expect((await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, choice)).status).toBe(200)
  await runImport(bindings(), id)
  return read(id)
}

async function undone(id: string): Promise<Import> {
  expect((await as('MANAGER', 'POST', `${IMPORTS}/${id}/undo`)).status).toBe(200)
  await runImport(bindings(), id)
  return read(id)
}

const rows = async () =>
  (await bindings().DB.prepare('SELECT * FROM products WHERE company = 1 ORDER BY num').all<Record<string, unknown>>())
    .results
const ofFeed = async () => (await rows()).filter(({ external_id: id }) => id !== null)
const idOf = async (external: string) =>
  String((await ofFeed()).find(({ external_id }) => external_id === external)?.id)

test('a dry run writes nothing and says what would happen', async () => {
  const before = await rows()
  const found = await checked([...TWO, { id: 'c', price: 'cheap' }, { id: '', name: 'Гайка' }])
  expect(found).toMatchObject({ status: 'ready', format: 'yml', questions: [] })
  expect(found.report).toMatchObject({ read: 4, added: 2, changed: 0, refused: 2, unchanged: 0 })
  expect(found.report?.lines).toContainEqual({
    outcome: 'refused',
    code: 'offer.no-id',
    detail: '',
    count: 1,
    lines: [7],
    offers: [''],
  })
  expect(found.report?.samples.map(({ name, price }) => [name, price])).toEqual([
    [{ ru: 'Болт М8' }, 10_000],
    [{ ru: 'Болт М10' }, 20_000],
  ])
  expect(await rows()).toEqual(before)
})

test('new goods are drafts, a second import changes what differs, and undoing it leaves the rows as they were', async () => {
  const first = await applied(TWO)
  expect(first.report?.applied).toEqual({ added: 2, changed: 0, hidden: 0, sent: 0 })
  expect((await ofFeed()).map(({ status, version }) => [status, version])).toEqual([
    ['draft', 1],
    ['draft', 1],
  ])
  const between = await rows()
  const second = await applied([{ ...TWO[0], id: 'a', price: '150' }, TWO[1] ?? { id: 'b' }])
  expect(second.report).toMatchObject({ changed: 1, unchanged: 1, moves: { count: 1 } })
  expect(second.report?.moves.rows).toMatchObject([{ offer: 'a', before: 10_000, after: 15_000, line: 4 }])
  expect((await ofFeed()).map(({ version }) => version)).toEqual([2, 1])
  const { undo } = await undone(second.id)
  expect(undo).toEqual({ restored: 1, kept: 0, goods: [] })
  const withoutVersion = (all: Record<string, unknown>[]) => all.map(({ version: _, ...row }) => row)
  expect(withoutVersion(await rows())).toEqual(withoutVersion(between))
  expect((await undone(first.id)).undo).toMatchObject({ restored: 1, kept: 1 })
})

test('undoing leaves the rows of all tables as they were', async () => {
  const tables = ['products', 'product_texts', 'reviews', 'listing', 'facet_counts', 'search_words', 'unpublished_fts']
  const state = async () =>
    Promise.all(tables.map(async (table) => (await bindings().DB.prepare(`SELECT * FROM ${table}`).all()).results))
  // The category of unsorted goods stays once it was needed.
  await undone((await applied(TWO)).id)
  const before = await state()
  await undone((await applied(TWO)).id)
  expect(await state()).toEqual(before)
})

test('goods that were edited since are left as they are by undoing, and listed', async () => {
  const { id } = await applied(TWO)
  const bolt = await idOf('a')
  expect((await as('OWNER', 'PATCH', at(bolt), { moq: 5 })).status).toBe(200)
  const { undo, status } = await undone(id)
  expect(status).toBe('undone')
  expect(undo).toEqual({ restored: 1, kept: 1, goods: [{ id: bolt, name: 'Болт М8' }] })
  expect((await ofFeed()).map(({ external_id }) => external_id)).toEqual(['a'])
})

test('a field typed by hand is a conflict: it stays unless its group of fields is chosen', async () => {
  await applied(TWO)
  const bolt = await idOf('a')
  const prices = { currency: 'RUB', vat: null, tiers: [{ from: 1, amount: 77_700 }] }
  expect((await as('OWNER', 'PUT', at(bolt, '/prices'), prices)).status).toBe(200)
  const again = [{ ...TWO[0], id: 'a', price: '120' }]
  const kept = await applied(again)
  expect(kept.report?.lines).toMatchObject([{ outcome: 'skipped', code: 'hand.prices', count: 1, offers: ['a'] }])
  expect((await own(bolt)).prices.tiers).toEqual([{ from: 1, amount: 77_700 }])
  await applied(again, { ...DRAFTS, overwrite: ['prices'] })
  expect((await own(bolt)).prices.tiers).toEqual([{ from: 1, amount: 12_000 }])
})

test('a currency and a tax that the file does not name are asked for', async () => {
  const asked = await checked(
    '<yml_catalog><shop><offers><offer id="1"><name>Valve</name><price>10</price></offer></offers></shop></yml_catalog>',
  )
  expect(asked).toMatchObject({ status: 'asking', questions: ['currency', 'vat', 'language'], report: null })
  const address = `${IMPORTS}/${asked.id}`
  const few = await as('MANAGER', 'PATCH', address, { currency: 'CNY' })
  expect([few.status, (await few.json()).errors]).toMatchObject([422, [{ path: 'vat' }, { path: 'language' }]])
  const answers = { currency: 'CNY', vat: { included: false, rate: 20 }, language: 'en' }
  expect((await as('MANAGER', 'PATCH', address, answers)).status).toBe(200)
  await runImport(bindings(), asked.id)
  const { report, status } = await read(asked.id)
  expect(status).toBe('ready')
  expect(report?.samples).toMatchObject([{ currency: 'CNY', vat: { included: false, rate: 20 }, price: 1000 }])
  const next = await checked(
    '<yml_catalog><shop><offers><offer id="1"><name>Valve</name><price>10</price></offer></offers></shop></yml_catalog>',
  )
  expect(next.answers).toEqual(answers)
})

test('goods on sale that are gone from the file are named, and hidden where that is chosen', async () => {
  await applied(TWO)
  await bindings().DB.prepare("UPDATE products SET status = 'published' WHERE external_id = 'b'").run()
  const one = TWO.slice(0, 1)
  expect((await checked(one)).report?.missing).toEqual({ count: 1, rows: [{ offer: 'b', name: { ru: 'Болт М10' } }] })
  const hidden = await applied(one, { ...DRAFTS, hideMissing: true })
  expect(hidden.report?.applied).toMatchObject({ hidden: 1 })
  expect((await ofFeed()).map(({ status }) => status)).toEqual(['draft', 'hidden'])
  await undone(hidden.id)
  expect((await ofFeed()).map(({ status }) => status)).toEqual(['draft', 'published'])
})

const REASON = JSON.stringify({ en: 'Not sold here', ru: 'Здесь не продают', zh: '不得销售' })
const forbid = (word: string) =>
  bindings()
    .DB.prepare(
      "INSERT INTO goods_rules (id, kind, code, words, reason, updated_at) VALUES ('r', 'forbidden', '', ?, ?, 0)",
    )
    .bind(JSON.stringify([word]), REASON)
    .run()

test('goods on sale that a file brings under a rule wait for the moderators', async () => {
  await applied(TWO)
  await bindings().DB.exec("UPDATE products SET status = 'published' WHERE external_id IN ('a', 'b')")
  await forbid('ружьё')
  await applied([{ ...TWO[0], id: 'a', name: 'Охотничьи ружья' }, ...TWO.slice(1)])
  await bindings().DB.exec('DELETE FROM goods_rules')
  const { results } = await bindings()
    .DB.prepare('SELECT status, status_reason AS reason FROM products WHERE external_id = ?')
    .bind('a')
    .all()
  expect(results).toEqual([{ status: 'moderation', reason: 'goods-rule' }])
  expect((await ofFeed()).map(({ status }) => status).sort()).toEqual(['moderation', 'published'])
})

test('goods that may not be sold stay drafts, and the report states why', async () => {
  const { DB } = bindings()
  await forbid('болты')
  const { report } = await applied(TWO, { ...DRAFTS, newGoods: 'moderation' })
  await DB.exec('DELETE FROM goods_rules')
  expect(report?.applied).toMatchObject({ added: 2, sent: 0 })
  expect(report?.lines).toContainEqual(
    expect.objectContaining({ code: 'goods.forbidden', detail: expect.stringMatching(/Not sold|не продают/) }),
  )
  expect((await ofFeed()).map(({ status }) => status)).toEqual(['draft', 'draft'])
})

test('new goods that lack nothing can be sent to the moderators', async () => {
  const { report } = await applied(TWO, { ...DRAFTS, newGoods: 'moderation' })
  expect(report?.applied).toMatchObject({ added: 2, sent: 1 })
  expect((await ofFeed()).map(({ status }) => status)).toEqual(['moderation', 'draft'])
})

test.each([
  ['a damaged archive', 'PK\u0003\u0004 a.txt', 'damaged'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a text', 'Price list\nof goods', 'no-table'],
  ['CommerceML without goods', '<КоммерческаяИнформация/>', 'no-offers'],
  ['another XML', '<html><body/></html>', 'other-xml'],
  ['a feed without offers', '<yml_catalog><shop/></yml_catalog>', 'no-offers'],
  [
    'a feed of which nothing can be imported',
    '<yml_catalog><offer id="1"><vat>1</vat></offer></yml_catalog>',
    'nothing',
  ],
])('%s is refused with the reason, and nothing is changed', async (_, content, code) => {
  const before = await rows()
  expect(await checked(content)).toMatchObject({ status: 'refused', error: { code } })
  expect(await rows()).toEqual(before)
})

test('more new goods than the company may have unpublished are refused before anything is written', async () => {
  const { id } = await checked(TWO)
  const many = JSON.stringify({ ...(await read(id)).report, added: 200_001 })
  await bindings().DB.prepare('UPDATE imports SET report = ? WHERE id = ?').bind(many, id).run()
  const response = await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, DRAFTS)
  expect([response.status, (await response.json()).code]).toEqual([409, 'import.quota'])
})

test('an empty upload is refused at once', async () => {
  expect((await upload(bindings(), '')).status).toBe(422)
})

test('the same upload again is the same import', async () => {
  const once = { 'Idempotency-Key': 'one-price-list-only' }
  const first = await (await upload(bindings(), feed(TWO), 'MANAGER', once)).json()
  expect(await (await upload(bindings(), feed(TWO), 'MANAGER', once)).json()).toEqual(first)
  expect((await upload(bindings(), feed([]), 'MANAGER', once)).status).toBe(422)
})
