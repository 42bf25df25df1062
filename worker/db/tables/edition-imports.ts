/** Editions of classifiers that operators import, from the upload to the one that serves (migrations/0129_edition_imports.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { EditionDifference, EditionReport } from '../../../domain/contract/editions.ts'
import type { EditionError } from '../../../domain/edition-report.ts'
import type { EditionStatus } from '../../../domain/statuses/edition-import.ts'
import { flag, identified, json, versioned } from './columns.ts'

export const editionImports = sqliteTable('edition_imports', {
  ...identified,
  tree: text('tree').$type<ClassifierName>().notNull(),
  author: integer('author'),
  files: json<{ id: string; name: string; size: number }[]>('files').notNull(),
  status: text('status').$type<EditionStatus>().notNull(),
  dated: text('dated'),
  edition: text('edition'),
  /** Id of the edition that it was compared with: where another one serves meanwhile, it is compared again. */
  base: text('base'),
  /** Number of the edition that is being written. */
  target: integer('target'),
  /** Pieces of the compact form in the file store, and how many of them are written. */
  parts: integer('parts').notNull().default(0),
  position: integer('position').notNull().default(0),
  report: json<EditionReport>('report'),
  changes: json<EditionDifference>('changes'),
  error: text('error').$type<EditionError>(),
  errorDetail: text('error_detail'),
  /** Whether its files are still stored. */
  kept: flag('kept').notNull().default(true),
  ...versioned,
})
