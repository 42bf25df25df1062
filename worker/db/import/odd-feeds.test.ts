/** Feeds that deviate from the format: each is read as it is meant, or the report names the deviation. */
import { expect, test } from 'vitest'
import { categoryMatcher } from './category-match.ts'
import type { FeedOffer } from './feed.ts'
import { toProduct } from './product.ts'
import type { ShopCategory } from './shop-categories.ts'
import { readYml } from './yml.ts'

const CATEGORY: ShopCategory = {
  num: 1,
  id: '',
  slug: 'bolts',
  parent: null,
  level: 1,
  root: 1,
  names: {},
  lineage: [{}],
  picture: null,
}

async function offersOf(content: string): Promise<FeedOffer[]> {
  const bytes = async function* () {
    yield new TextEncoder().encode(`<yml_catalog><shop><offers>${content}</offers></shop></yml_catalog>`)
  }
  const offers: FeedOffer[] = []
  for await (const entry of readYml(bytes())) if (entry.kind === 'offer') offers.push(entry.offer)
  return offers
}

const context: Parameters<typeof toProduct>[1] = {
  matcher: { ...categoryMatcher([], new Map()), match: () => CATEGORY },
  unsorted: async () => CATEGORY,
  rates: new Map([
    ['RUB', 1],
    ['USD', 80],
  ]),
  currency: 'RUB',
  fallbackCurrency: 'RUB',
  vat: null,
  latin: 'en',
}

/** @returns the product of the only offer, and the codes of its faults beside the category's; or why it is refused */
async function read(content: string, attributes = '') {
  const [offer] = await offersOf(
    `<offer id="1"${attributes}><price>5</price><categoryId>1</categoryId>${content}</offer>`,
  )
  if (!offer) throw new Error('no offer was read')
  const result = await toProduct(offer, context)
  if ('refusal' in result) return { refusal: result.refusal, product: undefined, faults: [] }
  return { ...result, refusal: undefined, faults: result.faults.map(({ code }) => code) }
}

const NAMED = '<name>Болт М8</name>'

test('a currency in an attribute of the price is read', async () => {
  const [offer] = await offersOf(`<offer id="1">${NAMED}<price currency="USD">5</price></offer>`)
  const result = offer && (await toProduct(offer, context))
  expect(result).toMatchObject({ product: { currency: 'USD', tiers: [{ from: 1, amount: 500 }] } })
})

test.each([
  ['<weight unit="г">1500</weight>', '1.5 kg', []],
  ['<weight>1500</weight><dimensions>1000 мм x 1000 мм x 2000 мм</dimensions>', '1500 kg', []],
  ['<weight>1500</weight><dimensions>100/100/200</dimensions>', '1500 kg', []],
  ['<weight>1500</weight><dimensions>10/20/30</dimensions>', undefined, ['measure.unreadable']],
])('a weight is in its own unit, and one that no metal has is left out: %s', async (content, shown, faults) => {
  const { product, faults: found } = await read(NAMED + content)
  const weight = product?.facts.find(({ name }) => 'en' in name && name.en === 'Gross weight')
  expect(weight?.value).toEqual(shown === undefined ? undefined : expect.objectContaining({ en: shown }))
  expect(found).toEqual(faults)
})

test.each([
  ['<name lang="de-DE">Schraube</name>', { en: 'Schraube' }, ['language.latin']],
  ['<name>Schraube M8 für Holz, verzinkt</name>', { en: 'Schraube M8 für Holz, verzinkt' }, ['language.latin']],
  ['<name>برغي فولاذي</name>', { en: 'برغي فولاذي' }, ['language.latin']],
  ['<name>ボルト六角</name>', { zh: 'ボルト六角' }, ['language.han']],
  ['<name xml:lang="uk">Болт сталевий із різьбою</name>', { ru: 'Болт сталевий із різьбою' }, ['language.foreign']],
  ['<name>Pump Ø80 Dürr</name>', { en: 'Pump Ø80 Dürr' }, []],
])('a text in a language that the site does not have is named by the report: %s', async (content, names, faults) => {
  const result = await read(content)
  expect(result.product?.names).toEqual(names)
  expect(result.faults).toEqual(faults)
})

test.each(['null', 'undefined', '#N/A', '#ИМЯ?', 'NaN'])('%s is no text', async (nothing) => {
  expect((await read(`<name>${nothing}</name>`)).refusal).toBe('offer.no-name')
  expect((await read(`${NAMED}<vendor>${nothing}</vendor>`)).product?.brand).toBeNull()
})

test('the delimiters of an escaped CDATA section are removed', async () => {
  const { product } = await read(`${NAMED}<description>&lt;![CDATA[Сталь &lt;br/&gt; цинк]]&gt;</description>`)
  expect(product?.description).toEqual({ ru: 'Сталь\nцинк' })
})

test.each([
  ['В наличии', 7],
  ['есть', 7],
  ['нет', 0],
  ['уточняйте', 7],
])('availability in words: %s', async (available, stock) => {
  expect((await read(`${NAMED}<count>7</count>`, ` available="${available}"`)).product?.stock).toBe(stock)
})

