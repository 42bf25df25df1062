import { beforeEach, describe, expect, test } from 'vitest'
import { ids, servePeople } from '../../../tests/fixtures/api.ts'
import { ballValves, bolts, drawing, flangedValve, NOBODY, yuanValve } from '../../../tests/fixtures/catalogue.ts'
import { forgetOwnProducts, ownProduct, resetCompany, uploaded } from '../../../tests/fixtures/suppliers.ts'
import { deletedRows } from '../../jobs/deleted-rows.ts'
import { RESTORABLE_FOR } from '../restorable.ts'

const { as, bindings } = servePeople()
beforeEach(async () => {
  await resetCompany(bindings())
  await forgetOwnProducts(bindings())
})

const ADDRESS = '/api/profile/company/products'
const at = (id: string, rest = '') => `${ADDRESS}/${id}${rest}`
const own = async (id: string) => (await (await as('OWNER', 'GET', at(id))).json()).data
const code = async (answer: Response) => [answer.status, (await answer.json()).code]
const found = async (q: string) => ids((await (await as('ANONIM', 'GET', `/api/products?q=${q}`)).json()).data)
const waiting = async () =>
  (await bindings().DB.prepare("SELECT before FROM reviews WHERE kind = 'product' AND decided_at IS NULL").all())
    .results

const PICTURES = [{ id: drawing.id, kind: 'drawing' as const, width: 400, height: 300 }]
const READY = { pictures: PICTURES, tiers: [{ from: 1, amount: 500 }], priceRub: 500 }
const SOLD = { ...READY, status: 'published' as const }

