/** The texts by which a product, a company or a story is found, and the statements that put them into the search indexes. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { type Text, wordings } from '../../domain/text.ts'
import { type DirectoryKind, directoryNum } from './directory-num.ts'
import type { products } from './schema.ts'
import { BETWEEN_THINGS } from './search-text/between-things.ts'
import { normalise } from './search-text/normalise.ts'
import { correctableWords, indexName, indexText } from './search-text/tokens.ts'
import { tokensWithin } from './search-text/within-ranges.ts'
import { textsOfFacts } from './texts-of-facts.ts'

type IndexedProduct = Pick<
  typeof products.$inferSelect,
  'names' | 'description' | 'model' | 'brand' | 'tnved' | 'facts' | 'variants'
>

const join = (parts: (string | null)[]): string => parts.filter((part) => part !== null).join('\n')

/**
 * A name above a product's own category is a name of the product where it is of one kind of thing: "Valves" above "Ball valves". Compressors are
 * below "Pumps and compressors", and are no pumps: such a name is a part of the text.
 * @param categories names of the product's category and of every one above it, its own first.
 * @returns the columns of product_fts, with all languages together, because one search covers all of them, and the words
 *   to add to search_words for correcting misspellings.
 */
export function productIndexText(product: IndexedProduct, categories: Text[]) {
  const { names, description, model, brand, tnved, facts, variants } = product
  const name = join(wordings(names))
  const models = join([model, brand, ...variants.map((variant) => variant.sku)])
  const [own = {}, ...above] = categories
  const namesAbove = above.flatMap(wordings)
  const category = join([...wordings(own), ...namesAbove.filter((name) => !BETWEEN_THINGS.test(name))])
  const ofSeveral = namesAbove.filter((name) => BETWEEN_THINGS.test(name))
  const stated = textsOfFacts(facts)
  const body = join([...wordings(description), tnved, ...stated, ...ofSeveral])
  const within = new Set(stated.flatMap((fact) => tokensWithin(normalise(fact))))
  return {
    name: indexName(name),
    model: indexText(models),
    category: indexText(category),
    body: [indexText(body), ...within].join(' '),
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
  return { name: indexName(name), body: indexText(body), words: correctableWords(join([name, body])) }
}

export type DirectoryIndexText = ReturnType<typeof directoryIndexText>

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

interface IndexedRow<Text> {
  id: string
  /** Version of the row that the text was made from: if the row has another one by now, it is not indexed. Absent: any. */
  version?: number
  text: Text
}

/** The part of a statement that joins the rows of json_each, as `given`, to the table's rows; rows deleted meanwhile drop out. */
const givenRows = (table: 'products' | 'companies'): string =>
  `FROM json_each(?) AS given CROSS JOIN ${table} AS row ON row.id = given.value ->> 0
    AND row.version = coalesce(given.value ->> 1, row.version)`

/**
 * A published product goes into the public index, any other one into the index for its members and the moderators. Triggers have removed it
 * from the other index (migrations/0026_public_index.sql).
 * @param rows products that exist in the table; an indexed one is replaced.
 * @returns statements that belong into one batch with the change of the rows.
 */
export function indexProducts(rows: IndexedRow<ProductIndexText>[]): BulkStatement[] {
  const cells = rows.map(({ id, version, text: { name, model, category, body } }) => [
    id,
    version ?? null,
    name,
    model,
    category,
    body,
  ])
  const columns = `(rowid, name, model, category, body)
    SELECT row.num, given.value ->> 2, given.value ->> 3, given.value ->> 4, given.value ->> 5 ${givenRows('products')}`
  const json = JSON.stringify(cells)
  return [
    { sql: `INSERT OR REPLACE INTO product_fts ${columns} WHERE row.status = 'published'`, rows: json },
    { sql: `INSERT OR REPLACE INTO unpublished_fts ${columns} WHERE row.status <> 'published'`, rows: json },
  ]
}

/**
 * @param rows companies by their `num`; an indexed one is replaced.
 * @returns a statement that makes the addresses of active ones available as suggestions.
 */
export const indexAddresses = (rows: { num: number; address: Text }[]): BulkStatement => ({
  sql: `INSERT OR REPLACE INTO address_fts (rowid, address)
    SELECT row.num, given.value ->> 1 FROM json_each(?) AS given CROSS JOIN companies AS row ON row.num = given.value ->> 0
    WHERE row.status = 'active'`,
  rows: JSON.stringify(rows.map(({ num, address }) => [num, indexText(join(wordings(address)))])),
})

/**
 * @param rows companies that exist in the table; an indexed one is replaced.
 * @returns statements that belong into one batch with the change of the rows: an active company goes into the public index.
 */
export function indexCompanies(rows: IndexedRow<DirectoryIndexText>[]): BulkStatement[] {
  const json = JSON.stringify(rows.map(({ id, version, text: { name, body } }) => [id, version ?? null, name, body]))
  const num = `${directoryNum('company', 0)} + row.num`
  const columns = `(rowid, name, body) SELECT ${num}, given.value ->> 2, given.value ->> 3 ${givenRows('companies')}`
  return [
    {
      sql: `INSERT OR REPLACE INTO directory (num, kind, ref) SELECT ${num}, 'company', row.num ${givenRows('companies')}`,
      rows: json,
    },
    { sql: `INSERT OR REPLACE INTO directory_fts ${columns} WHERE row.status = 'active'`, rows: json },
    { sql: `INSERT OR REPLACE INTO unpublished_fts ${columns} WHERE row.status <> 'active'`, rows: json },
  ]
}

/**
 * For all kinds but companies, which have indexCompanies: the others are always public.
 * @param rows by the `num` of the kind's own table; an indexed one is replaced.
 * @returns statements that belong into one batch.
 */
export function indexDirectory(
  kind: Exclude<DirectoryKind, 'company'>,
  rows: { num: number; text: DirectoryIndexText }[],
): BulkStatement[] {
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
  ]
}
