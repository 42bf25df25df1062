/** Prices at the steps, as triggers store them, and the lists that read them. */
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { priceAt } from '../../../../domain/price-at-quantity.ts'
import { QUANTITY_STEPS } from '../../../../domain/price-basis.ts'
import { readMigrations } from '../../../../scripts/migrations.ts'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'
import type { StoredTier, StoredVariant } from '../../../db/schema.ts'
import { cheapestVariant, lowestPrice, variantTiers } from '../../../db/variants.ts'

const database = new DatabaseSync(':memory:')
beforeAll(() => {
  for (const { statements } of readMigrations()) for (const sql of statements) database.exec(sql)
  database.exec('PRAGMA foreign_keys = OFF')
})

const amounts = fc.integer({ min: 1_00, max: 1_000_000_00 })
const tiers: fc.Arbitrary<StoredTier[]> = fc
  .uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 1500 }), amount: amounts }), {
    selector: ({ from }) => from,
    minLength: 1,
    maxLength: 4,
  })
  .map((list) => list.toSorted((one, other) => one.from - other.from))
const variants: fc.Arbitrary<StoredVariant[]> = fc.array(
  fc.record(
    { sku: fc.string(), options: fc.constant([]), factor: fc.double({ min: 0.5, max: 3, noNaN: true }), tiers },
    { requiredKeys: ['sku', 'options', 'factor'] },
  ),
  { maxLength: 3 },
)
const goods = fc.record({
  tiers,
  variants,
  moq: fc.integer({ min: 1, max: 2000 }),
  vatIncluded: fc.boolean(),
  vatRate: fc.option(fc.integer({ min: 0, max: 25 })),
})
type Goods = typeof goods extends fc.Arbitrary<infer One> ? One : never

function stored({ tiers, variants, moq, vatIncluded, vatRate }: Goods): Record<number, number> {
  database.exec('DELETE FROM products')
  database
    .prepare(
      `INSERT INTO products (num, id, slug, company, category, names, description, unit, moq, tiers, variants, vat_included, vat_rate,
        price_rub, status, created_at, updated_at)
      VALUES (1, 'p', '', 1, 1, '{}', '{}', 'piece', ?, ?, ?, ?, ?, ?, 'published', 0, 0)`,
    )
    .run(
      moq,
      JSON.stringify(tiers),
      JSON.stringify(variants),
      vatIncluded ? 1 : 0,
      vatRate,
      lowestPrice(tiers, variants) ?? null,
    )
  const rows = database.prepare('SELECT step, price FROM product_steps').all()
  return Object.fromEntries(rows.map(({ step, price }) => [Number(step), Number(price)]))
}

