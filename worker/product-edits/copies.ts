/** Copies goods: drafts of their own, with the same pictures, prices and variants. */
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { byLocale } from '../../domain/locale.ts'
import { prepareStatement } from '../api/http/writes/commit.ts'
import type { Bindings } from '../bindings.ts'
import { indexStatements } from '../db/import/replace.ts'
import { insertRows } from '../db/insert.ts'
import { products, type StoredProduct } from '../db/schema.ts'
import { productIndexText } from '../db/search-index.ts'
import { storeAddedForUndo } from '../imports/changed-goods.ts'
import { importedId } from '../imports/imported-id.ts'
import type { EditContext, EditRow } from './context.ts'

export interface Copy {
  of: StoredProduct
  added: Omit<StoredProduct, 'num'>
}

/** Distinguishes a copy from its original in a list; it is the same in every language. */
const MARK = ' (2)'
const MAX_NAME_LENGTH = 200

function copiedNames({ names }: StoredProduct): StoredProduct['names'] {
  const marked = byLocale((locale) => {
    const name = names[locale]
    return name === undefined ? undefined : name.slice(0, MAX_NAME_LENGTH - MARK.length).toWellFormed() + MARK
  })
  return Object.fromEntries(Object.entries(marked).filter(([, name]) => name !== undefined))
}

/** @returns a draft, whose id is the same where a step runs twice */
export function copyOf(of: StoredProduct, row: EditRow, now: number): Copy {
  const { num: _, ...columns } = of
  const begun = { status: 'draft' as const, statusReason: null, suspended: false, rank: 0, externalId: null, fed: null }
  return {
    of,
    added: {
      ...columns,
      ...begun,
      id: importedId(row, of.id),
      names: copiedNames(of),
      version: 1,
      createdAt: now,
      updatedAt: now,
    },
  }
}

/** @returns the statements that add copies, with the files they share and their search index */
export function copyStatements(
  env: Bindings,
  row: EditRow,
  copies: Copy[],
  { lineageOf }: Pick<EditContext, 'lineageOf'>,
): D1PreparedStatement[] {
  if (copies.length === 0) return []
  const added = copies.map((copy) => copy.added)
  const pairs = JSON.stringify(copies.map((copy) => [copy.of.num, copy.added.id]))
  const uses = sql`INSERT OR IGNORE INTO file_uses (file, kind, owner)
    SELECT u.file, 'product', p.num FROM json_each(${pairs}) AS given
    CROSS JOIN products AS p ON p.id = given.value ->> 1
    CROSS JOIN file_uses AS u ON u.kind = 'product' AND u.owner = given.value ->> 0`
  const indexed = added.map((one) => ({ ...one, text: productIndexText(one, lineageOf(one.category)) }))
  return [
    ...insertRows(env.DB, products, added),
    prepareStatement(env.DB, uses),
    ...indexStatements(env.DB, indexed, []),
    storeAddedForUndo(
      env.DB,
      row.num,
      added.map(({ id }) => id),
    ),
  ]
}
