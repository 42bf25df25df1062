/** Whole imports, from a feed's text to the tables. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindingsOf, startLocal } from '../../../scripts/local.ts'
import { readMigrations } from '../../../scripts/migrations.ts'
import type { Bindings } from '../../bindings.ts'
import { insertCells, insertRows } from '../insert.ts'
import { migrate } from '../migrate.ts'
import { categories, files, rates } from '../schema.ts'
import { matchQuery } from '../search-text/match-query.ts'
import { queryTerms } from '../search-text/tokens.ts'
import { importYml } from './import-yml.ts'
import { reportText } from './report.ts'
import { UnusableInput } from './unusable-input.ts'

const local = startLocal({})
let db: Bindings['DB']

const DRAWING = { id: '0000000000000001', kind: 'drawing' as const, width: 400, height: 300 }

beforeAll(async () => {
  db = (await bindingsOf(local)).DB
  await migrate(db, readMigrations())
  const category = (num: number, slug: string, parent: number | null, names: Record<string, string>) => ({
    num,
    id: String(num).padStart(16, '0'),
    slug,
    parent,
    names,
    about: {},
    position: num,
    level: parent === null ? 1 : 2,
    picture: parent === null ? null : DRAWING.id,
  })
  await db.batch([
    ...insertRows(db, rates, [
      { currency: 'RUB', rub: 1, dated: '2026-11-20' },
      { currency: 'UAH', rub: 1.93, dated: '2026-11-20' },
    ]),
    ...insertRows(db, files, [{ ...DRAWING, name: 'a.svg', type: 'image/svg+xml', size: 1, createdAt: 0 }]),
    ...insertRows(db, categories, [
      category(1, 'pipeline', null, { en: 'Pipeline', ru: 'Трубопроводы' }),
      category(2, 'ball-valves', 1, { en: 'Ball valves', ru: 'Краны шаровые' }),
    ]),
    ...insertCells(
      db,
      'category_ancestors',
      ['category', 'ancestor'],
      [
        [1, 1],
        [1, 0],
        [2, 2],
        [2, 1],
        [2, 0],
      ],
    ),
  ])
})

afterAll(() => local.dispose())

const FEED = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE yml_catalog SYSTEM "shops.dtd">
<yml_catalog date="2026-11-20 10:00"><shop><url>http://krany.ru/</url>
<currencies><currency id="USD" rate="90"/><currency id="RUR" rate="1"/></currencies>
<categories><category id="1">Шаровые краны</category><category id="2">Букеты</category></categories>
<offers>
<offer id="a"><name>Кран шаровой</name><price>1 250,50</price><currencyId>RUR</currencyId><categoryId>1</categoryId>
  <vendor>Кранстрой</vendor><vendorCode>КШ-15</vendorCode><country_of_origin>Китай</country_of_origin>
  <param name="Диаметр" unit="мм">15</param><description><![CDATA[<p>Латунь</p><p>С ручкой</p>]]></description></offer>
<offer id="b" available="false"><name>Роза</name><price>0</price><categoryId>2</categoryId>
  <picture>http://krany.ru/b.jpg</picture><picture>b.jpg</picture></offer>
<offer id="c"><name>Ball valve</name><price>10</price><currencyId>GBP</currencyId><categoryId>99</categoryId></offer>
<offer id="a"><name>Кран шаровой</name><price>1</price><categoryId>1</categoryId></offer>
<offer id="d"><price>1</price><categoryId>1</categoryId></offer>
<offer><name>Без номера</name></offer>
</offers></shop></yml_catalog>`

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

const load = (text: string, now: number, more: { company?: string; map?: string; currency?: string } = {}) =>
  importYml(db, { open: () => bytesOf(text), company: 'Кранстрой', now, ...more })

async function all(sql: string): Promise<Record<string, unknown>[]> {
  return (await db.prepare(sql).all()).results
}

/** Everything an import could have changed. */
const snapshot = () =>
  Promise.all(
    ['products', 'companies', 'categories', 'category_ancestors', 'listing', 'facet_counts', 'directory'].map((table) =>
      all(`SELECT * FROM ${table} ORDER BY 1, 2`),
    ),
  )

