/** The seed and its growth in a real database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindingsOf } from '../scripts/local.ts'
import { readMigrations } from '../scripts/migrations.ts'
import { seededState } from '../tests/bench/storage.ts'
import { startBindings } from '../tests/fixtures/bindings.ts'
import { siteDatabase, startWithStatements } from '../tests/fixtures/databases/site-database.ts'
import { nowhere } from '../tests/fixtures/nowhere.ts'
import { recountDifferences } from '../tests/fixtures/recount.ts'
import { digest, digests } from '../tests/fixtures/seed-digests.ts'
import { seedPlan } from '../tests/fixtures/seed-plan.ts'
import { database } from '../worker/db/connection.ts'
import { migrate } from '../worker/db/migrate.ts'
import { products } from '../worker/db/schema.ts'
import { productIndexText } from '../worker/db/search-index.ts'
import { matchQuery } from '../worker/db/search-text/match-query.ts'
import { queryTerms } from '../worker/db/search-text/tokens.ts'
import { growCatalogue } from './grow/grow.ts'
import { isSeeded } from './is-seeded.ts'
import { loadSeed, type Storage, seedIfEmpty } from './load.ts'

const GROWN = 2_000

/** Other ways to the same rows, tested by `npm run test:full` only. */
const testInFull = test.runIf(process.env.FULL)

/** @param state folder for its storage. */
async function open(state: string) {
  const local = startWithStatements({ state })
  const { FILES } = await bindingsOf(local)
  const DB = siteDatabase(local)
  await migrate(DB, readMigrations())
  return { storage: { DB, FILES }, close: () => local.dispose() }
}

const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
/** Two seeded databases: one in files, a copy of `seeded`, and one in memory that stores no files. */
let seeded: string
let one: Storage
let other: Storage
const closing: (() => Promise<void>)[] = []
/** The content of each right after seeding. */
let first: Record<string, string>
let second: Record<string, string>

beforeAll(async () => {
  seeded = await seededState()
  cpSync(seeded, join(folder, 'one'), { recursive: true })
  const opened = await open(join(folder, 'one'))
  const started = await startBindings()
  closing.push(opened.close, started.stop)
  one = opened.storage
  other = { DB: started.unwatched.DB, FILES: nowhere() }
  expect(await isSeeded(other.DB)).toBe(false)
  await seedIfEmpty(other)
  first = await digests(one.DB)
  second = await digests(other.DB)
})
afterAll(async () => {
  await Promise.all(closing.map((close) => close()))
  rmSync(folder, { recursive: true })
})

const rows = async (db: D1Database, sql: string): Promise<unknown[]> => (await db.prepare(sql).all()).results

/** [number, name, model, category, body] of products as in their index, which stores no texts but the position of every word. */
async function indexedTexts(db: D1Database, where: string): Promise<unknown[]> {
  await db.prepare("CREATE VIRTUAL TABLE product_words USING fts5vocab (product_fts, 'instance')").run()
  const column = (name: string) => `group_concat(iif(col = '${name}', term, NULL), ' ' ORDER BY offset) AS ${name}`
  const columns = ['name', 'model', 'category', 'body'].map(column)
  const found = await rows(db, `SELECT doc, ${columns} FROM product_words WHERE ${where} GROUP BY doc ORDER BY doc`)
  return found.map((row) => Object.values(row ?? {}))
}

describe('seed', () => {
  test('does not change a filled database', async () => {
    expect(await isSeeded(one.DB)).toBe(true)
    expect(await seedIfEmpty(one)).toBeNull()
  })

  test('declares the parameters of a database that was seeded before there were any, and queues the reading of their values', async () => {
    const queued = 'SELECT kind, argument FROM jobs'
    expect(await rows(one.DB, queued)).toEqual([])
    await one.DB.prepare('DELETE FROM parameters').run()
    expect(await isSeeded(one.DB)).toBe(false)
    await seedIfEmpty(one)
    expect(await rows(one.DB, queued)).toEqual([{ kind: 'parameter-values', argument: '{"category":0}' }])
    await one.DB.prepare('DELETE FROM jobs').run()
    expect(await digests(one.DB)).toEqual(first)
  })

  test('the maintained tables equal a recount', async () => {
    expect(await recountDifferences(one.DB)).toEqual({})
    expect(await rows(one.DB, 'SELECT * FROM bulk_load')).toEqual([])
  })

  test('every picture and file that a row refers to is stored', async () => {
    const named = `SELECT picture AS id FROM categories UNION SELECT cover FROM stories
      UNION SELECT value ->> 'id' FROM products, json_each(pictures) UNION SELECT logo FROM companies
      UNION SELECT id FROM (SELECT value ->> 'id' AS id FROM companies, json_each(photos)
        UNION SELECT value ->> 'file' FROM companies, json_each(certificates))`
    expect(
      await rows(one.DB, `SELECT id FROM (${named}) WHERE id IS NULL OR id NOT IN (SELECT id FROM files)`),
    ).toEqual([])
    const { results } = await one.DB.prepare('SELECT id, type, size FROM files ORDER BY kind, id LIMIT 30').all<{
      id: string
      type: string
      size: number
    }>()
    for (const { id, type, size } of results) {
      const stored = await one.FILES.head(id)
      expect([stored?.size, stored?.httpMetadata?.contentType]).toEqual([size, type])
    }
  })

  test.each(['краны', 'valves', '球阀'])('products are found by %s', async (words) => {
    const found = one.DB.prepare('SELECT count(*) AS n FROM product_fts WHERE product_fts MATCH ?')
    expect(await found.bind(matchQuery(queryTerms(words))).first('n')).toBeGreaterThan(5)
  })

  testInFull('loading again gives the same rows', async () => {
    await loadSeed(one)
    expect(await digests(one.DB)).toEqual(first)
  })

  testInFull('loading after an interrupted load gives the same rows', async () => {
    await one.DB.batch(
      [
        'INSERT INTO bulk_load VALUES (1)',
        'DELETE FROM facet_counts WHERE ancestor > 5',
        'DELETE FROM listing WHERE product > 300',
        'DELETE FROM products WHERE num > 400',
        'DELETE FROM product_fts WHERE rowid > 400',
      ].map((sql) => one.DB.prepare(sql)),
    )
    expect(await seedIfEmpty(one)).not.toBeNull()
    expect(await digests(one.DB)).toEqual(first)
  })

  test('another database gets identical rows', () => expect(second).toEqual(first))
})

