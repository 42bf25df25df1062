/** Examples of whole bodies and responses, composed from those of their fields. */

import type { Json, Schema } from '../../web/api-docs/open-api.ts'
import { fieldOf } from './fields.ts'

type Schemas = Record<string, Schema>

const typesOf = ({ type }: Schema): string[] => (Array.isArray(type) ? type : type ? [type] : [])

const typeOf = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

const isOfType = (value: Json, types: string[]): boolean =>
  types.length === 0 || types.includes(typeOf(value)) || (types.includes('number') && typeof value === 'number')

/** Whether a value fits a string, a number or any type. */
export function fits(value: Json, schema: Schema): boolean {
  if (!isOfType(value, typesOf(schema))) return false
  if (typeof value === 'string') {
    const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
    return (!pattern || new RegExp(pattern, 'u').test(value)) && value.length >= minLength && value.length <= maxLength
  }
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  return typeof value !== 'number' || (value >= minimum && value <= maximum)
}

export const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/** Position of a schema: the field that it describes, and the named schema around that. */
interface Place {
  field: string
  within: string
}

function leaf(schema: Schema, { field, within }: Place): Json | undefined {
  const examples = fieldOf(within, field)?.examples ?? []
  const { format, default: usual } = schema
  if (format === 'date') return '2028-01-31'
  return examples.find((value) => fits(value, schema)) ?? usual
}

/**
 * @param schemas the document's named schemas
 * @throws Error naming the field for which fields.ts has no example
 */
export function exampleOf(schema: Schema, schemas: Schemas, place: Place = { field: '', within: '' }): Json {
  const below = (part: Schema, more: Partial<Place> = {}) => exampleOf(part, schemas, { ...place, ...more })
  if (schema.$ref) {
    const name = nameIn(schema.$ref)
    return below(schemas[name] ?? {}, { within: name })
  }
  const [given] = schema.examples ?? []
  if (given !== undefined) return given
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0] ?? null
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return below(variants.find(({ type }) => type !== 'null') ?? {})
  if (schema.prefixItems) return schema.prefixItems.map((item, at) => leaf({ ...item }, place) ?? at)
  if (schema.items) return [below(schema.items)]
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([field, part]) => [field, below(part, { field })]))
  }
  if (typeof schema.additionalProperties === 'object') return { [place.field]: below(schema.additionalProperties) }
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  const value = leaf(schema, place)
  const { within, field } = place
  if (value === undefined)
    throw new Error(
      `Describe '${field}' or '${within}.${field}', with an example, in scripts/api-document/fields/: ${JSON.stringify(schema)}`,
    )
  return value
}