const found = async (query: string) => {
  const match = matchQuery(queryTerms(query))
  const rows = await db
    .prepare('SELECT external_id FROM product_fts JOIN products ON num = product_fts.rowid WHERE product_fts MATCH ?')
    .bind(match)
    .all<{ external_id: string }>()
  return rows.results.map((row) => row.external_id).sort()
}

test('a feed becomes the products of a new company, with a report of every fault', async () => {
  const report = await load(FEED, 1000)
  expect(report.offers).toEqual({ read: 6, accepted: 3, added: 3, changed: 0, unchanged: 0, mended: 2, refused: 3 })
  expect(report.lines.map(({ line, outcome, offer, code }) => [line, outcome, offer, code])).toEqual([
    [10, 'mended', 'b', 'category.unmatched'],
    [10, 'mended', 'b', 'pictures.dropped'],
    [10, 'mended', 'b', 'price.missing'],
    [12, 'mended', 'c', 'category.unknown'],
    [12, 'mended', 'c', 'price.no-rate'],
    [13, 'refused', 'a', 'offer.repeated'],
    [14, 'refused', 'd', 'offer.no-name'],
    [15, 'refused', '', 'offer.no-id'],
  ])
  expect(reportText(report)).toContain('line 13: refused offer a: id repeated; the first one is on line 7')
  expect(reportText(report)).toContain(
    'Offers: 6 read, 3 accepted (3 new, 0 changed, 0 unchanged; 2 of them mended), 3 refused',
  )
})

test('the new company has the data of the feed', async () => {
  expect(await all('SELECT kind, names, country, currency, website, verified, status FROM companies')).toEqual([
    {
      kind: 'supplier',
      names: '{"ru":"Кранстрой"}',
      country: 'RU',
      currency: 'RUB',
      website: 'https://krany.ru/',
      verified: 0,
      status: 'active',
    },
  ])
})

test('an offer becomes a product with its language, category and price', async () => {
  const [valve, rose, foreign] = await all(
    `SELECT products.*, slug_of.slug AS category_slug FROM products
      JOIN categories AS slug_of ON slug_of.num = category ORDER BY external_id`,
  )
  expect(valve).toMatchObject({
    external_id: 'a',
    names: '{"ru":"Кран шаровой"}',
    description: '{"ru":"Латунь\\n\\nС ручкой"}',
    category_slug: 'ball-valves',
    brand: 'Кранстрой',
    model: 'КШ-15',
    country: 'CN',
    stock: null,
    tiers: '[{"from":1,"amount":125050}]',
    currency: 'RUB',
    price_rub: 125050,
    status: 'published',
    vat_rate: null,
    facts: '[{"name":{"ru":"Диаметр"},"value":{"ru":"15 мм"}}]',
    pictures: JSON.stringify([DRAWING]),
  })
  expect(rose).toMatchObject({
    category_slug: 'unsorted',
    tiers: '[]',
    price_rub: null,
    stock: 0,
    country: null,
    pictures: '[{"url":"https://krany.ru/b.jpg","kind":"photo"}]',
  })
  expect(foreign).toMatchObject({ names: '{"en":"Ball valve"}', currency: 'RUB', price_rub: null, pictures: '[]' })
})

test('imported products are listed, counted and searchable', async () => {
  expect(await all("SELECT ancestor, n FROM facet_counts WHERE facet = 'all' ORDER BY ancestor")).toEqual([
    { ancestor: 0, n: 3 },
    { ancestor: 1, n: 1 },
    { ancestor: 2, n: 1 },
    { ancestor: 3, n: 2 },
  ])
  expect(await found('кранов латунь 15')).toEqual(['a'])
  expect(await found('ball valves')).toEqual(['a', 'c'])
  expect(await all("SELECT ref FROM directory WHERE kind = 'category'")).toEqual([{ ref: 3 }])
})

