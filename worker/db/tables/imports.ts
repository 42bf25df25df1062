/**
 * Uploaded price lists and bulk changes of products, with what they have changed
 * (migrations/0090_imports.sql, 0114_import_parts.sql, 0130_product_edits.sql).
 */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ImportReport } from '../../../domain/contract/import-report.ts'
import type { AppliedAs, ImportAnswers } from '../../../domain/contract/imports.ts'
import type { Edited, EditGoods, EditReport } from '../../../domain/contract/product-edits.ts'
import type { FileFault } from '../../../domain/price-list/faults.ts'
import type { FieldGroup, ImportFormat, Question } from '../../../domain/price-list/import-terms.ts'
import type { TableColumn } from '../../../domain/price-table/roles.ts'
import type { ImportStatus } from '../../../domain/statuses/import.ts'
import type { PriceTypeFound } from '../import/feed.ts'
import { identified, json, versioned } from './columns.ts'

/**
 * Hashes of what an import wrote last, by field (db/import/field-hashes.ts); a field is absent if no import wrote it. Earlier versions
 * stored hashes beside `fields`, some of them for several fields together.
 */
export interface StoredHashes {
  fields?: Partial<Record<FieldGroup, string>>
  /** Where the last import came from (migrations/0143_fed_by.sql). */
  source?: string
  [earlier: string]: string | Partial<Record<FieldGroup, string>> | undefined
}

/** A table as its supplier sees it (worker/imports/found-table.ts). */
export interface StoredTable {
  sheets: string[]
  sheet: string
  /** The head of each column; '' without one. */
  heads: string[]
  /** Line of the first row of goods. */
  from: number
  /** The first rows of goods, as many as the page shows. */
  rows: string[][]
  /** The roles of the columns: as the supplier has stated them for a table with the same heads, else guessed. */
  columns: TableColumn[]
}

/** What reading the file has found. */
interface ImportFindings {
  questions?: Question[]
  /** The report before any offer was converted, with faults of the file itself. */
  read?: ImportReport
  table?: StoredTable
  /** For a file with several types of prices: all of them, and the one that was read. */
  priceTypes?: { types: PriceTypeFound[]; read: string }
}

/** How many changes were undone, and how many products were left as they are because they had been edited since. */
interface ImportUndo {
  restored: number
  kept: number
}

/** A change of many goods at once. */
export interface StoredEdit {
  goods: EditGoods
  /** Number of the goods when the change was begun. */
  total: number
  /** Null until the change is chosen. */
  change: Edited | null
  report: EditReport | null
}

export const imports = sqliteTable('imports', {
  ...identified,
  company: integer('company').notNull(),
  author: integer('author'),
  fileName: text('file_name').notNull(),
  size: integer('size').notNull(),
  status: text('status').$type<ImportStatus>().notNull(),
  format: text('format').$type<ImportFormat>(),
  encoding: text('encoding'),
  heads: text('heads'),
  found: json<ImportFindings>('found').notNull().default({}),
  answers: json<ImportAnswers>('answers').notNull().default({}),
  choice: json<AppliedAs>('choice'),
  parts: integer('parts').notNull().default(0),
  position: integer('position').notNull().default(0),
  report: json<ImportReport>('report'),
  undo: json<ImportUndo>('undo'),
  /** The bulk change; null for a price list. */
  edit: json<StoredEdit>('edit'),
  error: text('error').$type<FileFault>(),
  errorDetail: text('error_detail'),
  appliedAt: integer('applied_at'),
  upload: text('upload'),
  kept: integer('kept', { mode: 'boolean' }).notNull().default(true),
  ...versioned,
})

export const importParts = sqliteTable(
  'import_parts',
  {
    import: integer('import').notNull(),
    part: integer('part').notNull(),
    etag: text('etag').notNull(),
    digest: text('digest').notNull(),
  },
  ({ import: of, part }) => [primaryKey({ columns: [of, part] })],
)

export const importChanges = sqliteTable(
  'import_changes',
  {
    import: integer('import').notNull(),
    product: integer('product').notNull(),
    before: text('before'),
    version: integer('version').notNull(),
    state: text('state').$type<'undone' | 'kept'>(),
  },
  ({ import: of, product }) => [primaryKey({ columns: [of, product] })],
)
