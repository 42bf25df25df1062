/** Goods follow a category that was moved or merged (docs/behaviour.md, "Categories"). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../tests/fixtures/api.ts'
import {
  ballValves,
  bolts,
  gateValves,
  hardware,
  pipeline,
  pipes,
  steelPipes,
  valves,
} from '../../tests/fixtures/catalogue/categories.ts'
import { recountDifferences } from '../../tests/fixtures/recount.ts'
import { forgetOwnProducts, ownProduct } from '../../tests/fixtures/suppliers.ts'
import { categoryGoods } from '../jobs/category-goods.ts'
import { runWhole } from '../jobs/job.ts'
import { MOVED_AT_ONCE } from './refresh-goods.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/categories'
const change = (id: string, body: object) => as('ADMIN', 'PATCH', `${PATH}/${id}`, body)
const merge = (id: string, into: string) => as('ADMIN', 'POST', `${PATH}/${id}/merge`, { into })
const follow = () => runWhole(bindings(), categoryGoods, Date.now())
const listed = async (category: string): Promise<string[]> =>
  (await (await as('ANONIM', 'GET', `/api/products?category=${category}&perPage=96`)).json()).data.map(
    ({ id }: { id: string }) => id,
  )
const current = async (id: string) => (await (await as('ANONIM', 'GET', `/api/categories/${id}`)).json()).data?.id
const rows = async (sql: string) => (await bindings().DB.prepare(sql).all()).results
const add = async (parent: string | null, name: string): Promise<string> => {
  const names = { en: name, ru: name, zh: name }
  const about = { en: '', ru: '', zh: '' }
  return (await (await as('ADMIN', 'POST', PATH, { parent, names, about })).json()).data.id
}
const numOf = async (id: string): Promise<number> =>
  Number(await bindings().DB.prepare('SELECT num FROM categories WHERE id = ?').bind(id).first('num'))

/** Copies a product into a category. */
const copies = (id: string, category: number, count: number, status: string) =>
  bindings()
    .DB.prepare(
      `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?3)
     INSERT INTO products (id, slug, company, category, names, description, country, unit, moq, facts, tiers, currency, vat_included,
       pictures, variants, status, rank, created_at, updated_at)
     SELECT printf('y%015d', n), p.slug, p.company, ?2, p.names, p.description, p.country, p.unit, p.moq, p.facts, p.tiers,
       p.currency, p.vat_included, p.pictures, p.variants, ?4, n % 3, 0, 0
     FROM copies CROSS JOIN products AS p ON p.id = ?1`,
    )
    .bind(id, category, count, status)
    .run()

const forget = async () => {
  await forgetOwnProducts(bindings())
  await bindings().DB.exec("DELETE FROM products WHERE id LIKE 'y0%'")
  await change(ballValves.id, { parent: valves.id })
  await follow()
  await bindings().DB.batch(
    [
      'DELETE FROM category_redirects',
      'DELETE FROM category_choices',
      'UPDATE categories SET merging = NULL',
      'DELETE FROM category_ancestors WHERE category > 8 OR ancestor > 8',
      'DELETE FROM categories WHERE num > 8',
      'UPDATE categories SET position = num, version = 1',
      'DELETE FROM jobs',
    ].map((sql) => bindings().DB.prepare(sql)),
  )
}
beforeEach(forget)
afterAll(forget)

test('a moved category is listed below its new parent, and no longer below the former one', async () => {
  const product = await ownProduct(bindings(), 1, { category: ballValves.num, status: 'published' })
  const { data } = await (await change(ballValves.id, { parent: hardware.id })).json()
  expect(data).toMatchObject({ parent: hardware.id, position: 1, beside: 2, version: 2 })
  const tree = (await (await as('ANONIM', 'GET', `/api/categories?parent=${hardware.id}`)).json()).data
  expect(tree.map(({ id }: { id: string }) => id)).toEqual([bolts.id, ballValves.id])
  await follow()
  expect(await listed(hardware.id)).toContain(product)
  expect(await listed(ballValves.id)).toContain(product)
  expect(await listed(pipeline.id)).not.toContain(product)
  expect(await recountDifferences(bindings().DB)).toEqual({})
  expect(await rows('SELECT * FROM leaving_ancestors')).toEqual([])
})

