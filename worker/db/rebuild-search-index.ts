/** Builds the search indexes from the tables: an index stores no texts that could be copied instead. */
import type { D1Database } from '@cloudflare/workers-types'
import { gt, sql } from 'drizzle-orm'
import type { Text } from '../../domain/text.ts'
import { database } from './connection.ts'
import type { DirectoryKind } from './directory-num.ts'
import { categories, companies, products, services, stories } from './schema.ts'
import {
  type BulkStatement,
  directoryIndexText,
  ENTRIES_AT_ONCE,
  indexAddresses,
  indexCompanies,
  indexDirectory,
  indexProducts,
  PRODUCTS_AT_ONCE,
  prepareBulk,
} from './search-index.ts'
import { companyTexts, productTexts, readLineages, textsIn } from './stored-texts.ts'

/** Only the indexes are written: the words for corrections are rows of search_words, which an archive contains. */
const write = async (d1: D1Database, statements: BulkStatement[]) =>
  void (await d1.batch(statements.map((statement) => prepareBulk(d1, statement))))

/** Rows by number, some at a time, however many there are. */
async function* pages<Row extends { num: number }>(read: (after: number) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let rows = await read(0)
  while (rows.length > 0) {
    yield rows
    rows = await read(rows.at(-1)?.num ?? Number.MAX_SAFE_INTEGER)
  }
}

async function indexStoredProducts(d1: D1Database, lineages: Map<number, Text[]>, report: (done: number) => void) {
  const db = database(d1)
  let done = 0
  const read = (after: number) =>
    db.select().from(products).where(gt(products.num, after)).orderBy(products.num).limit(PRODUCTS_AT_ONCE)
  for await (const rows of pages(read)) {
    await write(d1, indexProducts(productTexts(rows, lineages)))
    done += rows.length
    report(done)
  }
}

type Texts = { num: number; name: Text; about: Text[] }

async function indexEntries(d1: D1Database, kind: Exclude<DirectoryKind, 'company'>, entries: Texts[]) {
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
    const slice = entries.slice(at, at + ENTRIES_AT_ONCE)
    const rows = slice.map(({ num, name, about }) => ({ num, text: directoryIndexText(name, about) }))
    await write(d1, indexDirectory(kind, rows))
  }
}

async function indexStoredCompanies(d1: D1Database) {
  const db = database(d1)
  const read = (after: number) =>
    db.select().from(companies).where(gt(companies.num, after)).orderBy(companies.num).limit(ENTRIES_AT_ONCE)
  for await (const rows of pages(read)) {
    await write(d1, [...indexCompanies(await companyTexts(db, rows)), indexAddresses(rows)])
  }
}

async function indexStoredStories(d1: D1Database) {
  const db = database(d1)
  const tagged = await db.all<{ story: number; names: string }>(
    sql`SELECT l.story, json_group_array(json(t.names)) AS names FROM story_tags AS l JOIN tags AS t ON t.num = l.tag GROUP BY 1`,
  )
  const tagsOf = new Map(tagged.map(({ story, names }) => [story, textsIn(names)]))
  const rows = await db.select().from(stories)
  const entries = rows.map(({ num, titles, leads, bodies }) => ({
    num,
    name: titles,
    about: [leads, bodies, ...(tagsOf.get(num) ?? [])],
  }))
  await indexEntries(d1, 'story', entries)
}

/**
 * Fills product_fts, directory_fts and address_fts from the rows of a database; existing entries are replaced.
 * @param report called with the number of products done so far.
 */
export async function indexStored(d1: D1Database, report: (done: number) => void = () => {}): Promise<void> {
  const db = database(d1)
  const lineages = await readLineages(d1)
  await indexStoredProducts(d1, lineages, report)
  await indexStoredCompanies(d1)
  const serviceRows = await db.select().from(services)
  await indexEntries(
    d1,
    'service',
    serviceRows.map(({ num, names, about }) => ({ num, name: names, about: [about] })),
  )
  const categoryRows = await db.select().from(categories)
  await indexEntries(
    d1,
    'category',
    categoryRows.map(({ num, names, about }) => ({
      num,
      name: names,
      about: [about, ...(lineages.get(num) ?? []).slice(1)],
    })),
  )
  await indexStoredStories(d1)
}
