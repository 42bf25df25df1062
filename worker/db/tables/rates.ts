import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BorderRateKind } from '../../../domain/contract/border-rates.ts'
import type { ConformityDocument, NewRegulation } from '../../../domain/contract/regulations.ts'
import { identified, json } from './columns.ts'

/** VAT, fees and excise of imports, which operators maintain (migrations/0095_border_rates.sql). */
export const borderRates = sqliteTable('border_rates', {
  num: integer('num').primaryKey(),
  id: text('id').notNull().unique(),
  kind: text('kind').$type<BorderRateKind>().notNull(),
  codes: text('codes').notNull(),
  rate: text('rate'),
  amount: integer('amount'),
  upTo: integer('up_to'),
  validFrom: text('valid_from').notNull(),
  validTo: text('valid_to'),
  source: text('source').notNull(),
  address: text('address'),
  version: integer('version').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Technical regulations by codes of goods (migrations/0162_regulations.sql). */
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

export const rates = sqliteTable('rates', {
  currency: text('currency').primaryKey(),
  rub: real('rub').notNull(),
  dated: text('dated').notNull(),
  listed: real('listed'),
  /** Host of the rate's source; null: the operator's own. */
  source: text('source'),
  /** Why an operator has set it by hand; null: it is the source's. */
  reason: text('reason'),
})