test('a stored price is the exact one at its step, and there is none without VAT stated', () => {
  fc.assert(
    fc.property(goods, (one) => {
      const { moq, vatIncluded, vatRate } = one
      const prices = stored(one)
      for (const step of QUANTITY_STEPS) {
        const smallest = Math.max(moq, one.tiers[0]?.from ?? 1)
        if (vatRate === null || (smallest >= step * 10 && step < 1000)) {
          expect(prices[step]).toBeUndefined()
          continue
        }
        const quantity = Math.max(step, smallest)
        const cheapest = cheapestVariant(one.tiers, one.variants, quantity)
        const shown = variantTiers(one.tiers, cheapest).map(({ from, amount }) => ({
          from,
          amount,
          currency: 'RUB' as const,
          rub: amount,
        }))
        // A variant with prices of its own may be sold from a larger quantity on than the product: then it is sorted by its first price.
        const from = Math.max(quantity, shown[0]?.from ?? 1)
        const sold = { tiers: shown, moq: 1, unit: 'piece' as const, vat: { included: vatIncluded, rate: vatRate } }
        const { price } = priceAt(sold, { quantity: from, unit: 'piece', vat: 'without' })
        // Minor units are rounded once here and twice there.
        expect(Math.abs((prices[step] ?? Number.NaN) - (price?.amount ?? 0))).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 60 },
  )
})

describe('GET /api/products of a quantity', () => {
  const { bindings, get, json } = serveCatalogue()
  const read = (query: string) => json(`/api/products?locale=en&${query}`)
  const listed = async (query: string): Promise<string[]> => ids((await read(query)).data)

  test('has the price at the quantity, and the step by which the list is sorted', async () => {
    const { data, meta } = await read(`ids=${fixture.flangedValve.id}&quantity=150&vat=with`)
    // 110,000 kopecks from 100, times the variant's factor; the fixture's price is without VAT of 22 %.
    expect(data[0].atQuantity).toMatchObject({ quantity: 150, apart: null })
    expect(data[0].toOrder).toEqual({
      quantity: 138,
      leadDays: { from: 3, to: 10 },
      place: { text: 'Yekaterinburg', lang: 'en' },
    })
    expect(meta.step).toBeUndefined()
    expect((await read('quantity=150')).meta.step).toBe(100)
    expect((await read('')).meta.step).toBeUndefined()
    expect((await read('')).data[0].atQuantity).toBeUndefined()
  })

  test('sorts by it in both directions; what cannot be compared comes last in both', async () => {
    const comparable = ids([fixture.flangedValve, fixture.yuanValve])
    for (const [sort, first] of [
      ['price', comparable.toReversed()],
      ['-price', comparable],
    ] as const) {
      const valves = await read(`category=${fixture.ballValves.id}&quantity=40&sort=${sort}`)
      expect(ids(valves.data)).toEqual(first)
      // A wafer valve is sold from 10, so that 5 cannot be bought; both are at the step of 1.
      const few = await read(`category=${fixture.ballValves.id}&quantity=5&sort=${sort}`)
      expect(few.data.map((one: { atQuantity: { apart: unknown } }) => one.atQuantity.apart)).toEqual([null, 'minimum'])
    }
    const all = await read('quantity=100&sort=price&perPage=96')
    const apart = all.data.map((one: { atQuantity: { apart: string | null } }) => one.atQuantity.apart !== null)
    expect(apart).toEqual(apart.toSorted())
    expect(new Set(ids(all.data)).size).toBe(66)
    expect(all.data.length).toBe(66)
  })

  test('pages of a list by price have every product once, filtered or not', async () => {
    for (const filter of ['', `&supplier=${fixture.ural.id}`, '&inStock=1', '&q=bolt']) {
      for (const sort of ['price', '-price']) {
        const query = `quantity=100&sort=${sort}${filter}`
        const whole = await listed(`${query}&perPage=96`)
        const pages = await Promise.all([1, 2, 3].map((page) => listed(`${query}&perPage=24&page=${page}`)))
        expect(pages.flat(), query).toEqual(whole.slice(0, 72))
      }
    }
  })

  test('a price filter takes what costs so much at the step, however the list is found and sorted', async () => {
    for (const filter of ['', '&sort=price', '&sort=-price', '&sort=new', '&q=bolt', `&category=${fixture.bolts.id}`]) {
      const found = await read(`quantity=100&priceMin=1&priceMax=1&perPage=96${filter}`)
      // Bolts cost 1.00 to 1.59 roubles.
      expect(found.data.length, filter).toBe(1)
      expect(found.meta.total, filter).toBe(1)
    }
    expect(await listed('quantity=99&priceMin=1&priceMax=1')).toEqual([])
  })

  test('facets have the range of prices at it', async () => {
    const range = async (query: string) =>
      (await json(`/api/products/filter?category=${fixture.ballValves.id}&${query}`)).data.price
    const few = await range('quantity=5')
    const many = await range('quantity=200')
    expect(few.min).toBe(few.max)
    expect(many.min).toBeLessThan(few.min)
    expect(await range('quantity=200&inStock=1')).toBeNull()
    expect(await range('quantity=1&inStock=1')).toEqual(few)
  })

  test('refuses what is no quantity, unit or basis', async () => {
    const refused = ['quantity=0', 'quantity=-1', 'quantity=1.5', 'quantity=9999999999', 'unit=box', 'vat=net']
    const fractions = ['quantity=1.5&unit=set', 'quantity=1.50&unit=tonne', 'quantity=1.0005&unit=tonne']
    for (const query of [...refused, ...fractions])
      for (const path of ['/api/products', '/api/products/filter', `/api/products/${fixture.yuanValve.id}`])
        expect((await get(`${path}?${query}`)).status, `${path} ${query}`).toBe(422)
  })

  test('one product has the price at a quantity as well', async () => {
    const { data } = await json(`/api/products/${fixture.yuanValve.id}?quantity=10`)
    expect(data.atQuantity).toMatchObject({ quantity: 10, apart: null })
  })

  test('follows an edit of a price, and of what a price is in', async () => {
    const { DB } = bindings()
    const { num } = fixture.yuanValve
    const price = () =>
      DB.prepare("SELECT price FROM listing_steps WHERE product = ? AND ancestor = 0 AND step = 100 AND unit = 'piece'")
        .bind(num)
        .first<number>('price')
    const before = await price()
    await DB.prepare('UPDATE products SET price_rub = price_rub * 2 WHERE num = ?').bind(num).run()
    expect(await price()).toBe((before ?? 0) * 2)
    await DB.prepare('UPDATE products SET vat_rate = NULL WHERE num = ?').bind(num).run()
    expect(await price()).toBeNull()
  })
})