test('importing the same feed again changes nothing', async () => {
  const before = await snapshot()
  const report = await load(FEED, 2000)
  expect(report.offers).toMatchObject({ accepted: 3, added: 0, changed: 0, unchanged: 3 })
  expect(report.company?.created).toBe(false)
  expect(await snapshot()).toEqual(before)
})

test('only changed products are updated, with their lists and search index', async () => {
  const report = await load(FEED.replace('Роза', 'Тюльпан').replace('<price>0<', '<price>5<'), 3000)
  expect(report.offers).toMatchObject({ added: 0, changed: 1, unchanged: 2 })
  expect(await all('SELECT external_id, created_at, updated_at FROM products ORDER BY external_id')).toEqual([
    { external_id: 'a', created_at: 1000, updated_at: 1000 },
    { external_id: 'b', created_at: 1000, updated_at: 3000 },
    { external_id: 'c', created_at: 1000, updated_at: 1000 },
  ])
  expect([await found('роза'), await found('тюльпаны')]).toEqual([[], ['b']])
  expect(await all('SELECT count(*) AS n FROM listing WHERE ancestor = 0 AND price = 500')).toEqual([{ n: 1 }])
})

test('an import keeps a category, a status and a code that were set by hand', async () => {
  await db.exec("UPDATE products SET category = 2, status = 'hidden', tnved = '8481' WHERE external_id = 'b'")
  const report = await load(FEED, 4000)
  expect(report.offers).toMatchObject({ changed: 1, unchanged: 2 })
  expect(await all("SELECT category, status, tnved FROM products WHERE external_id = 'b'")).toEqual([
    { category: 2, status: 'hidden', tnved: '8481' },
  ])
})

test('a category map decides the category', async () => {
  await load(FEED, 5000, { company: 'Other', map: '{"Букеты": "ball-valves"}' })
  expect(await all("SELECT category FROM products WHERE external_id = 'b' ORDER BY num DESC LIMIT 1")).toEqual([
    { category: 2 },
  ])
  await expect(load(FEED, 5000, { map: '{"1": "no-such"}' })).rejects.toThrow(UnusableInput)
})

test('the country of a new company is guessed from its currency', async () => {
  await load(FEED.replaceAll('RUR', 'UAH'), 6000, { company: 'Кран-Україна' })
  expect(await all("SELECT country, currency FROM companies WHERE names ->> 'ru' = 'Кран-Україна'")).toEqual([
    { country: 'UA', currency: 'UAH' },
  ])
})

test.each(['', 'Прайс-лист', '<html><body>404</body></html>', '\u0000\u0001'])(
  'what is no feed is refused, and makes no company: "%s"',
  async (text) => {
    await expect(load(text, 7000, { company: 'Nobody' })).rejects.toThrow(UnusableInput)
    expect(await all("SELECT 1 FROM companies WHERE names ->> 'en' = 'Nobody'")).toEqual([])
  },
)

test('a name of several companies, or of a company that only offers services, is refused', async () => {
  const company = (num: number, kind: string) =>
    `INSERT INTO companies (num, id, slug, kind, names, description, country, city, address, currency, status,
      created_at, updated_at) VALUES (${num}, 'x${num}', '', '${kind}', '{"zh":"甲${kind}"}', '{}', 'CN', '{}', '{}', 'CNY',
      'active', 0, 0)`
  await db.batch(
    [company(90, 'supplier'), company(91, 'supplier'), company(92, 'service')].map((sql) => db.prepare(sql)),
  )
  await expect(load(FEED, 8000, { company: '甲supplier' })).rejects.toThrow('Several companies')
  await expect(load(FEED, 8000, { company: '甲service' })).rejects.toThrow('services')
})
