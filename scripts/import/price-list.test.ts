/** Whole imports by the command line, from a feed's text to the tables. */
import { expect, test } from 'vitest'
import { serveCommand } from '../../tests/fixtures/command.ts'
import { FEED, importByCommand } from '../../tests/fixtures/commanded-imports.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { matchQuery } from '../../worker/db/search-text/match-query.ts'
import { queryTerms } from '../../worker/db/search-text/tokens.ts'

const { all, env, snapshot } = serveCommand()

const load = (text: string, now: number, more: { company?: string; map?: string } = {}) =>
  importByCommand(env(), text, { company: 'Кранстрой', now, ...more })

const found = async (query: string) => {
  const match = matchQuery(queryTerms(query))
  const rows = await env()
    .DB.prepare(
      'SELECT external_id FROM product_fts JOIN products ON num = product_fts.rowid WHERE product_fts MATCH ?',
    )
    .bind(match)
    .all<{ external_id: string }>()
  return rows.results.map((row) => row.external_id).sort()
}

test('a feed becomes the products of a new company, with a report of every fault', async () => {
  const report = await load(FEED, 1000)
  expect(report).toMatchObject({ read: 6, added: 3, changed: 0, unchanged: 0, mended: 2, refused: 3 })
  expect(report.lines.map(({ lines, outcome, offers, code }) => [...lines, outcome, ...offers, code])).toEqual([
    [10, 'mended', 'b', 'category.unmatched'],
    [10, 'mended', 'b', 'pictures.dropped'],
    [10, 'mended', 'b', 'price.missing'],
    [12, 'mended', 'c', 'category.unknown'],
    [12, 'mended', 'c', 'price.no-rate'],
    [13, 'refused', 'a', 'offer.repeated'],
    [15, 'refused', '', 'offer.no-id'],
    [14, 'refused', 'd', 'offer.unknown'],
  ])
  expect(report.text).toContain('1 × refused of a, line 13: id repeated; the first one is on line 7')
  expect(report.text).toContain('applied: 6 read, 3 new, 0 changed, 0 unchanged, 2 of them mended, 3 refused')
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
    pictures: '[]',
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
  expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  expect(report.company.created).toBe(false)
  expect(await snapshot()).toEqual(before)
})

test('only changed products are updated, with their lists and search index', async () => {
  const report = await load(FEED.replace('Роза', 'Тюльпан').replace('<price>0<', '<price>5<'), 3000)
  expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 2 })
  expect(await all('SELECT external_id, created_at, updated_at FROM products ORDER BY external_id')).toEqual([
    { external_id: 'a', created_at: 1000, updated_at: 1000 },
    { external_id: 'b', created_at: 1000, updated_at: 3000 },
    { external_id: 'c', created_at: 1000, updated_at: 1000 },
  ])
  expect([await found('роза'), await found('тюльпаны')]).toEqual([[], ['b']])
  expect(await all('SELECT count(*) AS n FROM listing WHERE ancestor = 0 AND price = 500')).toEqual([{ n: 1 }])
})

test('an import keeps a category, a status and a code that were set by hand', async () => {
  await env().DB.exec("UPDATE products SET category = 2, status = 'hidden', tnved = '8481' WHERE external_id = 'b'")
  const report = await load(FEED, 4000)
  expect(report).toMatchObject({ changed: 1, unchanged: 2 })
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
  await env().DB.batch(
    [company(90, 'supplier'), company(91, 'supplier'), company(92, 'service')].map((sql) => env().DB.prepare(sql)),
  )
  await expect(load(FEED, 8000, { company: '甲supplier' })).rejects.toThrow('Several companies')
  await expect(load(FEED, 8000, { company: '甲service' })).rejects.toThrow('services')
})
