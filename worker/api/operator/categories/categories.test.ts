/** The tree of categories as operators edit it (docs/behaviour.md, "Categories"). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import {
  ballValves,
  bolts,
  gateValves,
  hardware,
  pipeline,
  valves,
} from '../../../../tests/fixtures/catalogue/categories.ts'
import { id } from '../../../../tests/fixtures/catalogue/row.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { forgetOwnProducts, ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { categoryTexts } from '../../../jobs/category-texts.ts'
import { runWhole } from '../../../jobs/job.ts'
import { suspendedGoods } from '../../../jobs/suspended-goods.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/categories'
const NAMES = { en: 'Expanding anchors', ru: 'Анкеры распорные', zh: '膨胀锚栓' }
const ABOUT = { en: 'For concrete', ru: '', zh: '' }

const read = async (id: string) => (await (await as('ADMIN', 'GET', `${PATH}/${id}`)).json()).data
const change = (id: string, body: object, headers?: Record<string, string>) =>
  as('ADMIN', 'PATCH', `${PATH}/${id}`, body, headers)
const add = (parent: string | null, names: object = NAMES) => as('ADMIN', 'POST', PATH, { parent, names, about: ABOUT })
const tree = async (parent: string): Promise<string[]> =>
  (await (await as('ANONIM', 'GET', `/api/categories?parent=${parent}&locale=en`)).json()).data.map(
    ({ id }: { id: string }) => id,
  )
const found = async (q: string): Promise<string[]> =>
  (await (await as('ANONIM', 'GET', `/api/products?q=${encodeURIComponent(q)}`)).json()).data.map(
    ({ id }: { id: string }) => id,
  )

const before = { names: bolts.names, about: {} }
const forget = async () => {
  const { DB } = bindings()
  await DB.batch([
    DB.prepare('DELETE FROM category_ancestors WHERE category > 8'),
    DB.prepare('DELETE FROM categories WHERE num > 8'),
    DB.prepare(
      "UPDATE categories SET names = ?, about = '{}', slug = 'bolts', position = num, version = 1 WHERE num = ?",
    ).bind(JSON.stringify(before.names), bolts.num),
    DB.prepare('UPDATE categories SET position = num, version = 1'),
  ])
}
beforeEach(forget)
afterAll(forget)

test('a category is added as the last one below another, with an address of its own', async () => {
  const response = await add(valves.id)
  expect(response.status).toBe(201)
  const { data } = await response.json()
  expect(data).toEqual({
    id: data.id,
    slug: 'expanding-anchors',
    parent: valves.id,
    names: NAMES,
    about: ABOUT,
    picture: null,
    pictureAlts: { en: '', ru: '', zh: '' },
    position: 2,
    beside: 3,
    goods: 0,
    version: 1,
  })
  expect(await read(data.id)).toEqual(data)
  expect(await tree(valves.id)).toEqual([ballValves.id, gateValves.id, data.id])
  const again = (await (await add(hardware.id)).json()).data
  expect(again.slug).toBe(`expanding-anchors-${again.id}`)
  const { results } = await bindings()
    .DB.prepare(
      'SELECT ancestor FROM category_ancestors WHERE category = (SELECT num FROM categories WHERE id = ?) ORDER BY 1',
    )
    .bind(data.id)
    .all<{ ancestor: number }>()
  expect(results.map(({ ancestor }) => ancestor).slice(0, 3)).toEqual([0, pipeline.num, valves.num])
  const product = await ownProduct(bindings(), 1, { status: 'published' })
  expect((await as('MANAGER', 'PATCH', `/api/profile/company/products/${product}`, { category: data.id })).status).toBe(
    200,
  )
  await forgetOwnProducts(bindings())
})

test('a category below the lowest level of the tree is refused, and so is an unknown parent', async () => {
  const top = (await (await add(null)).json()).data
  const middle = (await (await add(top.id)).json()).data
  const lowest = (await (await add(middle.id)).json()).data
  expect(await statusAndCode(await add(lowest.id))).toEqual([409, 'category.too-deep'])
  expect((await add('0000000000000000')).status).toBe(422)
  expect((await add(null, { ...NAMES, zh: ' ' })).status).toBe(422)
})

test('a renamed category has a new address, and its goods are found by the new name alone', async () => {
  const id = await ownProduct(bindings(), 1, { category: bolts.num, status: 'published', names: { en: 'M10' } })
  const renamed = await change(bolts.id, { names: NAMES }, { 'If-Match': '"1"' })
  expect((await renamed.json()).data).toMatchObject({ slug: 'expanding-anchors', names: NAMES, version: 2 })
  expect(await statusAndCode(await change(bolts.id, { names: NAMES }, { 'If-Match': '"1"' }))).toEqual([
    412,
    'version.outdated',
  ])
  await runWhole(bindings(), categoryTexts, Date.now(), { category: bolts.id })
  await runWhole(bindings(), suspendedGoods, Date.now())
  expect(await found('expanding anchors')).toContain(id)
  expect(await found('анкеры распорные')).toContain(id)
  const hits = (await (await as('ANONIM', 'GET', '/dev/search?locale=en&q=expanding+anchors')).json()).data
  expect(JSON.stringify(hits)).toContain('expanding-anchors')
  await forgetOwnProducts(bindings())
})

test('10,000 goods of a renamed category are noted in bounded steps', async () => {
  const id = await ownProduct(bindings(), 1, { category: bolts.num, status: 'draft' })
  const { DB } = bindings()
  await DB.prepare(
    `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 9999)
     INSERT INTO products (id, slug, company, category, names, description, country, unit, moq, facts, tiers, currency, vat_included,
       pictures, variants, status, rank, created_at, updated_at)
     SELECT printf('y%015d', n), p.slug, p.company, p.category, p.names, p.description, p.country, p.unit, p.moq, p.facts, p.tiers,
       p.currency, p.vat_included, p.pictures, p.variants, p.status, p.rank, 0, 0
     FROM copies CROSS JOIN products AS p ON p.id = ?`,
  )
    .bind(id)
    .run()
  await DB.exec('DELETE FROM reindex')
  const noted = async () =>
    Number(await DB.prepare('SELECT count(*) AS n FROM reindex WHERE num < 1000000000').first('n'))
  let cursor: unknown = null
  let before = 0
  for (;;) {
    const result = await categoryTexts.step(bindings(), {
      now: 1,
      argument: { category: hardware.id },
      cursor,
      isLastAttempt: false,
    })
    const now = await noted()
    expect(now - before).toBeLessThanOrEqual(1000)
    before = now
    if ('done' in result) break
    cursor = result.next
  }
  expect(before).toBeGreaterThanOrEqual(10_000)
  await DB.exec("DELETE FROM products WHERE id LIKE 'y0%'; DELETE FROM reindex")
  await forgetOwnProducts(bindings())
})

test('a category changes its place among those beside it', async () => {
  const moved = (await (await change(gateValves.id, { position: 0 })).json()).data
  expect(moved).toMatchObject({ position: 0, beside: 2, slug: 'gate-valves' })
  expect(await tree(valves.id)).toEqual([gateValves.id, ballValves.id])
  await change(gateValves.id, { position: 1 })
  expect(await tree(valves.id)).toEqual([ballValves.id, gateValves.id])
})

test('a category gets a picture that its operator has uploaded, which is the site’s then, with alternative texts', async () => {
  const { DB } = bindings()
  const file = id(49, 2)
  await DB.prepare(`INSERT INTO files (id, kind, name, type, size, width, height, created_at, uploaded_by)
    VALUES (?, 'photo', 'bolt.jpg', 'image/jpeg', 1, 800, 600, 0, ?)`)
    .bind(file, PEOPLE.ADMIN.num)
    .run()
  const pictureAlts = { en: 'A bolt', ru: 'Болт', zh: '螺栓' }
  expect((await change(bolts.id, { picture: '0000000000000000' })).status).toBe(422)
  const { data } = await (await change(bolts.id, { picture: file, pictureAlts })).json()
  expect(data).toMatchObject({ picture: { id: file, width: 800 }, pictureAlts })
  expect(await DB.prepare('SELECT uploaded_by FROM files WHERE id = ?').bind(file).first('uploaded_by')).toBeNull()
  const shown = async () => {
    const { data } = await (await as('ANONIM', 'GET', '/api/categories?locale=ru')).json()
    return data.find((one: { id: string }) => one.id === bolts.id)
  }
  expect(await shown()).toMatchObject({ picture: { id: file }, alt: 'Болт' })
  await change(bolts.id, { picture: null, pictureAlts: { en: '', ru: '', zh: '' } })
  expect((await shown()).picture).toBeNull()
  expect(await shown()).not.toHaveProperty('alt')
})
