/** Builds the search indexes from the tables. They are contentless (FTS5), so that they have no texts that could be copied. */
import type { D1Database } from '@cloudflare/workers-types'
import { and, gt, type SQL, sql } from 'drizzle-orm'
import type { Text } from '../../domain/text.ts'
import { indexCodeTexts } from './code-texts.ts'
import { database } from './connection.ts'
import type { DirectoryKind } from './directory-num.ts'
import { mergeWhole } from './merge-search-indexes.ts'
import { firstOfStep, readForIndex } from './reindex.ts'
import { categories, companies, services, stories } from './schema.ts'
import {
  type BulkStatement,
  directoryIndexText,
  ENTRIES_AT_ONCE,
  indexAddresses,
  indexCompanies,
  indexDirectory,
  indexProducts,
  prepareBulk,
} from './search-index.ts'
import { companyTexts, readLineages, textsIn } from './stored-texts.ts'

/** Writes only the indexes: the words for corrections are rows of search_words, which an archive contains. */
const write = async (d1: D1Database, statements: BulkStatement[]) =>
  void (await d1.batch(statements.map((statement) => prepareBulk(d1, statement))))

/**
 * Indexes the next rows of a table.
 * @returns the number of the last one and how many they were; null where there are no more
 */
type Page = (d1: D1Database, after: number) => Promise<{ last: number; rows: number } | null>

const pageOf = (rows: { num: number }[]) => {
  const last = rows.reduce((most, { num }) => Math.max(most, num), 0)
  return rows.length > 0 ? { last, rows: rows.length } : null
}

const products: Page = async (d1, after) => {
  const rows = await readForIndex(d1, firstOfStep(sql`SELECT num FROM products WHERE num > ${after} ORDER BY num`))
  if (rows.length > 0) await write(d1, indexProducts(rows))
  return pageOf(rows)
}

const companyPage: Page = async (d1, after) => {
  const db = database(d1)
  const rows = await db
    .select()
    .from(companies)
    .where(gt(companies.num, after))
    .orderBy(companies.num)
    .limit(ENTRIES_AT_ONCE)
  if (rows.length > 0) await write(d1, [...indexCompanies(await companyTexts(db, rows)), indexAddresses(rows)])
  return pageOf(rows)
}

type Texts = { num: number; name: Text; about: Text[] }

async function indexEntries(d1: D1Database, kind: Exclude<DirectoryKind, 'company'>, entries: Texts[]) {
  const rows = entries.map(({ num, name, about }) => ({ num, text: directoryIndexText(name, about) }))
  if (rows.length > 0) await write(d1, indexDirectory(kind, rows))
  return pageOf(rows)
}

const servicePage: Page = async (d1, after) => {
  const rows = await database(d1)
    .select()
    .from(services)
    .where(gt(services.num, after))
    .orderBy(services.num)
    .limit(ENTRIES_AT_ONCE)
  const entries = rows.map(({ num, names, about }) => ({ num, name: names, about: [about] }))
  return indexEntries(d1, 'service', entries)
}

/** @param which condition on the categories, such as those below one */
export async function indexCategories(d1: D1Database, after: number, which: SQL = sql`true`): ReturnType<Page> {
  const rows = await database(d1)
    .select()
    .from(categories)
    .where(and(gt(categories.num, after), which))
    .orderBy(categories.num)
    .limit(ENTRIES_AT_ONCE)
  const lineages = rows.length > 0 ? await readLineages(d1) : new Map<number, Text[]>()
  const entries = rows.map(({ num, names, about }) => ({
    num,
    name: names,
    about: [about, ...(lineages.get(num) ?? []).slice(1)],
  }))
  return indexEntries(d1, 'category', entries)
}

/** @param which condition on the stories, such as one that was changed */
export async function indexStories(d1: D1Database, after: number, which: SQL = sql`true`): ReturnType<Page> {
  const db = database(d1)
  const rows = await db
    .select()
    .from(stories)
    .where(and(gt(stories.num, after), which))
    .orderBy(stories.num)
    .limit(ENTRIES_AT_ONCE)
  const nums = JSON.stringify(rows.map(({ num }) => num))
  const tagged = await db.all<{ story: number; names: string }>(
    sql`SELECT l.story, json_group_array(json(t.names)) AS names FROM json_each(${nums}) AS given
      CROSS JOIN story_tags AS l ON l.story = given.value CROSS JOIN tags AS t ON t.num = l.tag GROUP BY 1`,
  )
  const tagsOf = new Map(tagged.map(({ story, names }) => [story, textsIn(names)]))
  const entries = rows.map(({ num, titles, leads, bodies }) => ({
    num,
    name: titles,
    about: [leads, bodies, ...(tagsOf.get(num) ?? [])],
  }))
  return indexEntries(d1, 'story', entries)
}

/** Functions that index the next rows of a table, in the order in which the tables are indexed. */
const PAGES = [products, companyPage, servicePage, indexCategories, indexStories, indexCodeTexts]

/** Where the next page begins. */
interface IndexCursor {
  /** Index in PAGES. */
  table: number
  /** Number of the table's last row that is indexed. */
  after: number
}

export const FIRST_PAGE: IndexCursor = { table: 0, after: 0 }

/**
 * Indexes the next rows of a database, some hundred at most; index rows that exist already are replaced.
 * @returns where the next page begins, and how many rows this one had; null when all is done
 */
export async function indexNext(
  d1: D1Database,
  { table, after }: IndexCursor,
): Promise<{ next: IndexCursor; rows: number } | null> {
  const page = PAGES[table]
  if (!page) return null
  const done = await page(d1, after)
  return done
    ? { next: { table, after: done.last }, rows: done.rows }
    : { next: { table: table + 1, after: 0 }, rows: 0 }
}

/**
 * Fills product_fts, directory_fts, address_fts and code_texts_fts from the rows of a database; existing entries are replaced.
 * @param report called with the number of products done so far.
 */
export async function indexStored(d1: D1Database, report: (done: number) => void = () => {}): Promise<void> {
  let done = 0
  let page = await indexNext(d1, FIRST_PAGE)
  while (page) {
    done += page.rows
    if (page.next.table === FIRST_PAGE.table) report(done)
    page = await indexNext(d1, page.next)
  }
  await mergeWhole(d1)
}
