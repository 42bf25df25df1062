/** Table of migrations/0162_regulations.sql. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ConformityDocument, NewRegulation } from '../../../domain/contract/regulations.ts'
import { identified, json } from './columns.ts'

export const regulations = sqliteTable('regulations', {
  ...identified,
  number: text('number').notNull(),
  names: json<NewRegulation['names']>('names').notNull(),
  document: text('document').$type<ConformityDocument>().notNull(),
  prefixes: json<string[]>('prefixes').notNull(),
  validFrom: text('valid_from').notNull(),
  validTo: text('valid_to'),
  source: text('source').notNull(),
  address: text('address'),
  version: integer('version').notNull().default(1),
  updatedAt: integer('updated_at').notNull(),
})
