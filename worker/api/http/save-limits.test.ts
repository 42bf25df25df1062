/** What members write is limited by person, organization and address, and costs a bounded number of rows. */
import { beforeEach, describe, expect, test } from 'vitest'
import { servePeople } from '../../../tests/fixtures/api.ts'
import { bolts, PRODUCTS, ural } from '../../../tests/fixtures/catalogue.ts'
import { personId } from '../../../tests/fixtures/people.ts'
import { forgetOwnProducts, ownProduct } from '../../../tests/fixtures/suppliers.ts'
import { mac } from '../secrets/hmac.ts'

const { as, bindings } = servePeople()
const PRODUCTS_PATH = '/api/profile/company/products'
const draft = { names: { en: 'Quince press' }, category: bolts.id }

beforeEach(async () => {
  await forgetOwnProducts(bindings())
  await bindings().DB.prepare('DELETE FROM rate_counters').run()
  await bindings().DB.prepare(`UPDATE companies SET status = 'active' WHERE num = ${ural.num}`).run()
})

/** Sets a counter as if so much had been done in this period. */
async function count(name: string, subject: string, n: number): Promise<void> {
  const key = await mac(bindings(), 'rate-counter', `${name} ${subject}`)
  await bindings()
    .DB.prepare('INSERT INTO rate_counters (key, n, resets_at) VALUES (?, ?, ?)')
    .bind(key, n, Date.now() + 30_000)
    .run()
}

describe('past its limit a call is a 429 that says when to try again', () => {
  const organization = ural.id
  test.each([
    ['saves of a person', 'save by person', personId('OWNER'), 600],
    ['saves of an organization', 'save by organization', organization, 1_200],
    ['new products of a person', 'new product by person', personId('OWNER'), 5_000],
    ['new products of an organization', 'new product by organization', organization, 5_000],
  ])('%s', async (_, name, subject, most) => {
    await count(name, subject, most - 1)
    expect((await as('OWNER', 'POST', PRODUCTS_PATH, draft)).status).toBe(201)
    const refused = await as('OWNER', 'POST', PRODUCTS_PATH, draft)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('saves from an address', async () => {
    const address = '203.0.113.7'
    await count('save by address', address, 1_199)
    const save = () => as('OWNER', 'POST', PRODUCTS_PATH, draft, { 'X-Client-Address': address })
    expect((await save()).status).toBe(201)
    expect((await save()).status).toBe(429)
  })

  test('drafts of a company that moderators have not approved', async () => {
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
})

/** @returns the rows that the database writes for what is done meanwhile */
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
