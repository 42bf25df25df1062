/** The queue by key, claims, and what a moderator reads of one product (docs/behaviour.md, "Operators' desk", "Claimed reviews"). */

import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReviewQuery } from '../../../../domain/contract/reviews.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import { ids, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { bolts, shenyang, ural } from '../../../../tests/fixtures/catalogue.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { READY } from '../../../../tests/fixtures/own-products.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { rowsRead } from '../../../../tests/fixtures/rows-read.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { CLAIMED_FOR } from './claim.ts'
import { readReviews } from './list.ts'

const { as, bindings, submit, decide } = serveModeration()
const PATH = '/api/operator/reviews'

beforeEach(() => vi.useRealTimers())

const list = async (query = '') => (await as('ADMIN', 'GET', `${PATH}?locale=en${query}`)).json()
const one = async (id: string, query = '') =>
  (await (await as('ADMIN', 'GET', `${PATH}/products/${id}?locale=en${query}`)).json()).data
const claim = async (id: string, takeOver = false) =>
  (await (await as('ADMIN', 'PUT', `${PATH}/products/${id}/claim`, { takeOver })).json()).data.claim
/** Another operator has it on the screen. */
const claimedByOther = (id: string) =>
  bindings()
    .DB.prepare(
      'UPDATE reviews SET claimed_by = ?, claimed_until = ? WHERE subject = (SELECT num FROM products WHERE id = ?)',
    )
    .bind(PEOPLE.OWNER.num, Date.now() + CLAIMED_FOR, id)
    .run()

async function submitted(num: number, rest = {}): Promise<string> {
  const id = await ownProduct(bindings(), num, { ...READY, ...rest })
  await submit(id)
  return id
}

test('lists what waits, longest waiting first, and filters it', async () => {
  const first = await submitted(1, { names: { en: 'Gate valve', zh: '闸阀' } })
  const second = await submitted(2, { names: { en: 'Ball valve' } })
  await bindings()
    .DB.prepare('UPDATE reviews SET asked_at = asked_at - ? WHERE subject = (SELECT num FROM products WHERE id = ?)')
    .bind(4 * 86_400_000, first)
    .run()
  const all = await list()
  expect(ids(all.data)).toEqual([first, second])
  expect(all.data[0]).toMatchObject({
    name: { text: 'Gate valve' },
    company: { id: ural.id },
    isChange: false,
    claim: null,
  })
  expect(all.meta).toEqual({ total: 2, more: false, next: null })
  expect(ids((await list('&written=zh')).data)).toEqual([first])
  expect(ids((await list('&days=3')).data)).toEqual([first])
  expect(ids((await list(`&category=${bolts.id}`)).data)).toEqual([first, second])
  expect(ids((await list(`&company=${shenyang.id}`)).data)).toEqual([])
  expect((await list('&kind=company')).data).toEqual([])
  expect((await as('ADMIN', 'GET', `${PATH}?days=2`)).status).toBe(422)
  expect((await as('ADMIN', 'GET', `${PATH}?after=x`)).status).toBe(422)
})

test('what another operator has on the screen is passed over, until ten minutes are over or it is taken over', async () => {
  const first = await submitted(1)
  const second = await submitted(2)
  const third = await submitted(3)
  await claimedByOther(second)
  expect((await one(first)).next).toBe(third)
  expect((await one(third)).previous).toBe(first)
  expect(await claim(second)).toMatchObject({ by: 'OWNER', own: false })
  expect((await list()).data[1].claim).toMatchObject({ own: false })
  expect(await claim(second, true)).toMatchObject({ by: 'ADMIN', own: true })
  expect((await one(first)).next).toBe(second)
  await claimedByOther(second)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CLAIMED_FOR + 1000 })
  expect(await claim(second)).toMatchObject({ own: true })
  expect((await as('ADMIN', 'DELETE', `${PATH}/products/${second}/claim`)).status).toBe(204)
  expect((await list()).data[1].claim).toBe(null)
})

test('what does not wait is claimed by nobody, and an unknown product is a 404', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  expect(await claim(id)).toBe(null)
  const unknown = await as('ADMIN', 'GET', `${PATH}/products/06d2k6t0000s1a2c`)
  expect(await statusAndCode(unknown)).toEqual([404, 'product.unknown'])
})

