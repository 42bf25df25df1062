/** What members write is limited by person, organization and address, and costs a bounded number of rows. */
import { beforeEach, describe, expect, test } from 'vitest'
import { servePeople } from '../../../tests/fixtures/api.ts'
import { bolts, PRODUCTS, shenyang, ural } from '../../../tests/fixtures/catalogue.ts'
import { forgetOwnProducts, ownProduct } from '../../../tests/fixtures/suppliers.ts'
import { applySuspensions } from '../organization/suspension.ts'

const { as, bindings } = servePeople({ counted: true })
const PRODUCTS_PATH = '/api/profile/company/products'
const draft = { names: { en: 'Quince press' }, category: bolts.id }

beforeEach(async () => {
  await forgetOwnProducts(bindings())
  await bindings().DB.batch(
    ['DELETE FROM rate_counters', 'UPDATE product_texts SET bytes = 0'].map((sql) => bindings().DB.prepare(sql)),
  )
  await bindings().DB.prepare(`UPDATE companies SET status = 'active' WHERE num = ${ural.num}`).run()
})

test('a draft past the limit of a company that moderators have not approved is refused until tomorrow', async () => {
  await bindings().DB.prepare(`UPDATE companies SET status = 'draft' WHERE num = ${ural.num}`).run()
  await bindings().DB.prepare(`UPDATE products SET status = 'hidden' WHERE company = ${ural.num}`).run()
  await bindings()
    .DB.prepare(
      `INSERT INTO products (id, slug, company, category, names, description, unit, status, created_at, updated_at)
        WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 500)
        SELECT printf('cpy0%012d', n), '', ${ural.num}, ${bolts.num}, '{}', '{}', 'piece', 'draft', 0, 0 FROM copy`,
    )
    .run()
  const refused = await as('OWNER', 'POST', PRODUCTS_PATH, draft)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '86400'])
})

test('a product is refused where the organization has as many published ones as it may have', async () => {
  const { DB } = bindings()
  await DB.prepare("INSERT OR REPLACE INTO facet_counts (ancestor, facet, value, n) VALUES (0, 'company', ?, 1000000)")
    .bind(String(ural.num))
    .run()
  const refused = await as('OWNER', 'POST', PRODUCTS_PATH, draft)
  await DB.prepare("DELETE FROM facet_counts WHERE ancestor = 0 AND facet = 'company' AND value = ?")
    .bind(String(ural.num))
    .run()
  expect(refused.status).toBe(429)
})

test('of texts past the quota of an organization no more bytes are stored, and shorter ones still are', async () => {
  const { DB } = bindings()
  const id = await ownProduct(bindings(), 1, { description: { zh: '阀'.repeat(1_000) } })
  await DB.prepare('UPDATE product_texts SET bytes = 500000000 WHERE company = ?').bind(ural.num).run()
  const save = async (description: object) => {
    const { status, headers } = await as('OWNER', 'PATCH', `${PRODUCTS_PATH}/${id}`, { description })
    return [status, headers.get('Retry-After')]
  }
  expect(await save({ zh: '阀'.repeat(1_001) })).toEqual([429, '86400'])
  expect((await as('OWNER', 'POST', PRODUCTS_PATH, draft)).status).toBe(429)
  expect(await save({ zh: '阀'.repeat(100) })).toEqual([200, null])
  const left = await DB.prepare('SELECT bytes FROM product_texts WHERE company = ?').bind(ural.num).first('bytes')
  expect(left).toBe(500_000_000 - 2_700)
  expect(await save({ zh: '阀'.repeat(1_000) })).toEqual([200, null])
})

/** @returns the number of rows that the database writes during the work */
async function rowsWritten(work: () => Promise<unknown>): Promise<number> {
  const { DB } = bindings()
  const batch = DB.batch.bind(DB)
  let rows = 0
  const counting: typeof DB.batch = async (statements) => {
    const results = await batch<never>(statements)
    for (const { meta } of results) rows += meta.rows_written
    return results
  }
  DB.batch = counting
  try {
    await work()
  } finally {
    DB.batch = batch
  }
  return rows
}

describe('a text of 60 kB with thousands of new words', () => {
  const letters = (n: number) => [...String(n)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')
  const text = (seed: number) =>
    Array.from({ length: 2_000 }, (_, at) => `zz${letters(seed + at * 7)}`)
      .join(' ')
      .slice(0, 20_000)
  const names = { en: `Quince ${text(100_000).slice(0, 80)}` }
  const description = { en: text(200_000), ru: text(300_000), zh: text(400_000) }

  test('writes at most 60 rows as a draft, and 2,000 when it is published', async () => {
    const picture = PRODUCTS[0]?.pictures ?? []
    const id = await ownProduct(bindings(), 1, { pictures: picture, onRequest: true })
    const path = `${PRODUCTS_PATH}/${id}`
    const saved = await rowsWritten(async () => {
      expect((await as('OWNER', 'PATCH', path, { names, description })).status).toBe(200)
    })
    expect(saved).toBeGreaterThan(0)
    expect(saved).toBeLessThanOrEqual(60)
    expect((await as('OWNER', 'PATCH', `${path}/status`, { status: 'moderation' })).status).toBe(200)
    const published = await rowsWritten(async () => {
      expect((await as('ADMIN', 'PATCH', `/app/admin/products/${id}/status`, { status: 'published' })).status).toBe(200)
    })
    expect(published).toBeGreaterThan(500)
    expect(published).toBeLessThanOrEqual(2_000)
  })
})

/** Adds published products of a company, which its triggers list. */
const addGoods = (company: number, from: number, most: number) =>
  bindings()
    .DB.prepare(
      `INSERT INTO products (id, slug, company, category, names, description, unit, status, created_at, updated_at)
        WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${most})
        SELECT printf('cpy0%012d', ${from} + n), '', ${company}, ${bolts.num}, json_object('en', 'Copy'), '{}', 'piece', 'published', 0, 0
        FROM copy`,
    )
    .run()

test('the rows of a save, of a publication and of a step of hiding do not grow with the catalogue', async () => {
  const { DB } = bindings()
  const picture = PRODUCTS[0]?.pictures ?? []
  const costs = async (name: string) => {
    const id = await ownProduct(bindings(), 1, { pictures: picture, onRequest: true, status: 'moderation' })
    const save = await rowsWritten(() => as('OWNER', 'PATCH', `${PRODUCTS_PATH}/${id}`, { names: { en: name } }))
    const publish = await rowsWritten(() =>
      as('ADMIN', 'PATCH', `/app/admin/products/${id}/status`, { status: 'published' }),
    )
    await DB.batch([
      DB.prepare(`UPDATE companies SET status = 'blocked' WHERE num = ${ural.num}`),
      DB.prepare(`INSERT OR IGNORE INTO following_goods VALUES (${ural.num})`),
    ])
    const hide = await rowsWritten(() => applySuspensions(DB, 1))
    await DB.prepare(`UPDATE companies SET status = 'active' WHERE num = ${ural.num}`).run()
    await DB.prepare('DELETE FROM following_goods').run()
    await DB.prepare('DELETE FROM reindex').run()
    return { save, publish, hide }
  }
  await addGoods(ural.num, 0, 1_500)
  const before = await costs('Quince abcde')
  await addGoods(ural.num, 2_000, 1_500)
  await addGoods(shenyang.num, 4_000, 3_000)
  const after = await costs('Amber fghij')
  for (const [what, rows] of Object.entries(after)) {
    expect(rows, what).toBeGreaterThan(0)
    expect(rows, what).toBeLessThanOrEqual(Reflect.get(before, what) + 20)
  }
})
