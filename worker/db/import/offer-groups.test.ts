/** Offers of a group become one good with variants, whatever their order, number and names. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine } from './clean.ts'
import type { FeedOffer } from './feed.ts'
import { sharedBeginning } from './group-options.ts'
import { groupedEntries } from './offer-groups.ts'
import { readYml } from './yml.ts'

async function offersOf(content: string): Promise<FeedOffer[]> {
  const bytes = async function* () {
    yield new TextEncoder().encode(`<yml_catalog><shop><offers>${content}</offers></shop></yml_catalog>`)
  }
  const offers: FeedOffer[] = []
  for await (const entry of groupedEntries(readYml(bytes()))) if (entry.kind === 'offer') offers.push(entry.offer)
  return offers
}

const offer = (id: string, group: string, more = '', name = `Куртка ${id}`) =>
  `<offer id="${id}"${group && ` group_id="${group}"`}><name>${name}</name>${more}</offer>`
const size = (value: string) => `<param name="Размер" unit="RU">${value}</param><param name="Цвет">Красный</param>`

const variantsOf = (one: FeedOffer | undefined) => JSON.parse(one?.fields.get('variants')?.[0] ?? '[]')
const field = (one: FeedOffer | undefined, name: string) => one?.fields.get(name)

test('sizes of a good are its variants, each with article, price, stock and picture', async () => {
  const first = `<price>900</price><count>5</count><vendorCode>K-52</vendorCode><picture>https://a.example/52.jpg</picture>${size('52')}`
  const second = `<price>800</price><count>2</count><vendorCode>K-50</vendorCode><picture>https://a.example/50.jpg</picture>${size('50')}`
  const [good, ...others] = await offersOf(
    offer('1', 'g', first, 'Куртка зимняя, 52') + offer('2', 'g', second, 'Куртка зимняя, 50'),
  )
  expect(others).toEqual([])
  expect(good).toMatchObject({ id: 'g', params: [{ name: 'Цвет', value: 'Красный' }] })
  expect(field(good, 'name')).toEqual(['Куртка зимняя'])
  expect([field(good, 'price'), field(good, 'count'), field(good, 'vendorcode')]).toEqual([['800'], ['7'], undefined])
  expect(field(good, 'picture')).toEqual(['https://a.example/52.jpg', 'https://a.example/50.jpg'])
  const options = (value: string) => [{ name: { ru: 'Размер' }, value: `${value} RU` }]
  expect(variantsOf(good)).toEqual([
    { sku: 'K-52', options: options('52'), price: '900', stock: 5, picture: 'https://a.example/52.jpg' },
    { sku: 'K-50', options: options('50'), price: '800', stock: 2, picture: 'https://a.example/50.jpg' },
  ])
})

test('an offer with the group’s id that has no size is the good itself, not a variant', async () => {
  const [good, ...others] = await offersOf(
    offer('g', 'g', '<price>9</price>', 'Куртка') +
      offer('g1', 'g', `<price>9</price>${size('52')}`) +
      offer('g2', 'g', `<price>9</price>${size('50')}`),
  )
  expect([others.length, field(good, 'name'), variantsOf(good).length]).toEqual([0, ['Куртка'], 2])
})

test('offers are distinguished by the rest of their names where no parameter differs, and by their ids where nothing does', async () => {
  const values = async (...names: string[]) => {
    const [good] = await offersOf(names.map((name, at) => offer(`o${at}`, 'g', '', name)).join(''))
    return variantsOf(good).map(({ options }: { options: { value: string }[] }) => options[0]?.value)
  }
  expect(await values('Bolt (M8)', 'Bolt (M10)')).toEqual(['M8', 'M10'])
  expect(await values('Bolt', 'Bolt')).toEqual(['o0', 'o1'])
})

test('facts that only one variant has are stored with that variant', async () => {
  const [good] = await offersOf(
    offer('1', 'g', `<weight>1.5</weight>${size('1')}<param name="Капюшон">есть</param>`) +
      offer('2', 'g', `<weight>2</weight>${size('2')}`),
  )
  expect(field(good, 'weight')).toBe(undefined)
  expect(variantsOf(good)[0].facts.map(({ value }: { value: unknown }) => value)).toEqual([
    { ru: 'есть' },
    { en: '1.5 kg', ru: '1,5 kg'.replace('kg', 'кг'), zh: expect.stringContaining('1.5') },
  ])
})

test.each([
  ['currencies', '<price>1</price><currencyId>RUB</currencyId>', '<price>1</price><currencyId>USD</currencyId>'],
  ['tax rates', '<vat>VAT_10</vat>', '<vat>VAT_22</vat>'],
  ['brands', '<vendor>A</vendor>', '<vendor>B</vendor>'],
  ['prices that are missing', '<price>1</price>', ''],
])('offers with different %s are no variants, which the report says', async (_, one, other) => {
  const offers = await offersOf(offer('1', 'g', one) + offer('2', 'g', other))
  expect(offers.map(({ id, fields }) => [id, fields.has('variants')])).toEqual([
    ['1', false],
    ['2', false],
  ])
  expect(offers[0]?.faults).toMatchObject([{ code: 'group.mixed', detail: 'g' }])
})

test('an id that occurs twice in a group counts once, and a group with the id of another offer gets an id of its own', async () => {
  const twice = await offersOf(offer('1', 'g', size('1')) + offer('1', 'g', size('3')) + offer('2', 'g', size('2')))
  expect([variantsOf(twice[0]).length, twice[0]?.faults]).toMatchObject([2, [{ code: 'offer.repeated' }]])
  const both = await offersOf(offer('1', 'g', size('1')) + offer('g', '') + offer('2', 'g', size('2')))
  expect(both.map(({ id }) => id).sort()).toEqual(['g', 'g#'])
})

test('offers that only have price and stock are not grouped', async () => {
  const update = (id: string) => `<offer id="${id}" group_id="g"><price>5</price></offer>`
  expect((await offersOf(update('1') + update('2'))).map(({ id }) => id)).toEqual(['1', '2'])
})

test('a group of ten thousand offers becomes ten thousand goods, and ten thousand groups of one offer become goods without variants', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => at)
  const whole = await offersOf(many.map((at) => offer(String(at), 'g', size(String(at)))).join(''))
  expect([whole.length, whole.filter(({ faults }) => faults.length > 0).length]).toEqual([10_000, 1])
  const alone = await offersOf(many.map((at) => offer(String(at), `g${at}`)).join(''))
  expect([alone.length, alone.some(({ fields }) => fields.has('variants'))]).toEqual([10_000, false])
})

test('no offer is lost: each one becomes a good or a variant, or is reported as repeated', () => {
  const made = fc.record({
    id: fc.constantFrom('1', '2', '3', '4', '5', '../6'),
    group: fc.constantFrom('', 'g', 'h', '__proto__'),
    size: fc.constantFrom('', 'S', 'M', 'ё'),
    price: fc.constantFrom('', '10', '20'),
  })
  return fc.assert(
    fc.asyncProperty(fc.array(made, { maxLength: 12 }), async (all) => {
      const offers = await offersOf(
        all
          .map(({ id, group, size: value, price }) =>
            offer(id, group, `${price && `<price>${price}</price>`}${value && `<param name="Size">${value}</param>`}`),
          )
          .join(''),
      )
      const counted = offers.map((one) => {
        const variants = variantsOf(one).length
        const repeated = one.faults.filter(({ code }) => code === 'offer.repeated').length
        return variants === 0 ? 1 + repeated : variants + repeated
      })
      const sum = counted.reduce((total, count) => total + count, 0)
      // An offer with the group's id may be the good itself.
      const heads = offers.filter((one) => variantsOf(one).length > 0 && all.some(({ id }) => id === one.id)).length
      expect([all.length, all.length - heads]).toContain(sum)
    }),
    { numRuns: 300 },
  )
})

test('the beginning that texts share ends with a whole word', () => {
  expect(sharedBeginning(['Куртка зимняя 52', 'Куртка зимняя 54'])).toBe('Куртка зимняя')
  expect(sharedBeginning(['Bolt M8', 'Bolt M8'])).toBe('Bolt M8')
  expect(sharedBeginning(['Bolt', 'Bolts'])).toBe('')
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
      const shared = sharedBeginning(texts)
      for (const text of texts) expect(oneLine(text).startsWith(shared)).toBe(true)
    }),
  )
})
