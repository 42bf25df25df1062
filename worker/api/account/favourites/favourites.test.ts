import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { PRODUCTS } from '../../../../tests/fixtures/catalogue/products.ts'
import { flangedValve, NOBODY, withoutPrice, yuanValve } from '../../../../tests/fixtures/catalogue.ts'

const { as, bindings } = servePeople()

const toggle = (method: 'POST' | 'DELETE', { id }: { id: string }) =>
  as('USER', method, `/api/products/${id}/favourite`)
const list = async (query = '') => (await as('USER', 'GET', `/api/profile/favourites${query}`)).json()
const allIds = async () => ids((await (await as('USER', 'GET', '/api/profile/favourites/ids')).json()).data)

test('adding is a 201, or a 200 when it was there; removing is a 200 either way', async () => {
  expect((await toggle('POST', flangedValve)).status).toBe(201)
  expect((await toggle('POST', flangedValve)).status).toBe(200)
  expect(await allIds()).toEqual([flangedValve.id])
  expect((await toggle('DELETE', flangedValve)).status).toBe(200)
  expect((await toggle('DELETE', flangedValve)).status).toBe(200)
  expect(await allIds()).toEqual([])
})

test('eight concurrent requests add it once', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => toggle('POST', flangedValve)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201])
})

test('they are listed as cards, newest first, in pages', async () => {
  await as('USER', 'POST', '/api/profile/favourites', { ids: [flangedValve.id, yuanValve.id, withoutPrice.id] })
  const { data, meta } = await list('?perPage=2&locale=ru')
  expect(ids(data)).toEqual([flangedValve.id, yuanValve.id])
  expect(data[0]).toMatchObject({ name: { text: 'Кран шаровой фланцевый Ду 50 Ру 16' }, addedAt: expect.any(String) })
  expect(meta).toMatchObject({ total: 3, pages: 2 })
  expect(ids((await list('?perPage=2&page=2')).data)).toEqual([withoutPrice.id])
})

test('a device’s favourites are merged without loss or duplicates, and unknown ids are skipped', async () => {
  await toggle('POST', yuanValve)
  const merge = { ids: [flangedValve.id, yuanValve.id, NOBODY, flangedValve.id] }
  const response = await as('USER', 'POST', '/api/profile/favourites', merge)
  expect(response.status).toBe(200)
  expect(ids((await response.json()).data).sort()).toEqual([flangedValve.id, yuanValve.id].sort())
})

test('a hidden product is not listed and can still be removed', async () => {
  await toggle('POST', flangedValve)
  await bindings().DB.prepare("UPDATE products SET status = 'hidden' WHERE id = ?").bind(flangedValve.id).run()
  try {
    expect((await list()).data).toEqual([])
    expect((await toggle('POST', flangedValve)).status).toBe(404)
    expect((await toggle('DELETE', flangedValve)).status).toBe(200)
  } finally {
    await bindings().DB.prepare("UPDATE products SET status = 'published' WHERE id = ?").bind(flangedValve.id).run()
  }
})

test('unknown ids are a 404', async () => {
  for (const id of [NOBODY, 'nonsense']) expect((await toggle('POST', { id })).status).toBe(404)
})

/** Adds products created for it until the limit is reached. */
async function fill(): Promise<void> {
  const { DB } = bindings()
  const { results } = await DB.prepare("SELECT name FROM pragma_table_info('products')").all<{ name: string }>()
  const made: Record<string, string> = { num: '100000 + n', id: 'n', external_id: 'NULL', status: "'hidden'" }
  const columns = results.map(({ name }) => name)
  const copies = `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 500)`
  await DB.batch([
    DB.prepare(
      `INSERT INTO products (${columns.join()}) ${copies} SELECT ${columns.map((name) => made[name] ?? name).join()}
      FROM copies, products WHERE id = '${flangedValve.id}'`,
    ),
    DB.prepare('INSERT INTO favourites SELECT 1, num, 0 FROM products WHERE num > 100000'),
  ])
}

test('an account has at most five hundred', async () => {
  await fill()
  const response = await toggle('POST', flangedValve)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'favourites.too-many' })
  expect((await as('USER', 'POST', '/api/profile/favourites', { ids: [flangedValve.id] })).status).toBe(200)
  expect(await allIds()).toEqual([])
})

test('after any sequence of changes the list equals a set with the same changes', async () => {
  const seen = PRODUCTS.filter(({ status }) => status === 'published').slice(0, 4)
  const step = fc.record({ method: fc.constantFrom('POST' as const, 'DELETE' as const), at: fc.nat(seen.length - 1) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      await bindings().DB.exec('DELETE FROM favourites')
      const expected = new Set<string>()
      for (const { method, at } of steps) {
        const product = seen[at]
        if (!product) continue
        await toggle(method, product)
        if (method === 'POST') expected.add(product.id)
        else expected.delete(product.id)
      }
      expect((await allIds()).sort()).toEqual([...expected].sort())
    }),
    { numRuns: 8 },
  )
})
