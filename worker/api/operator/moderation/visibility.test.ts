/** Searches and lists hold what the public may see, whatever happens to statuses (docs/behaviour.md, "Only what is public is found"). */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { PRODUCTS, ural } from '../../../../tests/fixtures/catalogue.ts'
import { all, differences } from '../../../../tests/fixtures/index-differences.ts'
import { interrupted } from '../../../../tests/fixtures/interrupted.ts'
import { recountDifferences } from '../../../../tests/fixtures/recount.ts'
import { forgetOwnProducts, ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { indexStored } from '../../../db/rebuild-search-index.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import { applySuspensions, suspendedGoodsWrites } from '../../organization/suspension.ts'

const { as, bindings } = servePeople({ reset: false })

const NONE = { surplus: [], missing: [], words: [], counts: {} }

const COMPANY = '/api/profile/company'

/** What suppliers and moderators do with the products and the company; a step that the present status refuses changes nothing. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      of: fc.nat({ max: 1 }),
      status: fc.constantFrom('moderation', 'draft', 'hidden', 'published', 'archived'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ of: fc.nat({ max: 1 }), verdict: fc.constantFrom('published', 'rejected', 'hidden') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      of: fc.nat({ max: 1 }),
      name: fc.constantFrom('Quince press', 'Quinces pressed', 'Amber gasket', 'Gasket'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ of: fc.nat({ max: 1 }), remove: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ company: fc.constantFrom('hidden', 'active', 'blocked', 'back') }) },
  { weight: 1, arbitrary: fc.record({ all: fc.constantFrom('published', 'rejected') }) },
)
type Step = Parameters<Parameters<typeof step.map>[0]>[0]

async function take(ids: string[], wish: Step): Promise<number> {
  const send = async (name: Parameters<typeof as>[0], method: string, path: string, body?: unknown) =>
    (await as(name, method, path, body)).status
  if ('all' in wish) {
    const until = new Date(Date.now() + 1000).toISOString()
    return send('ADMIN', 'POST', `/app/admin/companies/${ural.id}/decisions`, { status: wish.all, reason: 'No', until })
  }
  if ('company' in wish) {
    if (wish.company === 'back') return send('ADMIN', 'POST', `/app/admin/companies/${ural.id}/restore`, {})
    if (wish.company === 'blocked') {
      return send('ADMIN', 'PATCH', `/app/admin/companies/${ural.id}/status`, { status: 'blocked', reason: 'No' })
    }
    return send('OWNER', 'PATCH', `${COMPANY}/status`, { status: wish.company })
  }
  const path = `${COMPANY}/products/${ids[wish.of]}`
  if ('name' in wish) return send('OWNER', 'PATCH', path, { names: { en: wish.name } })
  if ('remove' in wish)
    return wish.remove ? send('OWNER', 'DELETE', path) : send('OWNER', 'POST', `${path}/restore`, {})
  if ('status' in wish) return send('OWNER', 'PATCH', `${path}/status`, { status: wish.status })
  return send('ADMIN', 'PATCH', `/app/admin/products/${ids[wish.of]}/status`, { status: wish.verdict, reason: 'No' })
}

const isIn = (index: string) => `EXISTS (SELECT 1 FROM ${index} WHERE ${index} MATCH '"' || search_words.term || '"')`
const FORGET_ORPHANS = `DELETE FROM search_words WHERE NOT ${isIn('product_fts')} AND NOT ${isIn('directory_fts')}`

describe('after any sequence of changes', () => {
  test('indexes, lists and counts are those built anew', { timeout: 180_000 }, async () => {
    const { DB } = bindings()
    await indexStored(DB)
    const done = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), async (steps) => {
        await forgetOwnProducts(bindings())
        await DB.batch([
          DB.prepare(`UPDATE companies SET status = 'active' WHERE num = ${ural.num}`),
          // Goods of the run before were deleted in SQL, so their words are deleted here and not by the API; limits start at 0 again.
          DB.prepare(FORGET_ORPHANS),
          DB.prepare('DELETE FROM rate_counters'),
        ])
        const picture = PRODUCTS[0]?.pictures ?? []
        const ready = { pictures: picture, onRequest: true }
        const ids = await Promise.all([
          ownProduct(bindings(), 1, { ...ready, status: 'moderation' }),
          ownProduct(bindings(), 2, ready),
        ])
        await indexStored(DB)
        for (const wish of steps) {
          const status = await take(ids, wish)
          if (status < 300) done.add(JSON.stringify({ ...wish, of: 0 }))
          else expect([404, 409, 410, 412], JSON.stringify(wish)).toContain(status)
        }
        await applySuspensions(DB)
        expect(await differences(DB)).toEqual(NONE)
      }),
      { numRuns: process.env.FULL ? 30 : 2, seed: 1 },
    )
    expect(done.size, 'kinds of steps that changed something').toBeGreaterThan(4)
  })
})

/** Adds copies of a fixture's product to the table, and to no index, as products of a company that has that many. */
const copies = (count: number, columns: Record<string, string>) => `INSERT INTO products
  (id, slug, company, category, names, description, unit, status, suspended, created_at, updated_at)
  WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${count})
  SELECT printf('cpy0%012d', n), 'copy', ${ural.num}, (SELECT min(num) FROM categories), json_object('en', 'Pump ' || n), '{}', 'piece',
    '${columns.status}', ${columns.suspended ?? 0}, 0, 0 FROM copy`

/** More than the matches that any search ranks; `FULL=1` takes ten thousand. */
const DRAFTS = process.env.FULL ? 10_000 : 2_000
/** Products of the company that is taken off the site: more than one step of a thousand. */
const GOODS = process.env.FULL ? 100_000 : 2_500

const found = async (path: string) => {
  const response = await as('ANONIM', 'GET', path)
  expect(response.status, path).toBe(200)
  return response.json()
}

test('a product is found from the moment of its approval until it is hidden, refused or deleted', async () => {
  const { DB } = bindings()
  await DB.prepare(`UPDATE companies SET status = 'active' WHERE num = ${ural.num}`).run()
  const counts = async () => {
    const rows = await found('/api/products?q=quince')
    const suggested = await found('/dev/product/search?q=quinc')
    return [rows.data.length, suggested.data.length]
  }
  const id = await ownProduct(bindings(), 1, {
    names: { en: 'Quince press' },
    pictures: PRODUCTS[0]?.pictures ?? [],
    onRequest: true,
  })
  await indexStored(DB)
  const set = async (name: 'OWNER' | 'ADMIN', status: string) => {
    const path = name === 'ADMIN' ? `/app/admin/products/${id}/status` : `${COMPANY}/products/${id}/status`
    expect((await as(name, 'PATCH', path, { status, reason: 'No' })).status, status).toBe(200)
  }
  expect(await counts()).toEqual([0, 0])
  await set('OWNER', 'moderation')
  expect(await counts()).toEqual([0, 0])
  await set('ADMIN', 'published')
  expect(await counts()).toEqual([1, 1])
  await set('OWNER', 'hidden')
  expect(await counts()).toEqual([0, 0])
  await set('OWNER', 'published')
  expect(await counts()).toEqual([1, 1])
  await set('ADMIN', 'rejected')
  expect(await counts()).toEqual([0, 0])
})

describe('a supplier with many goods', () => {
  beforeEach(async () => {
    await forgetOwnProducts(bindings())
    await bindings().DB.batch(
      [
        `UPDATE companies SET status = 'active' WHERE num = ${ural.num}`,
        'DELETE FROM reindex',
        'DELETE FROM following_goods',
      ].map((sql) => bindings().DB.prepare(sql)),
    )
    await indexStored(bindings().DB)
  })

  test('a search finds as many with thousands of drafts of a new account as without them', async () => {
    const { DB } = bindings()
    const searches = [
      '/api/products?q=valve',
      '/dev/product/search?q=val',
      '/dev/search?q=valve',
      '/api/products/filter?q=valve',
    ]
    const before = await Promise.all(searches.map(found))
    expect(before[0].data.length).toBeGreaterThan(0)
    await DB.prepare(copies(DRAFTS, { status: 'draft' }).replace("'Pump ' || n", "'Valve pump ' || n")).run()
    await DB.prepare("INSERT INTO reindex (num) SELECT num FROM products WHERE id LIKE 'cpy0%'").run()
    await applySuspensions(DB)
    expect(
      await DB.prepare("SELECT count(*) AS n FROM unpublished_fts WHERE unpublished_fts MATCH 'pump'").first('n'),
    ).toBe(DRAFTS)
    expect(await Promise.all(searches.map(found))).toEqual(before)
  })

  /** Runs until nothing is left to do. Each run is killed once, before or after a different round trip, and the next run continues. */
  async function followKilled(): Promise<void> {
    for (let run = 0, isAll = false; !isAll; run++) {
      const moment = run % 2 === 0 ? 'before' : 'after'
      const { DB } = interrupted(bindings(), { at: 2 + 3 * run, moment })
      isAll = await applySuspensions(DB).then(
        (followed) => followed.isAll,
        () => false,
      )
    }
  }

  test('disappears and comes back in steps, and each run continues where a killed one ended', async () => {
    const { DB } = bindings()
    await DB.prepare(copies(GOODS, { status: 'published' })).run()
    await indexStored(DB)
    const published = () =>
      DB.prepare("SELECT count(*) AS n FROM products WHERE status = 'published' AND id LIKE 'cpy0%'").first<number>('n')
    const shown = () =>
      DB.prepare("SELECT count(*) AS n FROM product_fts WHERE product_fts MATCH 'pump'").first<number>('n')
    const [one] = await all<{ id: string }>(
      DB,
      "SELECT id FROM products WHERE id LIKE 'cpy0%' ORDER BY num DESC LIMIT 1",
    )
    const status = (to: string) => sql`UPDATE companies SET status = ${to} WHERE num = ${ural.num}`
    await writeBatch(DB, [status('blocked'), ...(await suspendedGoodsWrites(DB, ural.num, 'active', 'blocked'))])
    expect([await published(), await shown()]).toEqual([GOODS - 1_000, GOODS - 1_000])
    expect((await as('ANONIM', 'GET', `/api/products/${one?.id}`)).status, 'its page is gone before its step').toBe(410)
    await followKilled()
    expect([await published(), await shown()]).toEqual([0, 0])
    await writeBatch(DB, [status('active'), ...(await suspendedGoodsWrites(DB, ural.num, 'blocked', 'active'))])
    const back = `SELECT count(*) AS n FROM products WHERE company = ${ural.num} AND status = 'published'`
    expect(await DB.prepare(back).first('n')).toBe(200)
    expect(await shown()).toBe(await published())
    await followKilled()
    expect([await published(), await shown()]).toEqual([GOODS, GOODS])
    expect(await recountDifferences(DB)).toEqual({})
  }, 3_600_000)
})
