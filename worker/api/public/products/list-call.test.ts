import { describe, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { bindings, json } = serveCatalogue()

/** Ids of a list in its order. */
const listed = async (query: string): Promise<string[]> => ids((await json(`/api/products?${query}`)).data)

describe('GET /api/products', () => {
  test('lists the whole shop by popularity, without what is not published', async () => {
    const { data, meta } = await json('/api/products?perPage=6&locale=en')
    expect(ids(data)).toEqual(
      ids([
        fixture.withoutPrice,
        fixture.flangedValve,
        fixture.yuanValve,
        fixture.chineseOnly,
        fixture.russianPipe,
        fixture.withoutRate,
      ]),
    )
    expect(meta).toEqual({ page: 1, perPage: 6, pages: 11, total: 66, more: false })
  })

  test('a filter by first orders compares what the cards show, found by words or not, also after prices have changed', async () => {
    const { DB } = bindings()
    const { id } = fixture.flangedValve
    const priced = (tiers: unknown) => DB.prepare('UPDATE products SET tiers = ? WHERE id = ?').bind(tiers, id).run()
    const { tiers } = (await DB.prepare('SELECT tiers FROM products WHERE id = ?').bind(id).first()) ?? {}
    const isFound = async (query: string) => (await listed(`perPage=96&${query}`)).includes(id)
    const found = () => Promise.all(['moq=10', 'moq=50', 'q=flanged&moq=10', 'q=flanged&moq=50'].map(isFound))
    expect(await found()).toEqual([true, true, true, true])
    await priced('[{"from":20,"amount":500}]')
    expect(await found()).toEqual([false, true, false, true])
    await priced(tiers)
  })

  test('returns cards with everything that they show', async () => {
    const { data } = await json(`/api/products?category=${fixture.ballValves.id}&locale=ru`)
    expect(data[0]).toEqual({
      id: fixture.flangedValve.id,
      slug: 'product-1',
      name: { text: 'Кран шаровой фланцевый Ду 50 Ру 16', lang: 'ru' },
      model: 'BV-F-50-16',
      picture: {
        id: fixture.drawing.id,
        url: `/api/files/common/${fixture.drawing.id}`,
        width: 400,
        height: 300,
        kind: 'drawing',
      },
      tiers: [
        {
          from: 1,
          amount: 137_500,
          currency: 'RUB',
          rub: 137_500,
          incoterm: 'EXW',
          place: { text: 'Екатеринбург', lang: 'ru' },
        },
        { from: 100, amount: 121_000, currency: 'RUB', rub: 121_000 },
      ],
      vat: { included: false, rate: 22 },
      oldPrice: { pricedAt: expect.stringMatching(/^2026-01-01T/), months: expect.any(Number) },
      unit: 'piece',
      moq: 1,
      stock: 12,
      supplier: {
        id: fixture.ural.id,
        slug: 'company-1',
        name: { text: 'Ураларматура', lang: 'ru' },
        country: 'RU',
        verified: true,
      },
    })
    expect(data[1].tiers[0]).toMatchObject({ amount: 5_000, currency: 'CNY', rub: 61_725 })
  })

  test('a price in a currency without a rate is on request', async () => {
    const { data } = await json(`/api/products?ids=${fixture.withoutRate.id}`)
    expect(data[0].tiers).toEqual([])
  })

  test('an unknown tax rate is null, not zero', async () => {
    const { data } = await json(`/api/products?ids=${fixture.chineseOnly.id}`)
    expect(data[0].vat).toBeNull()
  })

  test('a missing name is composed of the category, beside the supplier’s own with its language', async () => {
    const { data } = await json(`/api/products?category=${fixture.steelPipes.id}&locale=en`)
    for (const { name } of data) expect(name).toEqual({ text: expect.stringMatching(/^Steel pipes/), lang: 'en' })
    expect(data.map((row: { original: unknown }) => row.original)).toEqual([
      { text: '无缝不锈钢管', lang: 'zh' },
      { text: 'Труба бесшовная 57×3,5', lang: 'ru' },
    ])
  })

  test.each([
    ['a category and its descendants', `category=${fixture.valves.id}`, [3, 1, 2, 6]],
    ['an unknown category has nothing', `category=${fixture.NOBODY}`, []],
    ['a supplier', `category=${fixture.pipeline.id}&supplier=${fixture.ural.id}`, [3, 1, 5]],
    ['an unknown supplier', `supplier=${fixture.NOBODY}`, []],
    ['a country', `category=${fixture.pipeline.id}&country=CN`, [2, 4, 6]],
    ['a least price', `category=${fixture.pipeline.id}&priceMin=600`, [1, 2, 4]],
    ['a least price in yuan, of 12.345 roubles', `category=${fixture.pipeline.id}&priceMin=48&priceIn=CNY`, [1, 2, 4]],
    ['the same in roubles by name', `category=${fixture.pipeline.id}&priceMin=600&priceIn=RUB`, [1, 2, 4]],
    ['a price in a currency without a rate', 'priceMin=1&priceIn=KZT', []],
    ['a highest price', `category=${fixture.pipeline.id}&priceMax=600`, [2, 5]],
    ['a range of one price', `priceMin=600&priceMax=600`, [2]],
    ['a first order', `category=${fixture.pipeline.id}&moq=10`, [3, 1, 2, 4, 6]],
    ['what is in stock', `category=${fixture.pipeline.id}&inStock=1`, [1, 4]],
    ['a heading of TN VED', 'tnved=8481', [3, 1, 2]],
    ['a chapter of TN VED', `category=${fixture.pipeline.id}&tnved=73`, [4, 5]],
    ['a TN VED code without products', 'tnved=0101', []],
    ['supplier and stock', `supplier=${fixture.ural.id}&inStock=1&category=${fixture.pipeline.id}`, [1]],
    ['country, price and first order', 'country=CN&priceMin=500&moq=10', [2, 4]],
    ['supplier by price', `category=${fixture.pipeline.id}&supplier=${fixture.ural.id}&sort=price`, [5, 1, 3]],
    ['tnved and country, newest first', 'tnved=8481&country=RU&sort=new', [3, 1]],
    ['cheapest first, on request last', `category=${fixture.pipeline.id}&sort=price`, [5, 2, 1, 4, 3, 6]],
    ['most expensive first, on request last', `category=${fixture.pipeline.id}&sort=-price`, [4, 1, 2, 5, 6, 3]],
    ['most expensive first in a range', `category=${fixture.pipeline.id}&sort=-price&priceMax=1000`, [2, 5]],
    [
      'most expensive first of a supplier',
      `category=${fixture.pipeline.id}&sort=-price&supplier=${fixture.shenyang.id}`,
      [4, 2, 6],
    ],
    ['newest first', `category=${fixture.pipeline.id}&sort=new`, [6, 5, 4, 3, 2, 1]],
  ])('filters by %s', async (_, query, nums) => {
    const all = [
      fixture.flangedValve,
      fixture.yuanValve,
      fixture.withoutPrice,
      fixture.chineseOnly,
      fixture.russianPipe,
      fixture.withoutRate,
    ]
    const { data, meta } = await json(`/api/products?${query}`)
    expect(ids(data)).toEqual(nums.map((num) => all.find((row) => row.num === num)?.id))
    expect(meta.total).toBe(nums.length)
  })

  test.each(['popular', 'new', 'price', '-price', 'soonest'])(
    'pages by %s neither repeat nor miss a product',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => listed(`category=${fixture.bolts.id}&sort=${sort}&perPage=17&page=${page}`)),
      )
      expect(pages.map((page) => page.length)).toEqual([17, 17, 17, 9])
      expect(new Set(pages.flat())).toEqual(new Set(ids(fixture.manyBolts)))
    },
  )

  test('a page beyond the last is empty with the right totals', async () => {
    const { data, meta } = await json(`/api/products?category=${fixture.bolts.id}&page=4`)
    expect(data).toEqual([])
    expect(meta).toEqual({ page: 4, perPage: 24, pages: 3, total: 60, more: false })
  })

  test('products by id are in the requested order, each once, without hidden ones', async () => {
    const wanted = [fixture.russianPipe, fixture.draft, fixture.flangedValve, fixture.russianPipe]
    expect(await listed(`ids=${ids(wanted).join()}`)).toEqual(ids([fixture.russianPipe, fixture.flangedValve]))
  })
})