test.each([
  ['<available>false</available><count>7</count>', '', 0, []],
  ['<count>12 шт</count>', '', 12, []],
  ['<count>1,200</count>', '', 1200, []],
  ['<stock_quantity>много</stock_quantity>', '', null, []],
  ['<outlets><outlet instock="3"/><outlet instock="есть"/></outlets>', '', null, []],
  ['<count>7</count>', ' available="скоро"', 7, ['available.unknown']],
  ['', ' in_stock="true" quantity_in_stock="4"', 4, []],
  ['<count>2.5</count>', '', null, ['quantity.unreadable']],
])('stock: %s', async (content, attributes, stock, codes) => {
  const { product, faults } = await read(NAMED + content, attributes)
  expect([product?.stock, faults]).toEqual([stock, codes])
})

test('elements under other names are read where the format’s own is missing, and left as they are where it is there', async () => {
  const [offer] = await offersOf(
    '<offer id="1"><product_name>Хомут</product_name><Price>5</Price><category_id>1</category_id><article>A-1</article><brand>Норма</brand></offer>',
  )
  expect(offer && (await toProduct(offer, context))).toMatchObject({
    product: { names: { ru: 'Хомут' }, model: 'A-1', brand: 'Норма', category: 1 },
    faults: [],
  })
  const [both] = await offersOf('<offer id="1"><vendor>Первый</vendor><brand>Второй</brand></offer>')
  expect([both?.fields.get('vendor'), both?.fields.get('brand')]).toEqual([['Первый'], ['Второй']])
})

test.each(['-', 'Нет бренда', 'no brand', '无品牌'])('%s is no brand', async (vendor) => {
  expect((await read(`${NAMED}<vendor>${vendor}</vendor>`)).product?.brand).toBeNull()
})

test('of an element that occurs twice the first is read, and the report says so', async () => {
  const { product, faults } = await read(`${NAMED}<price>9</price>`)
  expect([product?.tiers, faults]).toEqual([[{ from: 1, amount: 500 }], ['field.repeated']])
  expect((await read(`${NAMED}<price>5</price>`)).faults).toEqual([])
})

test.each([
  ['20%', 20],
  ['22', 22],
  ['7', 20],
  ['без НДС', 0],
])('tax %s', async (vat, rate) => {
  expect((await read(`${NAMED}<vat>${vat}</vat>`)).product?.vatRate).toBe(rate)
})

test.each([
  ['<price>15 €</price>', '', [], ['price.unreadable']],
  ['<price>15</price>', 'руб.', [{ from: 1, amount: 1500 }], []],
  ['<price>15</price>', 'у.е.', [], ['price.no-rate']],
  ['<price>15 руб./шт</price>', 'RUB', [{ from: 1, amount: 1500 }], []],
  ['<price>$15.20</price>', 'USD', [{ from: 1, amount: 1520 }], []],
])('a price in a currency of its own: %s', async (price, named, tiers, codes) => {
  const currency = named === '' ? '<currencyId>RUB</currencyId>' : `<currencyId>${named}</currencyId>`
  const [offer] = await offersOf(`<offer id="1">${NAMED}${price}<categoryId>1</categoryId>${currency}</offer>`)
  const result = offer && (await toProduct(offer, context))
  if (!result || 'refusal' in result) throw new Error('refused')
  expect([result.product.tiers, result.faults.map(({ code }) => code)]).toEqual([tiers, codes])
})

test('prices by quantity in nested elements are read', async () => {
  const [offer] = await offersOf(
    `<offer id="1">${NAMED}<categoryId>1</categoryId><prices><price><value>9</value><quantity>10</quantity></price>
      <price><quantity>100</quantity><value>8.50</value></price></prices></offer>`,
  )
  expect(offer && (await toProduct(offer, context))).toMatchObject({
    product: {
      tiers: [
        { from: 10, amount: 900 },
        { from: 100, amount: 850 },
      ],
    },
    faults: [],
  })
})

test('parameters are stored in the language they are written in, and translations into foreign languages are left out', async () => {
  const { product, faults } = await read(
    '<name>Кран</name><param name="Колір" lang="uk">червоний</param><param name="Цвет">красный</param><param name="材质">不锈钢</param>',
  )
  expect([product?.facts, faults]).toEqual([
    [
      { name: { ru: 'Цвет' }, value: { ru: 'красный' } },
      { name: { zh: '材质' }, value: { zh: '不锈钢' } },
    ],
    [],
  ])
})

test.each([
  ['<name>Кран кульовий</name><description>Корпус із латуні</description>', 'language.foreign'],
  ['<name>Ҷумаки обӣ</name>', 'language.foreign'],
  ['<name_uk>Кран</name_uk>', 'language.foreign'],
  ['<name>Кран</name><param name="Матеріал">Латунь нікельована</param>', 'language.foreign'],
  ['<name>Kugelhahn aus Edelstahl</name>', 'language.latin'],
])('a language is told by all texts of an offer: %s', async (content, code) => {
  expect(new Set((await read(content)).faults)).toEqual(new Set([code]))
})
