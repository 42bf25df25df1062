import { describe, expect, test } from 'vitest'
import { ids, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ballValves, bolts, flangedValve, NOBODY, yuanValve } from '../../../../tests/fixtures/catalogue.ts'
import { ADDRESS, at, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, own, found, waiting } = serveOwnProducts()

describe('the list', () => {
  test('has the organization’s products in any status, the latest change first, with counts', async () => {
    const id = await ownProduct(bindings(), 1, { updatedAt: Date.now() })
    const { data, meta } = await (await as('EMPLOYEE', 'GET', `${ADDRESS}?perPage=2`)).json()
    expect(data[0]).toMatchObject({
      id,
      name: { text: 'Own 1', lang: 'en' },
      status: 'draft',
      missing: ['picture', 'price'],
    })
    expect(meta).toMatchObject({ page: 1, perPage: 2, total: 45, counts: { draft: 2, published: 43 } })
  })

  test('is filtered by status and words', async () => {
    const id = await ownProduct(bindings(), 1)
    const list = async (query: string) => (await (await as('OWNER', 'GET', `${ADDRESS}?${query}`)).json()).data
    expect(ids(await list('status=draft'))).toContain(id)
    expect(ids(await list('status=archived'))).toEqual([])
    expect(ids(await list('q=кран фланцев'))).toEqual([flangedValve.id])
    expect(ids(await list('q=кран фланцев&status=draft'))).toEqual([])
    expect(ids(await list('page=99'))).toEqual([])
  })

  test('has each order, with unknown values last, and names as the reader sees them', async () => {
    const goods = [
      { names: { en: 'zinc', ru: 'Анод' }, priceRub: 500, stock: 0 },
      { names: { ru: 'Болт' }, priceRub: null, stock: null },
      { names: { en: 'Bolt', ru: 'Цинк' }, priceRub: 100, stock: 7 },
    ]
    const made = await Promise.all(
      goods.map((one, at) => ownProduct(bindings(), at + 1, { ...one, status: 'archived' })),
    )
    const inOrder = async (sort: string, locale = 'en') => {
      const query = `status=archived&sort=${sort}&locale=${locale}`
      const { data } = await (await as('OWNER', 'GET', `${ADDRESS}?${query}`)).json()
      return ids(data).map((id) => made.indexOf(id))
    }
    expect(await inOrder('price')).toEqual([2, 0, 1])
    expect(await inOrder('-price')).toEqual([0, 2, 1])
    expect(await inOrder('stock')).toEqual([0, 2, 1])
    expect(await inOrder('-stock')).toEqual([2, 0, 1])
    expect(await inOrder('name', 'ru')).toEqual([0, 1, 2])
    expect(await inOrder('name')).toEqual([2, 0, 1])
    const plan = async (sql: string) =>
      (await bindings().DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()).results.map(({ detail }) => detail).join()
    const name = "coalesce(p.names ->> 'zh', p.names ->> 'en', p.names ->> 'ru') COLLATE NOCASE"
    const own = 'SELECT num FROM products AS p WHERE company = 1 AND deleted_at IS NULL'
    for (const order of [
      name,
      'price_rub ASC NULLS LAST, num',
      'price_rub DESC, num DESC',
      'stock ASC NULLS LAST, num',
    ])
      expect(await plan(`${own} ORDER BY ${order} LIMIT 24`), order).not.toContain('TEMP B-TREE')
  })

  test('a row shows in which languages the product has no name', async () => {
    const id = await ownProduct(bindings(), 1, { names: { ru: 'Болт' }, updatedAt: Date.now() })
    const { data } = await (await as('OWNER', 'GET', `${ADDRESS}?perPage=1`)).json()
    expect(data[0]).toMatchObject({ id, untranslated: ['en', 'zh'] })
  })

  test('has no product of another organization', async () => {
    const { data } = await (await as('FOREIGN_OWNER', 'GET', `${ADDRESS}?perPage=96`)).json()
    expect(ids(data)).not.toContain(flangedValve.id)
    expect(await statusAndCode(await as('FOREIGN_OWNER', 'GET', at(flangedValve.id)))).toEqual([404, 'product.unknown'])
    expect(await statusAndCode(await as('OWNER', 'GET', at(NOBODY)))).toEqual([404, 'product.unknown'])
  })

  test.each(['status=sold', 'sort=rank', 'page=0', 'page=201', 'perPage=201'])('?%s is wrong', async (query) => {
    expect((await as('OWNER', 'GET', `${ADDRESS}?${query}`)).status).toBe(422)
  })
})

