import { describe, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { get, json, bindings } = serveCatalogue()

describe('GET /api/products/:id', () => {
  test('returns everything that the page shows', async () => {
    const { data } = await json(`/api/products/${fixture.flangedValve.id}?locale=en`)
    expect(data).toMatchObject({
      model: 'BV-F-50-16',
      description: { text: 'For water and steam.', lang: 'en' },
      tnved: '8481808199',
      leadDays: { from: 3, to: 10 },
      facts: [
        { name: { text: 'Body', lang: 'en' }, value: { text: 'Сталь 20', lang: 'ru' } },
        { name: { text: 'Thread', lang: 'en' }, value: { text: 'G 2', lang: 'en' } },
      ],
      variants: [
        {
          sku: 'BV-F-50-16-L',
          tiers: [
            { from: 1, amount: 137_500 },
            { from: 100, amount: 121_000 },
          ],
        },
      ],
      files: [{ name: 'passport.pdf', type: 'application/pdf', size: 1000 }],
      supplier: { id: fixture.ural.id, founded: 1994, products: 43 },
      rateDate: null,
      updatedAt: '2026-01-01T00:00:00.001Z',
    })
    expect(ids(data.breadcrumb)).toEqual(ids([fixture.pipeline, fixture.valves, fixture.ballValves]))
    expect(ids(data.pictures)).toEqual([fixture.drawing.id])
  })

  test('a picture on the supplier’s own site has the drawing of its category as a fallback', async () => {
    const { data } = await json(`/api/products/${fixture.withoutRate.id}`)
    const linked = {
      id: 'https://pictures.test/knife.jpg',
      url: 'https://pictures.test/knife.jpg',
      kind: 'photo',
      width: 400,
      height: 400,
      fallback: `/api/files/common/${fixture.drawing.id}`,
    }
    expect([data.picture, data.pictures]).toEqual([linked, [linked]])
  })

  test('the minimum order is where the prices begin, if that is above what the seller typed', async () => {
    const { DB } = bindings()
    const { id } = fixture.flangedValve
    const before = await DB.prepare('SELECT moq, tiers FROM products WHERE id = ?').bind(id).first()
    const minimum = async (moq: unknown, tiers: unknown) => {
      await DB.prepare('UPDATE products SET moq = ?, tiers = ? WHERE id = ?').bind(moq, tiers, id).run()
      return (await json(`/api/products/${id}`)).data.moq
    }
    expect(await minimum(1, '[{"from":10,"amount":500}]')).toBe(10)
    expect(await minimum(25, '[{"from":10,"amount":500}]')).toBe(25)
    expect(await minimum(3, '[]')).toBe(3)
    await minimum(before?.moq, before?.tiers)
  })

  test('a converted price has the date of its rate', async () => {
    const { data } = await json(`/api/products/${fixture.yuanValve.id}`)
    expect(data.rateDate).toBe('2026-01-01')
  })

  test.each([fixture.NOBODY, fixture.draft.id, 'nonsense', '%00'])('%s is not found', async (id) => {
    for (const path of [`/api/products/${id}`, `/api/products/${id}/products`]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'product.unknown', status: 404 })
    }
  })

  test('similar products are those of its category first, then of sibling categories, nearest in price', async () => {
    const { data } = await json(`/api/products/${fixture.flangedValve.id}/products`)
    expect(ids(data)).toEqual(ids([fixture.yuanValve, fixture.withoutPrice, fixture.withoutRate]))
    const bolt = fixture.manyBolts[30]
    const near = await json(`/api/products/${bolt?.id}/products`)
    expect(near.data).toHaveLength(8)
    const prices = near.data.map((row: { tiers: { rub: number }[] }) => row.tiers[0]?.rub)
    expect(new Set(prices)).toEqual(new Set([126, 127, 128, 129, 131, 132, 133, 134]))
  })
})
