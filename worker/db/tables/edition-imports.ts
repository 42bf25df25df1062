/** Table of migrations/0129_edition_imports.sql. */
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
  base: text('base'),
  target: integer('target'),
  parts: integer('parts').notNull().default(0),
  position: integer('position').notNull().default(0),
  report: json<EditionReport>('report'),
  changes: json<EditionDifference>('changes'),
  error: text('error').$type<EditionError>(),
  errorDetail: text('error_detail'),
  kept: flag('kept').notNull().default(true),
  ...versioned,
})
