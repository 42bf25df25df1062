/** What of a product, a company or a story can be searched, and the statements that put it into the indexes. */
import type { StoredFact, StoredVariant } from './schema.ts'
import { type Text, wordings } from './text.ts'
import { indexText } from './words.ts'

/** Kinds of the directory, each with the base of its row numbers. */
const BASES = { company: 1_000_000_000, service: 2_000_000_000, category: 3_000_000_000, story: 4_000_000_000 } as const
export type DirectoryKind = keyof typeof BASES

export interface IndexedProduct {
  names: Text
  description: Text
  model: string | null
  brand: string | null
  tnved: string | null
  facts: StoredFact[]
  variants: StoredVariant[]
}

/** The columns of product_fts, in their order. */
export interface ProductIndexText {
  name: string
  model: string
  category: string
  body: string
}

const join = (parts: (string | null)[]): string => indexText(parts.filter((part) => part !== null).join('\n'))

const factTexts = (facts: StoredFact[]): string[] =>
  facts.flatMap(({ name, value }) => [...wordings(name), ...wordings(value)])

/**
 * @param categories names of the product's category and of every one above it.
 * @returns what goes into product_fts: every language together, for people search in all of them at once.
 */
export function productIndexText(product: IndexedProduct, categories: Text[]): ProductIndexText {
  const { names, description, model, brand, tnved, facts, variants } = product
  return {
    name: join(wordings(names)),
    model: join([model, brand, ...variants.map((variant) => variant.sku)]),
    category: join(categories.flatMap(wordings)),
    body: join([...wordings(description), tnved, ...factTexts(facts)]),
  }
}

/** The columns of directory_fts, in their order. */
export interface DirectoryIndexText {
  name: string
  body: string
}

/**
 * @param names the name or title.
 * @param texts everything else to be found by: description, city, lead, body.
 */
export const directoryIndexText = (names: Text, texts: Text[]): DirectoryIndexText => ({
  name: join(wordings(names)),
  body: join(texts.flatMap(wordings)),
})

/** The row of directory and directory_fts that belongs to a row of the kind's own table. */
export const directoryNum = (kind: DirectoryKind, num: number): number => BASES[kind] + num

/** A statement and its only parameter. */
export interface BulkStatement {
  sql: string
  /** Rows as JSON for json_each; D1 takes at most 2 MB of it, so pass a few hundred rows at a time. */
  rows: string
}

/**
 * @param rows products by their `num`; one that is indexed already is replaced.
 * @returns one statement for all of them.
 */
export const indexProducts = (rows: { num: number; text: ProductIndexText }[]): BulkStatement => ({
  sql: `INSERT OR REPLACE INTO product_fts (rowid, name, model, category, body)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`,
  rows: JSON.stringify(rows.map(({ num, text }) => [num, text.name, text.model, text.category, text.body])),
})

/** @returns a statement that takes products out of the index. */
export const unindexProducts = (nums: number[]): BulkStatement => ({
  sql: 'DELETE FROM product_fts WHERE rowid IN (SELECT value FROM json_each(?))',
  rows: JSON.stringify(nums),
})

/**
 * @param rows companies by their `num`; one that is indexed already is replaced.
 * @returns a statement that makes their addresses known to address fields.
 */
export const indexAddresses = (rows: { num: number; address: Text }[]): BulkStatement => ({
  sql: `INSERT OR REPLACE INTO address_fts (rowid, address) SELECT value ->> 0, value ->> 1 FROM json_each(?)`,
  rows: JSON.stringify(rows.map(({ num, address }) => [num, join(wordings(address))])),
})

/**
 * @param rows by the `num` of the kind's own table; one that is indexed already is replaced.
 * @returns two statements that belong into one batch.
 */
export function indexDirectory(
  kind: DirectoryKind,
  rows: { num: number; text: DirectoryIndexText }[],
): [BulkStatement, BulkStatement] {
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