describe('creating', () => {
  test('a draft takes from its organization what the request omits', async () => {
    const given = { names: { ru: 'Фланец DN 80', zh: '' }, category: bolts.id }
    const response = await as('MANAGER', 'POST', ADDRESS, given)
    expect([response.status, response.headers.get('ETag')]).toEqual([201, '"1"'])
    const { data } = await response.json()
    expect(data).toMatchObject({
      status: 'draft',
      names: { ru: 'Фланец DN 80' },
      slug: 'flanets-dn-80',
      missing: ['picture', 'price'],
      category: { id: bolts.id },
      country: 'RU',
      unit: 'piece',
      moq: 1,
      stock: null,
      leadDays: null,
      prices: { currency: 'RUB', onRequest: false, vat: null, tiers: [] },
      allowed: ['moderation', 'archived'],
    })
    expect(await own(data.id)).toEqual(data)
    expect(await found('фланец DN 80')).not.toContain(data.id)
    expect((await as('ANONIM', 'GET', `/api/products/${data.id}`)).status).toBe(404)
  })

  test('twice with one key makes one product', async () => {
    const headers = { 'Idempotency-Key': 'one-product-of-this-test' }
    const given = { names: { en: 'x' }, category: bolts.id }
    const first = await (await as('OWNER', 'POST', ADDRESS, given, headers)).json()
    expect(await (await as('OWNER', 'POST', ADDRESS, given, headers)).json()).toEqual(first)
    expect(await statusAndCode(await as('OWNER', 'POST', ADDRESS, { ...given, moq: 2 }, headers))).toEqual([
      422,
      'idempotency-key.reused',
    ])
  })

  test.each([
    [{ category: bolts.id }, 'names', 'required'],
    [{ names: { en: 'x' } }, 'category', 'required'],
    [{ names: { en: 'x' }, category: NOBODY }, 'category', 'unknown'],
    [{ names: { en: 'x'.repeat(201) }, category: bolts.id }, 'names.en', 'too-long'],
    [{ names: { en: 'x' }, category: bolts.id, moq: 0 }, 'moq', 'too-small'],
    [{ names: { en: 'x' }, category: bolts.id, moq: 1.5 }, 'moq', 'type'],
    [{ names: { en: 'x' }, category: bolts.id, tnved: '84818081991' }, 'tnved', 'format'],
    [{ names: { en: 'x' }, category: bolts.id, unit: 'barrel' }, 'unit', 'choice'],
    [{ names: { en: 'x' }, category: bolts.id, leadDays: { from: 5, to: 3 } }, 'leadDays', 'order'],
    [{ names: { en: 'x' }, category: bolts.id, stock: -1 }, 'stock', 'too-small'],
  ])('%o is wrong at %s: %s', async (given, path, reason) => {
    const response = await as('OWNER', 'POST', ADDRESS, given)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ path, code: reason, message: expect.any(String) })
  })
})

describe('changing', () => {
  test('fields that are not sent are unchanged', async () => {
    const id = await ownProduct(bindings(), 1, { brand: 'Ural', tnved: '7318158100' })
    const change = {
      description: { en: 'Line 1\n  Line 2' },
      model: 'M8',
      leadDays: { from: 3, to: 10 },
      category: ballValves.id,
    }
    const response = await as('MANAGER', 'PATCH', at(id), change, { 'If-Match': '"1"' })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"2"'])
    const data = await own(id)
    expect((await response.json()).data).toEqual(data)
    expect(data).toMatchObject({
      ...change,
      category: { id: ballValves.id },
      brand: 'Ural',
      tnved: '7318158100',
      version: 2,
    })
    expect(
      (await (await as('OWNER', 'PATCH', at(id), { leadDays: null, tnved: null, model: '' })).json()).data,
    ).toMatchObject({
      leadDays: null,
      tnved: null,
      model: '',
    })
  })

  test('two people never overwrite each other silently', async () => {
    const id = await ownProduct(bindings(), 1)
    const [first, second] = await Promise.all([
      as('OWNER', 'PATCH', at(id), { stock: 1 }, { 'If-Match': '"1"' }),
      as('MANAGER', 'PATCH', at(id), { stock: 2 }, { 'If-Match': '"1"' }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 412])
    expect(
      (await as('OWNER', 'PUT', at(id, '/prices'), { currency: 'RUB', vat: null, tiers: [] }, { 'If-Match': '"1"' }))
        .status,
    ).toBe(412)
    expect((await as('OWNER', 'DELETE', at(id), undefined, { 'If-Match': '"1"' })).status).toBe(412)
  })

  test('a published product is listed, counted and found as it is now, in each language', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    await as('OWNER', 'PATCH', at(id), {
      names: { en: 'Gyroscope', ru: 'Гироскоп', zh: '陀螺仪' },
      country: 'KZ',
      stock: 7,
      category: ballValves.id,
    })
    for (const word of ['gyroscope', 'гироскопы', '陀螺仪']) expect(await found(word), word).toEqual([id])
    const { data } = await (
      await as('ANONIM', 'GET', `/api/products?category=${ballValves.id}&country=KZ&inStock=1`)
    ).json()
    expect(ids(data)).toEqual([id])
    const facets = (await (await as('ANONIM', 'GET', `/api/products/filter?category=${ballValves.id}`)).json()).data
    expect(facets.country).toContainEqual({ value: 'KZ', count: 1 })
    expect((await (await as('ANONIM', 'GET', `/api/products/${id}?locale=zh`)).json()).data.name).toEqual({
      text: '陀螺仪',
      lang: 'zh',
    })
  })

  test('of public texts is reviewed afterwards, one of terms is not', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    await as('OWNER', 'PATCH', at(id), { stock: 3, moq: 5 })
    await as('OWNER', 'PUT', at(id, '/prices'), { currency: 'RUB', vat: null, tiers: [{ from: 1, amount: 700 }] })
    expect(await waiting()).toEqual([])
    await as('OWNER', 'PATCH', at(id), { names: { en: 'Other' } })
    await as('OWNER', 'PUT', at(id, '/facts'), { facts: [] })
    expect((await waiting()).map(({ before }) => JSON.parse(String(before)).names)).toEqual([{ en: 'Own 1' }])
    expect((await own(id)).status).toBe('published')
  })
})

test('another organization’s product is a 404', async () => {
  const paths = ['', '/prices', '/facts', '/variants', '/files']
  for (const rest of paths) expect((await as('OWNER', 'GET', at(yuanValve.id, rest))).status, rest).toBe(404)
})
