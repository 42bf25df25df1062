/** Tables of migrations/0006_codes.sql. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CodeTextKind } from '../../../domain/classifier/code-texts.ts'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { ChangeKind } from '../../../domain/classifier/edition-changes.ts'
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

/** Of migrations/0140_code_changes.sql; written and read in SQL alone (worker/db/import/classifier/write-changes.ts). */
export const codeEditionChanges = sqliteTable('code_edition_changes', {
  num: integer('num').primaryKey(),
  tree: text('tree').$type<ClassifierName>().notNull(),
  edition: text('edition').notNull(),
  dated: text('dated').notNull(),
  since: text('since').notNull(),
  loadedAt: integer('loaded_at').notNull(),
  added: integer('added').notNull(),
  retired: integer('retired').notNull(),
  reworded: integer('reworded').notNull(),
  duty: integer('duty').notNull(),
})

export const codeChanges = sqliteTable('code_changes', {
  num: integer('num').primaryKey(),
  tree: text('tree').$type<ClassifierName>().notNull(),
  edition: text('edition').notNull(),
  since: text('since').notNull(),
  code: text('code').notNull(),
  kind: text('kind').$type<ChangeKind>().notNull(),
  was: text('was'),
  now: text('now'),
})