describe('growth', () => {
  beforeAll(() => growCatalogue(other.DB, GROWN))

  test('reaches the wanted size, and adds nothing the second time', async () => {
    expect(await other.DB.prepare('SELECT count(*) AS n FROM products').first('n')).toBe(GROWN)
    expect(await growCatalogue(other.DB, GROWN)).toBe(0)
  })

  test('the maintained tables equal a recount', async () => {
    expect(await recountDifferences(other.DB)).toEqual({})
    expect(await rows(other.DB, 'SELECT * FROM bulk_load')).toEqual([])
  })

  test('gives variations the drawing only, without the original’s plate and data sheet', async () => {
    const kinds = "SELECT DISTINCT json_array_length(pictures) AS n, pictures ->> '$[0].kind' AS kind FROM products"
    expect(await rows(other.DB, `${kinds} WHERE num > 800`)).toEqual([{ n: 1, kind: 'drawing' }])
  })

  testInFull('in two steps gives the same products as in one', async () => {
    await growCatalogue(one.DB, 1_234)
    await growCatalogue(one.DB, GROWN)
    for (const table of ['products', 'listing', 'facet_counts']) {
      expect(await digest(one.DB, table)).toBe(await digest(other.DB, table))
    }
  })

  describe('that was killed', () => {
    /** @returns a copy of the seeded state in which a growth was interrupted at that stage. */
    async function killedAt(stage: 'products' | 'lists'): Promise<string> {
      const state = join(folder, stage)
      cpSync(seeded, state, { recursive: true })
      const script = [resolve('tests/fixtures/killed-growth.ts'), state, String(GROWN), stage]
      const child = spawn(resolve('node_modules/.bin/node'), script, { detached: true, stdio: 'inherit' })
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
      return state
    }

    testInFull('in the middle of a transaction continues to the same products', async () => {
      const copy = await open(await killedAt('products'))
      expect(await rows(copy.storage.DB, 'SELECT 1 FROM bulk_load')).toHaveLength(1)
      await seedIfEmpty(copy.storage, { growsOn: true })
      await growCatalogue(copy.storage.DB, GROWN)
      for (const table of ['products', 'listing', 'facet_counts', 'bulk_load']) {
        expect(await digest(copy.storage.DB, table)).toBe(await digest(other.DB, table))
      }
      await copy.close()
    })

    testInFull('before the lists were filled is completed when the database is opened next', async () => {
      const copy = await open(await killedAt('lists'))
      expect(await seedIfEmpty(copy.storage)).toBeNull()
      expect(await rows(copy.storage.DB, 'SELECT count(*) AS n FROM products')).toEqual([{ n: GROWN }])
      expect(await recountDifferences(copy.storage.DB)).toEqual({})
      await copy.close()
    })
  })

  test('has the same search index as rows that are indexed one by one', async () => {
    const { categories } = seedPlan()
    const slugs = new Map(categories.rows.map(({ num, slug }) => [num, slug]))
    const grown = await database(other.DB).select().from(products).where(sql`num > 800 AND num % 97 = 0`)
    const expected = grown.map((row) => {
      const text = productIndexText(row, categories.namesUpFrom(slugs.get(row.category) ?? ''))
      return [row.num, text.name, text.model, text.category, text.body]
    })
    // Growth adds the brand after a size among the words of a model, which no search distinguishes.
    const inAnyOrder = (rows: unknown[]) =>
      rows.map((row) =>
        [row].flat().map((text) => (typeof text === 'string' ? text.split(' ').sort().join(' ') : text)),
      )
    const indexed = await indexedTexts(other.DB, 'doc > 800 AND doc % 97 = 0')
    expect(inAnyOrder(indexed)).toEqual(inAnyOrder(expected))
  })
})
