/** Indexes rows whose status was changed by a statement that did not have their texts (migrations/0026_public_index.sql, `reindex`). */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import type { Text } from '../../domain/text.ts'
import { database } from './connection.ts'
import { directoryNum } from './directory-num.ts'
import { companies, products } from './schema.ts'
import {
  type BulkStatement,
  ENTRIES_AT_ONCE,
  indexAddresses,
  indexCompanies,
  indexProducts,
  prepareBulk,
} from './search-index.ts'
import { addSearchWords, forgetSearchWords } from './search-words.ts'
import { companyTexts, productTexts, readLineages } from './stored-texts.ts'

/** Products whose texts are computed and written by one step. */
const PRODUCTS_OF_STEP = 200

/** Characters of one step: D1 accepts 2 MB per parameter, and a character of Chinese takes seven bytes in the index text. */
const CHARACTERS_OF_STEP = 250_000

/**
 * @param some a SELECT of numbers of products, in the order in which they are to be indexed
 * @returns the first of them, as many as one step can do
 */
export const firstOfStep = (some: SQL): SQL => sql`SELECT num FROM (
  SELECT p.num, row_number() OVER () AS place,
    sum(length(p.names) + length(p.description) + length(p.facts) + length(p.variants)) OVER (ROWS UNBOUNDED PRECEDING) AS size
  FROM (${some} LIMIT ${PRODUCTS_OF_STEP}) AS some CROSS JOIN products AS p ON p.num = some.num
) WHERE place = 1 OR size <= ${CHARACTERS_OF_STEP}`

/**
 * @param nums a SELECT of numbers of products: firstOfStep
 * @returns these products with their index texts
 */
export async function readForIndex(d1: D1Database, nums: SQL) {
  const rows = await database(d1).select().from(products).where(sql`${products.num} IN (${nums})`)
  const lineages = rows.length > 0 ? await readLineages(d1) : new Map<number, Text[]>()
  return productTexts(rows, lineages)
}

const published = <Row extends { status: string }>(rows: Row[], status: string) =>
  rows.filter((row) => row.status === status)

/**
 * @param rows of `readForIndex`, with the status and version that they have when the statements run; one that was saved meanwhile stays
 *   queued
 * @returns statements that put them into the index of their status, add the words of public ones to search_words and remove the words of
 *   the others
 */
export function indexRead(rows: Awaited<ReturnType<typeof readForIndex>>): BulkStatement[] {
  const done = `DELETE FROM reindex WHERE num IN (SELECT row.num FROM json_each(?) AS given
    CROSS JOIN products AS row ON row.num = given.value ->> 0 AND row.version = given.value ->> 1)`
  return [
    ...indexProducts(rows),
    addSearchWords(published(rows, 'published').map(({ text }) => text)),
    forgetSearchWords(rows.map(({ text }) => text)),
    { sql: done, rows: JSON.stringify(rows.map(({ num, version }) => [num, version])) },
  ]
}

async function reindexProducts(d1: D1Database): Promise<number> {
  const queued = sql`SELECT num FROM reindex WHERE num < ${directoryNum('company', 0)} ORDER BY num`
  const rows = await readForIndex(d1, firstOfStep(queued))
  if (rows.length > 0) await d1.batch(indexRead(rows).map((statement) => prepareBulk(d1, statement)))
  return rows.length
}

async function reindexCompanies(d1: D1Database): Promise<number> {
  const db = database(d1)
  const queued = sql`SELECT num - ${directoryNum('company', 0)} FROM reindex WHERE num > ${directoryNum('company', 0)}
    ORDER BY num LIMIT ${ENTRIES_AT_ONCE}`
  const rows = await companyTexts(db, await db.select().from(companies).where(sql`${companies.num} IN (${queued})`))
  if (rows.length === 0) return 0
  const done = `DELETE FROM reindex WHERE num IN (SELECT ${directoryNum('company', 0)} + row.num FROM json_each(?) AS given
    CROSS JOIN companies AS row ON row.num = given.value ->> 0 AND row.version = given.value ->> 1)`
  const statements = [
    ...indexCompanies(rows),
    indexAddresses(rows),
    addSearchWords(published(rows, 'active').map(({ text }) => text)),
    forgetSearchWords(rows.map(({ text }) => text)),
    { sql: done, rows: JSON.stringify(rows.map(({ num, version }) => [num, version])) },
  ]
  await d1.batch(statements.map((statement) => prepareBulk(d1, statement)))
  return rows.length
}

/** Does one step. @returns how many rows it has indexed: none when the queue is empty */
export const reindexSome = async (d1: D1Database): Promise<number> =>
  (await reindexProducts(d1)) || reindexCompanies(d1)
