/**
 * Descriptions and examples of fields by name. Where a name has another meaning in one schema, its row is called 'Schema.field'. The
 * first example that fits the field's type and pattern is used.
 */
import type { Json } from '../../web/api-docs/open-api.ts'
import { APP } from './fields/app.ts'
import { CODES } from './fields/classifier.ts'
import { FILES, IDENTITY, LISTS, PROBLEM, TEXTS } from './fields/common.ts'
import { PERSON } from './fields/people.ts'
import type { Row } from './fields/row.ts'
import { COMPANY, MONEY, PRODUCT } from './fields/trade.ts'

const FIELDS: Record<string, Row> = {
  ...IDENTITY,
  ...TEXTS,
  ...LISTS,
  ...MONEY,
  ...PRODUCT,
  ...COMPANY,
  ...PERSON,
  ...FILES,
  ...CODES,
  ...APP,
  ...PROBLEM,
}

/**
 * @param schema name of the schema that the field is in; '' for one without a name
 * @returns its description ('' where the name is enough) and examples of any type; null for an undescribed field
 */
export function fieldOf(schema: string, field: string): { about: string; examples: Json[] } | null {
  const row = FIELDS[`${schema}.${field}`] ?? FIELDS[field]
  if (!row) return null
  const [about, ...examples] = row
  return { about, examples }
}
