import type { Schema } from '../../web/api-docs/open-api.ts'

type Change = (schema: Schema) => Schema

const each = (record: Record<string, Schema>, change: Change) =>
  Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, change(schema)]))

/** @returns a schema with each direct subschema changed. */
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

/** Rewrites draft 7 tuples (`items` is a list), which the converter writes, for 2020-12, which OpenAPI 3.1 uses. */
export function inDraft2020(schema: Schema): Schema {
  const { items, additionalItems: _, ...rest }: Schema & { additionalItems?: unknown } = schema
  const known: Schema = Array.isArray(items)
    ? { ...rest, prefixItems: items, minItems: items.length, maxItems: items.length }
    : { ...rest, ...(items && { items }) }
  return everySchema(known, inDraft2020)
}
