/** Feeds that say things otherwise than the format: each is read as it is meant, or the report names it. */
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

test('a price says its currency in an attribute', async () => {
  const [offer] = await offersOf(`<offer id="1">${NAMED}<price currency="USD">5</price></offer>`)
  const result = offer && (await toProduct(offer, context))
  expect(result).toMatchObject({ product: { currency: 'USD', tiers: [{ from: 1, amount: 500 }] } })
})

test.each([
  ['<weight unit="г">1500</weight>', '1.5 kg', []],
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

test('the marks of an escaped section are no text', async () => {
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