describe('the list', () => {
  test('has the own products in any state, the latest change first, with counts', async () => {
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

  test('narrowed by state and words', async () => {
    const id = await ownProduct(bindings(), 1)
    const list = async (query: string) => (await (await as('OWNER', 'GET', `${ADDRESS}?${query}`)).json()).data
    expect(ids(await list('status=draft'))).toContain(id)
    expect(ids(await list('status=archived'))).toEqual([])
    expect(ids(await list('q=кран фланцев'))).toEqual([flangedValve.id])
    expect(ids(await list('q=кран фланцев&status=draft'))).toEqual([])
    expect(ids(await list('page=99'))).toEqual([])
  })

  test("has none of another's", async () => {
    const { data } = await (await as('FOREIGN_OWNER', 'GET', `${ADDRESS}?perPage=96`)).json()
    expect(ids(data)).not.toContain(flangedValve.id)
    expect(await code(await as('FOREIGN_OWNER', 'GET', at(flangedValve.id)))).toEqual([404, 'product.unknown'])
    expect(await code(await as('OWNER', 'GET', at(NOBODY)))).toEqual([404, 'product.unknown'])
  })

  test.each(['status=sold', 'page=0', 'page=201', 'perPage=97'])('?%s is wrong', async (query) => {
    expect((await as('OWNER', 'GET', `${ADDRESS}?${query}`)).status).toBe(422)
  })
})

describe('beginning', () => {
  test('a draft takes what it is not told from its organization', async () => {
    const given = { names: { ru: 'Фланец DN 80', zh: '' }, category: bolts.id }
    const answer = await as('MANAGER', 'POST', ADDRESS, given)
    expect([answer.status, answer.headers.get('ETag')]).toEqual([201, '"1"'])
    const { data } = await answer.json()
    expect(data).toMatchObject({
      ...{ status: 'draft', names: { ru: 'Фланец DN 80' }, slug: 'flanets-dn-80', missing: ['picture', 'price'] },
      ...{ category: { id: bolts.id }, country: 'RU', unit: 'piece', moq: 1, stock: null, leadDays: null },
      ...{ prices: { currency: 'RUB', onRequest: false, vat: null, tiers: [] }, allowed: ['moderation', 'archived'] },
    })
    expect(await own(data.id)).toEqual(data)
    expect(await found('фланец DN 80')).toEqual([])
    expect((await as('ANONIM', 'GET', `/api/products/${data.id}`)).status).toBe(404)
  })

  test('with one key is one product', async () => {
    const headers = { 'Idempotency-Key': 'one-product-of-this-test' }
    const given = { names: { en: 'x' }, category: bolts.id }
    const first = await (await as('OWNER', 'POST', ADDRESS, given, headers)).json()
    expect(await (await as('OWNER', 'POST', ADDRESS, given, headers)).json()).toEqual(first)
    expect(await code(await as('OWNER', 'POST', ADDRESS, { ...given, moq: 2 }, headers))).toEqual([
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
    const answer = await as('OWNER', 'POST', ADDRESS, given)
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toContainEqual({ path, code: reason, message: expect.any(String) })
  })
})

describe('changing', () => {
  test('what is not named stays', async () => {
    const id = await ownProduct(bindings(), 1, { brand: 'Ural', tnved: '7318158100' })
    const change = {
      description: { en: 'Line 1\n  Line 2' },
      model: 'M8',
      leadDays: { from: 3, to: 10 },
      category: ballValves.id,
    }
    const answer = await as('MANAGER', 'PATCH', at(id), change, { 'If-Match': '"1"' })
    expect([answer.status, answer.headers.get('ETag')]).toEqual([200, '"2"'])
    const data = await own(id)
    expect((await answer.json()).data).toEqual(data)
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
      ...{ leadDays: null, tnved: null, model: '' },
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

  test('of what is public is looked at afterwards; of terms it is not', async () => {
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

describe('prices', () => {
  const PRICES = {
    currency: 'CNY',
    onRequest: false,
    vat: { included: true, rate: 13 },
    tiers: [
      { from: 10, amount: 10_000, incoterm: 'FOB' },
      { from: 100, amount: 9_000 },
    ],
  }

  test('are replaced, and listed in roubles by the rate of the day', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const answer = await as('MANAGER', 'PUT', at(id, '/prices'), PRICES)
    expect([answer.status, answer.headers.get('ETag')]).toEqual([200, '"2"'])
    expect((await (await as('EMPLOYEE', 'GET', at(id, '/prices'))).json()).data).toEqual(PRICES)
    const { data } = await (await as('ANONIM', 'GET', `/api/products/${id}`)).json()
    expect(data.tiers[0]).toEqual({ from: 10, amount: 10_000, currency: 'CNY', rub: 123_450, incoterm: 'FOB' })
    const row = await bindings()
      .DB.prepare('SELECT price FROM listing JOIN products ON num = product WHERE ancestor = 0 AND id = ?')
      .bind(id)
      .first('price')
    expect(row).toBe(123_450)
  })

  test('on request, or in a currency without a rate, sort last', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const stored = () =>
      bindings().DB.prepare('SELECT price_rub FROM products WHERE id = ?').bind(id).first('price_rub')
    await as('OWNER', 'PUT', at(id, '/prices'), { ...PRICES, currency: 'KZT' })
    expect(await stored()).toBe(null)
    await as('OWNER', 'PUT', at(id, '/prices'), { ...PRICES, currency: 'RUB' })
    expect(await stored()).toBe(10_000)
    await as('OWNER', 'PUT', at(id, '/prices'), { currency: 'RUB', onRequest: true, vat: null, tiers: [] })
    expect([await stored(), (await own(id)).missing]).toEqual([null, []])
  })

  test.each([
    [{ ...PRICES, currency: 'GBP' }, 'currency', 'choice'],
    [
      {
        ...PRICES,
        tiers: [
          { from: 10, amount: 1 },
          { from: 10, amount: 1 },
        ],
      },
      'tiers',
      'overlap',
    ],
    [
      {
        ...PRICES,
        tiers: [
          { from: 10, amount: 1 },
          { from: 5, amount: 1 },
        ],
      },
      'tiers',
      'overlap',
    ],
    [{ ...PRICES, tiers: [{ from: 0, amount: 1 }] }, 'tiers.0.from', 'too-small'],
    [{ ...PRICES, tiers: [{ from: 1, amount: 0 }] }, 'tiers.0.amount', 'too-small'],
    [{ ...PRICES, tiers: [{ from: 1, amount: 1.5 }] }, 'tiers.0.amount', 'type'],
    [{ ...PRICES, tiers: [{ from: 1, amount: 1e14 }] }, 'tiers.0.amount', 'too-large'],
    [{ ...PRICES, onRequest: true }, '', 'on-request'],
    [{ ...PRICES, vat: { included: true, rate: 101 } }, 'vat.rate', 'too-large'],
    [{ ...PRICES, vat: undefined }, 'vat', 'required'],
  ])('%o are wrong at %s: %s', async (given, path, reason) => {
    const id = await ownProduct(bindings(), 1)
    const answer = await as('OWNER', 'PUT', at(id, '/prices'), given)
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      [{ path, code: reason, message: expect.any(String) }],
    ])
  })
})

describe('facts and variants', () => {
  const option = { name: { en: 'Handle', ru: 'Ручка' }, value: { en: 'Lever', ru: 'Рычаг' } }
  const VARIANTS = [
    { sku: 'A-1', options: [option], factor: 1.1 },
    { sku: 'A-2', options: [{ name: { zh: '手柄' }, value: 'L' }], factor: 1 },
  ]

  test('are replaced as a whole, shown and found', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    expect((await as('MANAGER', 'PUT', at(id, '/facts'), { facts: [option] })).status).toBe(200)
    expect((await as('MANAGER', 'PUT', at(id, '/variants'), { variants: VARIANTS })).status).toBe(200)
    expect((await (await as('EMPLOYEE', 'GET', at(id, '/facts'))).json()).data).toEqual([option])
    expect((await (await as('EMPLOYEE', 'GET', at(id, '/variants'))).json()).data).toEqual(VARIANTS)
    const { data } = await (await as('ANONIM', 'GET', `/api/products/${id}?locale=ru`)).json()
    expect(data.facts[0].value).toEqual({ text: 'Рычаг', lang: 'ru' })
    expect(data.variants[0]).toMatchObject({ sku: 'A-1', tiers: [{ amount: 550 }] })
    expect(await found('A-2')).toEqual([id])
  })

  test.each([
    [[VARIANTS[0], VARIANTS[0]], 'variants', 'duplicate'],
    [[{ sku: '', options: [option] }], 'variants.0.sku', 'required'],
    [[{ sku: 'x', options: [] }], 'variants.0.options', 'too-short'],
    [[{ sku: 'x', options: [option], factor: 0 }], 'variants.0.factor', 'too-small'],
  ])('%o are wrong at %s: %s', async (variants, path, reason) => {
    const id = await ownProduct(bindings(), 1)
    const answer = await as('OWNER', 'PUT', at(id, '/variants'), { variants })
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      [{ path, code: reason, message: expect.any(String) }],
    ])
  })
})

describe('files', () => {
  const uses = async () =>
    (await bindings().DB.prepare("SELECT file FROM file_uses WHERE kind = 'product' ORDER BY file").all()).results.map(
      ({ file }) => file,
    )

  test('come, are put in order, and go', async () => {
    const id = await ownProduct(bindings(), 1, {
      ...SOLD,
      pictures: [{ url: 'https://pictures.test/own.jpg', kind: 'photo' }],
    })
    const [photo, sheet] = [
      await uploaded(bindings(), 1),
      await uploaded(bindings(), 2, {
        kind: 'document',
        name: 'passport.pdf',
        type: 'application/pdf',
        width: null,
        height: null,
      }),
    ]
    for (const file of [photo, sheet])
      expect((await as('MANAGER', 'POST', at(id, '/files'), { file })).status).toBe(201)
    await as('MANAGER', 'PATCH', at(id), { pictures: [photo, sheet, 'https://pictures.test/own.jpg'] })
    const { data } = await (await as('EMPLOYEE', 'GET', at(id, '/files'))).json()
    expect(ids(data.pictures)).toEqual([photo, 'https://pictures.test/own.jpg'])
    expect(data.documents).toEqual([
      { id: sheet, url: `/api/files/common/${sheet}`, name: 'passport.pdf', type: 'application/pdf', size: 1000 },
    ])
    expect(await uses()).toEqual([photo, sheet])
    const seen = (await (await as('ANONIM', 'GET', `/api/products/${id}`)).json()).data
    expect([ids(seen.pictures), ids(seen.files)]).toEqual([ids(data.pictures), [sheet]])
    for (const file of [sheet, encodeURIComponent('https://pictures.test/own.jpg')]) {
      expect((await as('OWNER', 'DELETE', at(id, `/files?file=${file}`))).status).toBe(204)
    }
    expect([ids((await own(id)).pictures), await uses()]).toEqual([[photo], [photo]])
  })

  test('that cannot be added or taken away', async () => {
    const id = await ownProduct(bindings(), 1)
    const add = (file: string) => as('OWNER', 'POST', at(id, '/files'), { file })
    const foreign = await uploaded(bindings(), 3, { company: 2, uploadedBy: 5 })
    expect(await code(await add(foreign))).toEqual([422, 'file.unknown'])
    expect(await code(await add(drawing.id))).toEqual([422, 'file.unknown'])
    const used = await uploaded(bindings(), 4)
    await add(used)
    expect(await code(await add(used))).toEqual([409, 'file.used'])
    expect(await code(await as('OWNER', 'DELETE', at(id, `/files?file=${foreign}`)))).toEqual([404, 'file.unknown'])
    expect((await as('OWNER', 'PATCH', at(id), { pictures: [] })).status).toBe(422)
    const full = await ownProduct(bindings(), 2, {
      pictures: Array.from({ length: 40 }, (_, num) => ({ url: `https://x.test/${num}`, kind: 'photo' })),
    })
    expect(await code(await as('OWNER', 'POST', at(full, '/files'), { file: used }))).toEqual([409, 'files.too-many'])
  })
})

describe('the state', () => {
  const to = (id: string, status: string) => as('OWNER', 'PATCH', at(id, '/status'), { status })

  test('is sent in once buyers have what they need', async () => {
    const id = await ownProduct(bindings(), 1)
    const refused = await to(id, 'moderation')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'product.incomplete',
      errors: [{ path: 'picture' }, { path: 'price' }],
    })
    await as('OWNER', 'POST', at(id, '/files'), { file: await uploaded(bindings(), 1) })
    await as('OWNER', 'PUT', at(id, '/prices'), { currency: 'RUB', onRequest: true, vat: null, tiers: [] })
    expect((await (await to(id, 'moderation')).json()).data).toMatchObject({
      status: 'moderation',
      missing: [],
      allowed: ['draft'],
    })
    expect(await waiting()).toEqual([{ before: '{}' }])
    expect((await to(id, 'moderation')).status).toBe(200)
    await to(id, 'draft')
    expect(await waiting()).toEqual([])
  })

  test('nobody publishes but the house', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    for (const status of ['draft', 'moderation', 'rejected', 'archived'] as const) {
      await bindings().DB.prepare('UPDATE products SET status = ? WHERE id = ?').bind(status, id).run()
      expect(await code(await to(id, 'published')), status).toEqual([409, 'status.refused'])
    }
  })

  test('hidden and shown again, put away and begun again', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const isSold = async () => (await as('ANONIM', 'GET', `/api/products/${id}`)).status === 200
    await to(id, 'hidden')
    expect(await isSold()).toBe(false)
    await to(id, 'published')
    expect(await isSold()).toBe(true)
    await to(id, 'archived')
    expect((await (await to(id, 'draft')).json()).data.status).toBe('draft')
    expect(await isSold()).toBe(false)
  })

  test('a product of a company that is away cannot be shown', async () => {
    const id = await ownProduct(bindings(), 1, { ...READY, status: 'hidden' })
    await resetCompany(bindings(), { status: 'hidden' })
    expect(await code(await to(id, 'published'))).toEqual([409, 'company.not-active'])
  })

  test('hidden with its company, it comes back with it unless its supplier hid it', async () => {
    const [shown, hidden] = [
      await ownProduct(bindings(), 1, SOLD),
      await ownProduct(bindings(), 2, { ...READY, status: 'hidden' }),
    ]
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'hidden' })
    expect(await own(shown)).toMatchObject({ status: 'hidden', suspended: true })
    await as('OWNER', 'PATCH', '/api/profile/company/status', { status: 'active' })
    expect([await own(shown), await own(hidden)]).toMatchObject([
      { status: 'published', suspended: false },
      { status: 'hidden' },
    ])
  })
})

