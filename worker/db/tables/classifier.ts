/** Editions of the classifiers in their compact form, texts of codes, and codes that were retired (migrations/0006_codes.sql). */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CodeTextKind } from '../../../domain/classifier/code-texts.ts'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { Text } from '../../../domain/text.ts'
import { json } from './columns.ts'

export const classifierEditions = sqliteTable('code_editions', {
  num: integer('num').primaryKey(),
  id: text('id').notNull(),
  tree: text('tree').$type<ClassifierName>().notNull(),
  dated: text('dated').notNull(),
  builtin: integer('builtin', { mode: 'boolean' }).notNull(),
  nodes: integer('nodes').notNull(),
  loadedAt: integer('loaded_at').notNull(),
  current: integer('current', { mode: 'boolean' }).notNull(),
})

export const classifierEditionParts = sqliteTable(
  'code_edition_parts',
  {
    edition: integer('edition').notNull(),
    part: integer('part').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.part] })],
)

export const classifierTexts = sqliteTable(
  'code_texts',
  {
    edition: integer('edition').notNull(),
    code: text('code').notNull(),
    kind: text('kind').$type<CodeTextKind>().notNull(),
    paragraphs: json<string[]>('paragraphs').notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.code, table.kind] })],
)

export const retiredCodes = sqliteTable(
  'retired_codes',
  {
    tree: text('tree').$type<ClassifierName>().notNull(),
    code: text('code').notNull(),
    names: json<Text>('names').notNull(),
    lastDated: text('last_dated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tree, table.code] })],
)
