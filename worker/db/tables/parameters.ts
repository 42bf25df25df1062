import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ParameterKind, ParameterOption } from '../../../domain/parameters/parameter.ts'
import type { UnitKey } from '../../../domain/parameters/units.ts'
import type { Text } from '../../../domain/text.ts'
import { json } from './columns.ts'

/** Facts of a category that have a type (migrations/0040_parameters.sql). */
export const parameters = sqliteTable('parameters', {
  num: integer('num').primaryKey(),
  category: integer('category').notNull(),
  key: text('key').notNull(),
  position: integer('position').notNull(),
  names: json<Text>('names').notNull(),
  aliases: json<string[]>('aliases').notNull(),
  kind: text('kind').$type<ParameterKind>().notNull(),
  unit: text('unit').$type<UnitKey>(),
  options: json<ParameterOption[]>('options').notNull(),
  filter: text('filter').$type<'values' | 'range'>(),
  isColumn: integer('is_column', { mode: 'boolean' }).notNull(),
  inName: integer('in_name', { mode: 'boolean' }).notNull(),
  version: integer('version').notNull().default(1),
})
