/** Imports real feeds, where they are available: they may be used for tests, but not published with the project. */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Currency } from '../../../domain/trade-terms.ts'
import { type StartedBindings, startBindings } from '../../../tests/fixtures/bindings.ts'
import { importByCommand } from '../../../tests/fixtures/commanded-imports.ts'
import type { Bindings } from '../../bindings.ts'
import { insertRows } from '../insert.ts'
import { rates } from '../schema.ts'

const FOLDER = '../shared/data/feeds'

/** Numbers of imported and refused offers, the encoding, and how often each fault occurs. */
interface Expected {
  file: string
  /** Takes seconds: `npm run test:full` imports it. */
  isLarge?: boolean
  encoding?: string
  /** The currency that the supplier states, where the file names none. */
  currency?: Currency
  accepted: number
  refused?: number
  reasons?: Record<string, number>
}

const FEEDS: Expected[] = [
  { file: 'plumbing-yml-cp1251.xml', isLarge: true, encoding: 'windows-1251', accepted: 1405 },
  { file: 'goods-yml-cp1251.xml', encoding: 'windows-1251', accepted: 394 },
  {
    file: 'carparts-yml-bom-32k-params.xml',
    isLarge: true,
    accepted: 806,
    refused: 6,
    // One of the twelve offers without a known category names an empty one.
    reasons: {
      'offer.repeated': 2,
      'offer.ambiguous': 4,
      'category.unknown': 11,
      'category.missing': 1,
      // The file has 41, which name 38 others: a report lists thirty details of a fault, and counts the rest as omitted.
      'category.no-parent': 32,
    },
  },
  { file: 'clothes-yml.yml', isLarge: true, accepted: 238, reasons: { 'price.missing': 83 } },
  { file: 'trailers-yml.yml', accepted: 79 },
  // 77 offers: each group of seven is one product with its six sizes.
  { file: 'small-yml.xml', accepted: 11 },
  { file: 'tiny-yml.yml', accepted: 35 },
  { file: 'library-yml-all-offer-types.xml', accepted: 7 },
  // The file has prices for dealers and for shops; which of them buyers see is for the supplier to say, and none is guessed.
  {
    file: 'dealer-tiers-nested-cp1251.xml',
    encoding: 'windows-1251',
    currency: 'UAH',
    accepted: 34,
    reasons: { 'price.missing': 34, 'language.mixed': 3, 'language.foreign': 3 },
  },
  // Each of three articles belongs to two different goods.
  {
    file: 'autoparts-pricelist-semicolon.csv',
    currency: 'UAH',
    accepted: 203,
    refused: 6,
    reasons: { 'offer.ambiguous': 6, 'price.missing': 2, 'language.foreign': 84 },
  },
]

describe.skipIf(!existsSync(FOLDER))('real feeds', () => {
  let started: StartedBindings
  let env: Pick<Bindings, 'DB' | 'FILES' | 'KV'>

  beforeAll(async () => {
    started = await startBindings()
    env = started.unwatched
    const db = env.DB
    const known = [
      { currency: 'RUB', rub: 1, dated: '2026-11-20' },
      { currency: 'UAH', rub: 1.93, dated: '2026-11-20' },
    ]
    await db.batch([...insertRows(db, rates, known)])
  })
  afterAll(() => started.stop())

  test.each(FEEDS.filter(({ isLarge }) => process.env.FULL || !isLarge))(
    '$file is imported, and a second import changes nothing',
    { timeout: 180_000 },
    async (feed) => {
      const { file, encoding = 'utf-8', accepted, refused = 0, reasons = {}, currency } = feed
      const given = { company: file, ...(currency && { currency }) }
      const load = (now: number) => importByCommand(env, readFileSync(`${FOLDER}/${file}`), { ...given, now })
      const first = await load(1000)
      expect(first).toMatchObject({ encoding, reasons, read: accepted + refused, added: accepted, refused })
      const second = await load(2000)
      expect(second).toMatchObject({ added: 0, changed: 0, unchanged: accepted, refused })
      const rows = await env.DB.prepare(
        'SELECT count(*) AS n, max(products.updated_at) AS latest FROM products JOIN companies ON company = companies.num WHERE companies.id = ?',
      )
        .bind(first.company.id)
        .first()
      expect(rows).toEqual({ n: accepted, latest: 1000 })
    },
  )

  test('all parameters and pictures of a feed are imported', async () => {
    const counted =
      await env.DB.prepare(`SELECT sum(json_array_length(products.facts)) AS facts, sum(json_array_length(pictures)) AS pictures
        FROM products JOIN companies ON company = companies.num WHERE companies.names ->> 'en' = ?`)
        .bind('trailers-yml.yml')
        .first()
    expect(counted).toEqual({ facts: 922, pictures: 226 })
  })
})
