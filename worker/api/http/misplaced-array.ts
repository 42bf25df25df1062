import * as v from 'valibot'

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

type Path = string[]

const inEach = (entries: [string, unknown][], find: (value: unknown, key: string) => Path | null): Path | null => {
  for (const [key, value] of entries) {
    const path = find(value, key)
    if (path) return [key, ...path]
  }
  return null
}

/** Searches the members that the schema names. */
function inMembers(entries: object, value: object): Path | null {
  return inEach(Object.entries(entries), (schema, key) => {
    const member = Object.entries(value).find(([name]) => name === key)
    return member && isSchema(schema) ? misplacedArray(schema, member[1]) : null
  })
}

/** Only those schemas of a union count that accept the value; if one of them finds no misplaced array, there is none. */
function inOptions(options: unknown[], value: unknown): Path | null {
  const paths = options
    .filter(isSchema)
    .filter((option) => v.is(option, value))
    .map((option) => misplacedArray(option, value))
  return paths.includes(null) ? null : (paths[0] ?? null)
}

/** Searches an array, member by member where the schema expects an array. */
function inArray(schema: v.GenericSchema, value: unknown[]): Path | null {
  if (schema.type === 'record' || 'entries' in schema) return []
  const item = 'item' in schema ? schema.item : null
  return isSchema(item) ? inEach(Object.entries(value), (one) => misplacedArray(item, one)) : null
}

/**
 * Valibot accepts an array for an object whose members are all optional, since arrays are JavaScript objects. JSON and the OpenAPI document
 * do not.
 * @param value JSON, accepted by the schema or not
 * @returns where there is an array instead of an object; null: nowhere
 */
export function misplacedArray(schema: v.GenericSchema, value: unknown): Path | null {
  if (typeof value !== 'object' || value === null) return null
  if ('wrapped' in schema && isSchema(schema.wrapped)) return misplacedArray(schema.wrapped, value)
  if ('options' in schema && Array.isArray(schema.options)) return inOptions(schema.options, value)
  if (Array.isArray(value)) return inArray(schema, value)
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries)
    return inMembers(schema.entries, value)
  const each = 'value' in schema ? schema.value : null
  return isSchema(each) ? inEach(Object.entries(value), (one) => misplacedArray(each, one)) : null
}
