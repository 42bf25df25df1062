/** What a product, a company or a story is found by, and the statements that put it into the search indexes. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { latinKey, latinKeyStem } from '../../domain/search-text/latin-key.ts'
import { stem } from '../../domain/search-text/stem.ts'
import { type Text, wordings } from '../../domain/text.ts'
import type { products, StoredFact } from './schema.ts'
import { correctableWords, indexText } from './search-text/tokens.ts'

/** Kinds of the directory, each with the base of its row numbers. */
const BASES = { company: 1_000_000_000, service: 2_000_000_000, category: 3_000_000_000, story: 4_000_000_000 } as const
export type DirectoryKind = keyof typeof BASES

type IndexedProduct = Pick<
  typeof products.$inferSelect,
  'names' | 'description' | 'model' | 'brand' | 'tnved' | 'facts' | 'variants'
>

const join = (parts: (string | null)[]): string => parts.filter((part) => part !== null).join('\n')

const factTexts = (facts: StoredFact[]): string[] =>
  facts.flatMap(({ name, value }) => [...wordings(name), ...wordings(value)])

/**
 * @param categories names of the product's category and of every one above it.
 * @returns the columns of product_fts, with all languages together, because one search covers all of them, and the words
 *   to add to search_words for correcting misspellings.
 */
export function productIndexText(product: IndexedProduct, categories: Text[]) {
  const { names, description, model, brand, tnved, facts, variants } = product
  const name = join(wordings(names))
  const models = join([model, brand, ...variants.map((variant) => variant.sku)])
  const category = join(categories.flatMap(wordings))
  const body = join([...wordings(description), tnved, ...factTexts(facts)])
  return {
    name: indexText(name),
    model: indexText(models),
    category: indexText(category),
    body: indexText(body),
    words: correctableWords(join([name, models, category, body])),
  }
}

export type ProductIndexText = ReturnType<typeof productIndexText>

/**
 * @param names the name or title.
 * @param texts all other searchable texts: description, city, lead, body.
 * @returns the columns of directory_fts, and the words to add to search_words.
 */
export function directoryIndexText(names: Text, texts: Text[]) {
  const name = join(wordings(names))
  const body = join(texts.flatMap(wordings))
  return { name: indexText(name), body: indexText(body), words: correctableWords(join([name, body])) }
}

export type DirectoryIndexText = ReturnType<typeof directoryIndexText>

/** The row of directory and directory_fts that belongs to a row of the kind's own table. */
export const directoryNum = (kind: DirectoryKind, num: number): number => BASES[kind] + num

/** Rows of companies in the directory's index are between these numbers. */
export const FIRST_COMPANY = directoryNum('company', 0)
export const LAST_COMPANY = directoryNum('service', 0) - 1

/** Index text of one product is some 4 kB: well below D1's limit for a parameter. */
export const PRODUCTS_AT_ONCE = 100
export const ENTRIES_AT_ONCE = 20

/** A statement and its only parameter. */
export interface BulkStatement {
  sql: string
  /** Rows as JSON for json_each; D1 takes at most 2 MB of it, so pass a few hundred rows at a time. */
  rows: string
}

export const prepareBulk = (db: D1Database, { sql, rows }: BulkStatement): D1PreparedStatement =>
  db.prepare(sql).bind(rows)

/**
 * A word, and its stem as another one: a misspelling near the end changes the stem, so that only the whole word is near
 * it.
 */
function* spellings(words: Iterable<string>): Generator<[word: string, term: string, key: string, whole: number]> {
  for (const word of words) {
    const term = stem(word)
    const key = latinKey(word)
    yield [word, term, key, 1]
    if (term !== word) yield [term, term, latinKeyStem(key), 0]
  }
}

/** @returns a statement that adds words to search_words; an existing word costs one look-up. */
export function addSearchWords(texts: { words: Set<string> }[]): BulkStatement {
  const words = new Set(texts.flatMap((text) => [...text.words]))
  return {
    sql: `INSERT INTO search_words (word, term, key, whole)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
      ON CONFLICT DO UPDATE SET whole = 1 WHERE excluded.whole > whole`,
    rows: JSON.stringify([...spellings(words)]),
  }
}

/**
 * @param rows products by their `num`; one that is indexed already is replaced.
 * @returns statements that belong into one batch.
 */
export const indexProducts = (rows: { num: number; text: ProductIndexText }[]): [BulkStatement, BulkStatement] => [
  {
    sql: `INSERT OR REPLACE INTO product_fts (rowid, name, model, category, body)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`,
    rows: JSON.stringify(rows.map(({ num, text }) => [num, text.name, text.model, text.category, text.body])),
  },
  addSearchWords(rows.map(({ text }) => text)),
]

/**
 * @param rows companies by their `num`; one that is indexed already is replaced.
 * @returns a statement that makes their addresses known to address fields.
 */
export const indexAddresses = (rows: { num: number; address: Text }[]): BulkStatement => ({
  sql: `INSERT OR REPLACE INTO address_fts (rowid, address) SELECT value ->> 0, value ->> 1 FROM json_each(?)`,
  rows: JSON.stringify(rows.map(({ num, address }) => [num, indexText(join(wordings(address)))])),
})

/**
 * @param rows by the `num` of the kind's own table; one that is indexed already is replaced.
 * @returns statements that belong into one batch.
 */
export function indexDirectory(
  kind: DirectoryKind,
  rows: { num: number; text: DirectoryIndexText }[],
): [BulkStatement, BulkStatement, BulkStatement] {
  return [
    {
      sql: `INSERT OR REPLACE INTO directory (num, kind, ref)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`,
      rows: JSON.stringify(rows.map(({ num }) => [directoryNum(kind, num), kind, num])),
    },
    {
      sql: `INSERT OR REPLACE INTO directory_fts (rowid, name, body)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`,
      rows: JSON.stringify(rows.map(({ num, text }) => [directoryNum(kind, num), text.name, text.body])),
    },
    addSearchWords(rows.map(({ text }) => text)),
  ]
}