describe('deleting', () => {
  test('takes it out of the catalogue at once, and can be undone', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    expect((await as('OWNER', 'DELETE', at(id))).status).toBe(204)
    expect((await as('ANONIM', 'GET', `/api/products/${id}`)).status).toBe(404)
    expect((await as('OWNER', 'GET', at(id))).status).toBe(404)
    expect((await as('OWNER', 'DELETE', at(id))).status).toBe(404)
    expect((await (await as('OWNER', 'GET', ADDRESS)).json()).meta.total).toBe(44)
    expect((await (await as('OWNER', 'POST', at(id, '/restore'))).json()).data).toMatchObject({
      status: 'published',
      version: 3,
    })
    expect((await as('ANONIM', 'GET', `/api/products/${id}`)).status).toBe(200)
    expect((await as('OWNER', 'POST', at(id, '/restore'))).status).toBe(404)
  })

  test('what waited for the house waits again', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    await as('OWNER', 'PATCH', at(id, '/status'), { status: 'moderation' })
    await as('OWNER', 'DELETE', at(id))
    expect(await waiting()).toEqual([])
    await as('OWNER', 'POST', at(id, '/restore'))
    expect([await waiting(), (await own(id)).status]).toEqual([[{ before: '{}' }], 'moderation'])
  })

  test('brings nothing back while the company is away', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    await as('OWNER', 'DELETE', at(id))
    await resetCompany(bindings(), { status: 'hidden' })
    expect((await (await as('OWNER', 'POST', at(id, '/restore'))).json()).data).toMatchObject({
      status: 'hidden',
      suspended: true,
    })
  })

  test('is for good after a week', async () => {
    const [long, short] = [await ownProduct(bindings(), 1), await ownProduct(bindings(), 2)]
    await as('OWNER', 'POST', at(long, '/files'), { file: await uploaded(bindings(), 1) })
    for (const id of [long, short]) await as('OWNER', 'DELETE', at(id))
    await bindings()
      .DB.prepare('UPDATE products SET deleted_at = ? WHERE id = ?')
      .bind(Date.now() - RESTORABLE_FOR - 1, long)
      .run()
    expect(await deletedRows.run({ ...bindings(), ASSETS: Object() }, Date.now())).toMatch(/^1 products/)
    expect((await as('OWNER', 'POST', at(long, '/restore'))).status).toBe(404)
    expect((await as('OWNER', 'POST', at(short, '/restore'))).status).toBe(200)
    const left = await bindings().DB.prepare("SELECT count(*) AS n FROM file_uses WHERE kind = 'product'").first('n')
    expect(left).toBe(0)
  })
})

test("another's product is never told of", async () => {
  const paths = ['', '/prices', '/facts', '/variants', '/files']
  for (const rest of paths) expect((await as('OWNER', 'GET', at(yuanValve.id, rest))).status, rest).toBe(404)
})