test('goods that change while their category moves end in the right lists, whether the job has passed them or not', async () => {
  const first = await ownProduct(bindings(), 1, { category: ballValves.num, status: 'published' })
  await copies(first, ballValves.num, MOVED_AT_ONCE + 20, 'published')
  await change(ballValves.id, { parent: hardware.id })
  const edit = async () => {
    await bindings().DB.exec(
      "UPDATE products SET stock = 1 - coalesce(stock, 0) WHERE id LIKE 'y0%' AND num % 2 = 0; UPDATE products SET status = 'hidden' WHERE id LIKE 'y0%' AND num % 7 = 0; DELETE FROM products WHERE id LIKE 'y0%' AND num % 11 = 0",
    )
  }
  await edit()
  const input = { now: Date.now(), argument: null, isLastAttempt: false }
  const result = await categoryGoods.step(bindings(), { ...input, cursor: null })
  await edit()
  await change(ballValves.id, { parent: valves.id })
  if ('next' in result) await categoryGoods.step(bindings(), { ...input, cursor: result.next })
  await follow()
  expect(await recountDifferences(bindings().DB)).toEqual({})
})

test('a category moves with all categories below it, also to the top of the tree', async () => {
  const product = await ownProduct(bindings(), 1, { category: steelPipes.num, status: 'published' })
  await change(pipes.id, { parent: hardware.id })
  await follow()
  expect(await listed(hardware.id)).toContain(product)
  await change(pipes.id, { parent: null })
  await follow()
  expect(await listed(hardware.id)).not.toContain(product)
  expect(await recountDifferences(bindings().DB)).toEqual({})
  await change(pipes.id, { parent: pipeline.id })
  await follow()
})

test('a category cannot be moved below itself, nor so that the tree gets more than three levels', async () => {
  expect((await change(valves.id, { parent: valves.id })).status).toBe(422)
  expect((await change(valves.id, { parent: gateValves.id })).status).toBe(422)
  expect((await change(valves.id, { parent: '0000000000000000' })).status).toBe(422)
  const top = await add(null, 'Top')
  const middle = await add(top, 'Middle')
  const low = await add(middle, 'Low')
  const other = await add(null, 'Other')
  expect(await statusAndCode(await change(top, { parent: other }))).toEqual([409, 'category.too-deep'])
  expect(await statusAndCode(await change(other, { parent: low }))).toEqual([409, 'category.too-deep'])
})

test('goods of a merged category follow in bounded steps, and its id redirects to the other one at once', async () => {
  const from = await add(hardware.id, 'Studs')
  const num = await numOf(from)
  const product = await ownProduct(bindings(), 1, { category: num, status: 'published' })
  await copies(product, num, 1_200, 'draft')
  await bindings()
    .DB.prepare('INSERT INTO category_choices (company, path, category, updated_at) VALUES (1, ?, ?, 0)')
    .bind('studs', num)
    .run()
  expect((await merge(from, bolts.id)).status).toBe(200)
  expect(await current(from)).toBe(bolts.id)
  expect((await (await as('ANONIM', 'GET', '/api/categories')).json()).data).not.toContainEqual(
    expect.objectContaining({ id: from }),
  )
  const left = async () => Number((await rows(`SELECT count(*) AS n FROM products WHERE category = ${num}`))[0]?.n)
  let cursor: unknown = null
  let before = await left()
  for (;;) {
    const result = await categoryGoods.step(bindings(), { now: 1, argument: null, cursor, isLastAttempt: false })
    const now = await left()
    expect(before - now).toBeLessThanOrEqual(MOVED_AT_ONCE)
    before = now
    if ('done' in result) break
    cursor = result.next
  }
  expect(before).toBe(0)
  expect(await listed(bolts.id)).toContain(product)
  expect(await listed(from)).toContain(product)
  expect(await current(from)).toBe(bolts.id)
  expect(await recountDifferences(bindings().DB)).toEqual({})
  expect(await rows(`SELECT 1 FROM categories WHERE num = ${num}`)).toEqual([])
  expect(await rows("SELECT category FROM category_choices WHERE path = 'studs'")).toEqual([{ category: bolts.num }])
  expect((await as('ANONIM', 'GET', '/api/categories/0000000000000000')).status).toBe(404)
})

test('addresses of a category that was merged twice redirect to the last one', async () => {
  const first = await add(hardware.id, 'Studs')
  const second = await add(hardware.id, 'Studs and rods')
  await merge(first, second)
  await merge(second, bolts.id)
  await follow()
  expect([await current(first), await current(second)]).toEqual([bolts.id, bolts.id])
})

test('a category that has subcategories or is being merged already is not merged, and none into itself or into one being merged', async () => {
  expect(await statusAndCode(await merge(valves.id, bolts.id))).toEqual([409, 'category.in-use'])
  expect((await merge(bolts.id, bolts.id)).status).toBe(422)
  const from = await add(hardware.id, 'Studs')
  await bindings().DB.prepare('UPDATE categories SET merging = ? WHERE id = ?').bind(bolts.num, from).run()
  expect(await statusAndCode(await merge(from, gateValves.id))).toEqual([409, 'category.in-use'])
  expect((await merge(gateValves.id, from)).status).toBe(422)
})