test('a product is shown as buyers will see it, with earlier decisions and its supplier’s figures', async () => {
  const id = await submitted(1, { names: { en: 'Gate valve' } })
  await decide('product', id, 'rejected', 'Blurred picture')
  await submit(id)
  const { shown, history, supplier } = await one(id)
  expect(shown).toMatchObject({ id, name: { text: 'Gate valve' }, supplier: { id: ural.id } })
  expect(history).toMatchObject([{ decision: 'refused', reason: 'Blurred picture', by: 'ADMIN' }])
  expect(supplier.waiting).toBe(1)
})

test('products of the same name, and of the same supplier and model, are named', async () => {
  // Saved by the API, so that the search index has them.
  const saved = async (num: number, name: string, model: string) => {
    const id = await ownProduct(bindings(), num, READY)
    await as('OWNER', 'PATCH', `/api/profile/company/products/${id}`, { names: { en: name }, model })
    await submit(id)
    return id
  }
  const id = await saved(1, 'Wafer check valve DN 77', 'WCV-77')
  const same = await saved(2, 'Wafer check valve, DN 77', '')
  const model = await saved(3, 'Wafer check valve DN 77 steel', 'WCV-77')
  await saved(4, 'Wafer check valve DN 77 brass', 'OTHER')
  const { alike } = await one(id)
  const found = new Map(alike.map(({ id, why }: { id: string; why: string }) => [id, why]))
  expect(found).toEqual(
    new Map([
      [same, 'name'],
      [model, 'model'],
    ]),
  )
})

test('a price far from those of similar goods is marked', async () => {
  for (let num = 10; num < 18; num++)
    await ownProduct(bindings(), num, { ...READY, priceRub: 100_000 + num, status: 'published' })
  const id = await submitted(1, { priceRub: 900_000, tiers: [{ from: 1, amount: 900_000 }] })
  expect((await one(id)).price).toMatchObject({ amount: 900_000, outlier: 'high' })
})

/** 100,000 copies of a product that waits. */
async function fill(): Promise<void> {
  const { DB } = bindings()
  const id = await ownProduct(bindings(), 1, { status: 'moderation' })
  const { results } = await DB.prepare(
    "SELECT name FROM pragma_table_info('products') WHERE name NOT IN ('num', 'id')",
  ).all<{ name: string }>()
  const columns = results.map(({ name }) => `"${name}"`).join(', ')
  await DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) INSERT INTO products (num, id, ${columns})
      SELECT 1000000 + i, printf('q%015d', i), ${columns} FROM products CROSS JOIN n WHERE id = ?`,
  )
    .bind(id)
    .run()
  await DB.prepare(`INSERT INTO reviews (kind, subject, company, before, asked_at)
    SELECT 'product', num, company, '{}', num FROM products WHERE num > 1000000`).run()
}

test('a page of 100,000 reads a bounded part of the queue, at its beginning as at its end and with every filter', async () => {
  await fill()
  const costOf = async (query: Record<string, string>) => {
    const asked = { locale: 'en' as const, user: 1, now: Date.now() }
    const read = await rowsRead(bindings().DB, (db) => readReviews(db, parse(ReviewQuery, query), asked))
    const { data, meta } = read.result
    return { shown: data.length, total: meta.total, more: meta.more, hasNext: meta.next !== null, rowsRead: read.rows }
  }
  const last = '1099000.99999999'
  const whole: Record<string, string>[] = [{}, { after: last }, { company: ural.id }, { days: '1' }]
  for (const query of whole) {
    const { rowsRead, ...found } = await costOf(query)
    expect(found, JSON.stringify(query)).toEqual({ shown: 24, total: MAX_COUNTED, more: true, hasNext: true })
    expect(rowsRead, JSON.stringify(query)).toBeLessThan(MAX_COUNTED * 2 + 500)
  }
  const sparse: Record<string, string>[] = [{ category: bolts.id }, { written: 'en' }, { written: 'zh', after: last }]
  for (const query of sparse) {
    const { rowsRead } = await costOf(query)
    expect(rowsRead, JSON.stringify(query)).toBeLessThan(MAX_COUNTED * 8)
  }
  const none = await costOf({ written: 'zh' })
  expect(none).toMatchObject({ shown: 0, total: 0, more: true, hasNext: true })
}, 60_000)
