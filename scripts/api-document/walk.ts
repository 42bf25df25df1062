import type { Schema } from '../../web/api-docs/open-api.ts'

type Change = (schema: Schema) => Schema

const each = (record: Record<string, Schema>, change: Change) =>
  Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, change(schema)]))

/** @returns a schema with each of those right below it changed. */
export function everySchema(schema: Schema, change: Change): Schema {
  const { properties, items, prefixItems, anyOf, oneOf, allOf, additionalProperties: rest } = schema
  return {
    ...schema,
    ...(properties && { properties: each(properties, change) }),
    ...(items && { items: change(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(change) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
    ...(allOf && { allOf: allOf.map(change) }),
    ...(typeof rest === 'object' && { additionalProperties: change(rest) }),
  }
}

/** JSON Schema as draft 7 writes tuples (`items` is a list), as the converter does, in the words of 2020-12, as OpenAPI 3.1 does. */
export function inDraft2020(schema: Schema): Schema {
  const { items, additionalItems: _, ...rest }: Schema & { additionalItems?: unknown } = schema
  const known: Schema = Array.isArray(items)
    ? { ...rest, prefixItems: items, minItems: items.length, maxItems: items.length }
    : { ...rest, ...(items && { items }) }
  return everySchema(known, inDraft2020)
}
