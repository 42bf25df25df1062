/** Imports real feeds, where they are available: they may be used for tests, but not published with the project. */
import { createReadStream, existsSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindingsOf, startLocal } from '../../../scripts/local.ts'
import { readMigrations } from '../../../scripts/migrations.ts'
import { insertRows } from '../insert.ts'
import { migrate } from '../migrate.ts'
import { rates } from '../schema.ts'
import { importYml } from './import-yml.ts'
import type { Report } from './report.ts'

const FOLDER = '../shared/data/feeds'

/** Numbers of imported and refused offers, categories, the encoding, and how often each fault occurs. */
interface Expected {
  file: string
  /** Takes seconds: `npm run test:full` imports it. */
  isLarge?: boolean
  encoding?: string
  accepted: number
  refused?: number
  categories: number
  reasons?: Report['reasons']
}

const FEEDS: Expected[] = [
  { file: 'plumbing-yml-cp1251.xml', isLarge: true, encoding: 'windows-1251', accepted: 1405, categories: 149 },
  { file: 'goods-yml-cp1251.xml', encoding: 'windows-1251', accepted: 394, categories: 13 },
  {
    file: 'carparts-yml-bom-32k-params.xml',
    isLarge: true,
    accepted: 806,
    refused: 6,
    categories: 46,
    // One of the twelve offers without a known category names an empty one.
    reasons: {
      'offer.repeated': 2,
      'offer.ambiguous': 4,
      'category.unknown': 11,
      'category.missing': 1,
      'category.no-parent': 41,
    },
  },
  { file: 'clothes-yml.yml', isLarge: true, accepted: 238, categories: 8, reasons: { 'price.missing': 83 } },
  { file: 'trailers-yml.yml', accepted: 79, categories: 14 },
  // Of 77 offers, each seven are a product with its six sizes.
  { file: 'small-yml.xml', accepted: 11, categories: 4 },
  { file: 'tiny-yml.yml', accepted: 35, categories: 4 },
  { file: 'library-yml-all-offer-types.xml', accepted: 7, categories: 19 },
]

describe.skipIf(!existsSync(FOLDER))('real feeds', () => {
  let local: ReturnType<typeof startLocal>
  let db: D1Database

  beforeAll(async () => {
    local = startLocal({})
    db = (await bindingsOf(local)).DB
    await migrate(db, readMigrations())
    const known = [
      { currency: 'RUB', rub: 1, dated: '2026-11-20' },
      { currency: 'UAH', rub: 1.93, dated: '2026-11-20' },
    ]
    await db.batch([...insertRows(db, rates, known)])
  })
  afterAll(() => local.dispose())

  test.each(FEEDS.filter(({ isLarge }) => process.env.FULL || !isLarge))(
    '$file is imported, and a second import changes nothing',
    async (feed) => {
      const { file, encoding = 'utf-8', accepted, refused = 0, categories, reasons = {} } = feed
      const load = (now: number) =>
        importYml(db, { open: () => createReadStream(`${FOLDER}/${file}`), company: file, now })
      const first = await load(1000)
      expect(first).toMatchObject({ encoding, reasons, categories: { read: categories } })
      expect(first.offers).toMatchObject({ read: accepted + refused, accepted, added: accepted, refused })
      const second = await load(2000)
      expect(second.offers).toMatchObject({ accepted, added: 0, changed: 0, unchanged: accepted, refused })
      const rows = await db
        .prepare(
          'SELECT count(*) AS n, max(products.updated_at) AS latest FROM products JOIN companies ON company = companies.num WHERE companies.id = ?',
        )
        .bind(first.company?.id ?? '')
        .first()
      expect(rows).toEqual({ n: accepted, latest: 1000 })
    },
  )

  test('all parameters and pictures of a feed are imported', async () => {
    const counted = await db
      .prepare(`SELECT sum(json_array_length(products.facts)) AS facts, sum(json_array_length(pictures)) AS pictures
        FROM products JOIN companies ON company = companies.num WHERE companies.names ->> 'en' = ?`)
      .bind('trailers-yml.yml')
      .first()
    expect(counted).toEqual({ facts: 922, pictures: 226 })
  })
})
