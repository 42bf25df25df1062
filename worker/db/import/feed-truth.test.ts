/** What a feed says about goods is imported as it is: nothing is guessed, lost or published damaged without a line in the report. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedBindings, startBindings } from '../../../tests/fixtures/bindings.ts'
import { importByCommand } from '../../../tests/fixtures/commanded-imports.ts'
import type { Bindings } from '../../bindings.ts'
import { insertRows } from '../insert.ts'
import { rates } from '../schema.ts'
import { UnusableInput } from './unusable-input.ts'

let started: StartedBindings
let env: Pick<Bindings, 'DB' | 'FILES' | 'KV'>
let db: Bindings['DB']

beforeAll(async () => {
  started = await startBindings()
  env = started.unwatched
  db = env.DB
  await db.batch([...insertRows(db, rates, [{ currency: 'RUB', rub: 1, dated: '2026-11-20' }])])
})
afterAll(() => started.stop())

interface Parts {
  offers: string
  currencies?: string
  categories?: string
  /** The markup after the offers. */
  end?: string
}

const RUB = '<currencies><currency id="RUB" rate="1"/></currencies>'

const feed = ({ offers, currencies = RUB, categories = '', end = '</shop></yml_catalog>' }: Parts): string =>
  `<?xml version="1.0"?><yml_catalog><shop><name>X</name>${currencies}${categories}<offers>${offers}</offers>${end}`

const load = (text: string, company: string, more: { currency?: 'RUB'; now?: number } = {}) =>
  importByCommand(env, text, { company, ...more })

const stored = async (company: string) =>
  (
    await db
      .prepare(
        `SELECT external_id AS id, products.names, products.description, products.country, tiers, stock, moq,
                products.facts, pictures, brand, products.version
          FROM products JOIN companies ON company = companies.num
          WHERE ?1 IN (companies.names ->> 'en', companies.names ->> 'ru') ORDER BY external_id`,
      )
      .bind(company)
      .all<Record<string, string>>()
  ).results

const companies = async () => (await db.prepare('SELECT count(*) AS n FROM companies').first<{ n: number }>())?.n

const offer = (id: string, more: string) => `<offer id="${id}"><price>10</price>${more}</offer>`
const named = (id: string, name = 'Кран шаровой') => offer(id, `<name>${name}</name>`)

describe('a currency that the feed does not name', () => {
  const text = feed({ offers: named('1'), currencies: '' })

  test('has to be given with --currency: roubles are not assumed, and no company is created', async () => {
    const before = await companies()
    await expect(load(text, 'Currency A')).rejects.toThrow('--currency')
    expect(await companies()).toBe(before)
  })

  test('is the one that was given', async () => {
    await load(text, 'Currency B', { currency: 'RUB' })
    expect(await stored('Currency B')).toMatchObject([{ tiers: '[{"from":1,"amount":1000}]' }])
  })

  test('leaves offers without a currency on request where other offers name theirs', async () => {
    const offers = `${offer('1', '<name>Кран</name><currencyId>RUB</currencyId>')}${named('2')}`
    const report = await load(feed({ offers, currencies: '' }), 'Currency C')
    expect(report.reasons).toMatchObject({ 'currency.missing': 1 })
    expect((await stored('Currency C')).map(({ tiers }) => tiers)).toEqual(['[{"from":1,"amount":1000}]', '[]'])
  })
})

test('a country of origin that nobody stated is null', async () => {
  await load(feed({ offers: named('1') }), 'Origin')
  expect(await stored('Origin')).toMatchObject([{ country: null }])
})

test('a file whose offers are all refused changes nothing, creates no company and is an error', async () => {
  const before = await companies()
  await expect(load(feed({ offers: '<offer><name>x</name></offer>' }), 'Refused')).rejects.toThrow(UnusableInput)
  await expect(load(feed({ offers: '' }), 'Refused')).rejects.toThrow('no-offers')
  expect(await companies()).toBe(before)
})

test('a file that is cut short is reported as cut, and no goods are reported as missing from it', async () => {
  await load(feed({ offers: named('1') + named('2') }), 'Cut')
  const report = await load(feed({ offers: named('1'), end: '' }).slice(0, -4), 'Cut')
  expect(report.reasons).toMatchObject({ 'xml.cut': 1 })
  expect(report.missing.count).toBe(0)
})

test('goods that are no longer in the file are listed', async () => {
  await load(feed({ offers: named('1') + named('2') }), 'Gone')
  const report = await load(feed({ offers: named('1') }), 'Gone')
  expect(report.missing).toEqual({ count: 1, rows: [expect.objectContaining({ offer: '2' })] })
  expect(report.text).toContain('On sale and not in the file: 1 (2)')
})

test('categories after the offers count as those before them', async () => {
  const categories = '<categories><category id="5">Краны</category></categories>'
  const offers = offer('1', '<name>Кран</name><categoryId>5</categoryId>')
  const report = await load(feed({ offers, end: `${categories}</shop></yml_catalog>` }), 'After')
  expect(report.reasons).not.toHaveProperty('category.unknown')
})

test('different goods with one id are all refused, with both lines', async () => {
  const offers = `${named('1')}\n${named('1', 'Болт М8')}\n${named('2')}`
  const report = await load(feed({ offers }), 'Ambiguous')
  expect(report).toMatchObject({ added: 1, refused: 2 })
  const refused = report.lines.filter(({ outcome }) => outcome === 'refused')
  expect(refused.map(({ code, detail, count }) => [code, detail, count])).toEqual([['offer.ambiguous', '1, 2', 2]])
})

test('texts are filed under the language that they are in', async () => {
  const texts = '<name>Кран кульовий нержавіючий</name><name_ru>Кран шаровой</name_ru><name lang="en">Ball valve</name>'
  const report = await load(
    feed({
      offers:
        offer('1', texts) +
        offer('2', '<name_ru>Болт</name_ru>') +
        offer('3', '<name lang="uk">Їжак протитанковий</name>'),
    }),
    'Languages',
  )
  expect((await stored('Languages')).map(({ names }) => JSON.parse(names ?? ''))).toEqual([
    { ru: 'Кран шаровой', en: 'Ball valve' },
    { ru: 'Болт' },
    { ru: 'Їжак протитанковий' },
  ])
  expect(report.reasons).toMatchObject({ 'language.foreign': 1 })
})

test('text that was decoded wrongly is restored; what cannot be read is never published, nor written over a good text', async () => {
  const misread = (text: string) => new TextDecoder('windows-1251').decode(new TextEncoder().encode(text))
  const report = await load(feed({ offers: named('1', misread('Кран шаровой')) + named('2') }), 'Mojibake')
  expect((await stored('Mojibake')).map(({ names }) => names)).toEqual([
    '{"ru":"Кран шаровой"}',
    '{"ru":"Кран шаровой"}',
  ])
  expect(report.reasons).toMatchObject({ 'text.mojibake': 1 })
  const damaged = await load(feed({ offers: named('1') + named('2', '???? ???????') }), 'Mojibake')
  expect(damaged.reasons).toMatchObject({ 'offer.unreadable': 1 })
  expect((await stored('Mojibake')).map(({ names }) => names)).toEqual([
    '{"ru":"Кран шаровой"}',
    '{"ru":"Кран шаровой"}',
  ])
})

test('weights and sizes are in their stated unit; impossible ones are left out and reported', async () => {
  const offers = [
    '<weight>1500 г</weight>',
    '<weight>9999999</weight>',
    '<dimensions>100x200x300 мм</dimensions>',
    '<dimensions>10/20/30</dimensions>',
  ].map((fields, at) => offer(String(at), `<name>Кран</name>${fields}`))
  const report = await load(feed({ offers: offers.join('') }), 'Measures')
  const values = (await stored('Measures')).map(({ facts }) => JSON.parse(facts ?? '[]')[0]?.value?.ru)
  expect(values).toEqual(['1,5 кг', undefined, '10 × 20 × 30 см', '10 × 20 × 30 см'])
  expect(report.reasons).toMatchObject({ 'measure.unreadable': 1 })
})

test('elements and attributes that shops spell otherwise are read, others counted', async () => {
  const fields = `<name>Кран</name><minimum_order_quantity>5</minimum_order_quantity><strange>x</strange><price_retail>12</price_retail><vendor lang="en">Nord</vendor>
    <outlets><outlet id="1" instock="3"/><outlet id="2" instock="4"/></outlets><picture>https://a.example/1.jpg, https://a.example/2.jpg</picture>`
  const report = await load(feed({ offers: offer('1', fields) }), 'Spelled')
  const [product] = await stored('Spelled')
  expect(product).toMatchObject({ stock: 7, moq: 5 })
  expect(JSON.parse(product?.pictures ?? '')).toHaveLength(2)
  expect(report.unknown).toEqual([
    { name: 'strange', count: 1 },
    { name: 'price_retail', count: 1 },
  ])
  expect(product).toMatchObject({ brand: 'Nord' })
})

test('a file of prices and stock without names only changes known goods', async () => {
  await load(feed({ offers: named('1') + named('2') }), 'Prices')
  const prices =
    '<offer id="1" available="true"><price>12</price><count>8</count></offer><offer id="9"><price>1</price></offer>'
  const report = await load(feed({ offers: prices }), 'Prices', { now: 2000 })
  expect(report).toMatchObject({ changed: 1, refused: 1 })
  expect(await stored('Prices')).toMatchObject([
    { id: '1', names: '{"ru":"Кран шаровой"}', tiers: '[{"from":1,"amount":1200}]', stock: 8, version: 2 },
    { id: '2', tiers: '[{"from":1,"amount":1000}]', version: 1 },
  ])
  const again = await load(feed({ offers: named('1') + named('2') }), 'Prices', { now: 3000 })
  expect(again).toMatchObject({ changed: 1, unchanged: 1 })
})

test('a report has one line for a fault of many offers, and no text of the file can look like a line of the report', async () => {
  const offers = Array.from({ length: 300 }, (_, at) => `<offer id="${at}"><name>Кран</name></offer>`).join('')
  const forged = '<offer id="a&#10;line 1: refused offer b"><name>Кран</name></offer>'
  const { text } = await load(feed({ offers: offers + forged }), 'Report')
  const lines = text.split('\n')
  expect(lines.filter((line) => line.includes('no price'))).toHaveLength(1)
  expect(text).toContain('301 × mended of 0, 1, 2, 3, 4, line 1, 1, 1, 1, 1: no price: on request')
  expect(lines.some((line) => line.startsWith('line 1: refused offer b'))).toBe(false)
})
