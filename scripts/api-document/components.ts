/** Names the schemas that resources export, so that the document contains each once. */
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { Problem } from '../../domain/contract/problem.ts'
import type { OpenApi, Schema } from '../../web/api-docs/open-api.ts'
import { everySchema, inDraft2020 } from './walk.ts'

const files = import.meta.glob<Record<string, unknown>>(['../../domain/contract/*.ts', '!**/*.test.ts'], {
  eager: true,
})

const isSchema = (value: unknown): value is v.GenericSchema => v.is(v.looseObject({ kind: v.literal('schema') }), value)

const pascal = (folder: string) => folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** 'domain/contract/legal-entities.ts' → 'LegalEntities', '' for the values that resources share. */
const prefixOf = (file: string): string => pascal(/\/(?!values)([\w-]+)\.ts$/.exec(file)?.[1] ?? '')

interface Export {
  name: string
  prefix: string
  schema: v.GenericSchema
}

/** Shared schemas first: of two equal exports the first gives the name. */
const exported: Export[] = [
  { name: 'Problem', prefix: '', schema: Problem },
  ...Object.entries(files)
    .map(([file, module]) => ({ prefix: prefixOf(file), module }))
    .sort((a, b) => a.prefix.localeCompare(b.prefix))
    .flatMap(({ prefix, module }) =>
      Object.entries(module).flatMap(([name, schema]) => (isSchema(schema) ? [{ name, prefix, schema }] : [])),
    ),
]

/** A string that is equal for equal schemas, whatever the order of their members. */
const shape = (schema: Schema): string =>
  JSON.stringify(schema, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  )

/** A bare string or number is shorter than a reference to it. */
const isWorthAName = ({ properties, anyOf, enum: choices, pattern }: Schema): boolean =>
  Boolean(properties ?? anyOf ?? choices ?? pattern)

function convert(schema: v.GenericSchema, typeMode: 'ignore' | 'input'): Schema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return inDraft2020(JSON.parse(JSON.stringify(converted)))
}

/** @returns names by shape. A schema whose input differs from its output has two. */
function namesByShape(): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { name, prefix, schema } of exported) {
    for (const [mode, ending] of [
      ['ignore', ''],
      ['input', 'Input'],
    ] as const) {
      const converted = convert(schema, mode)
      const key = shape(converted)
      if (!isWorthAName(converted) || names.has(key)) continue
      const own = `${name}${ending}`
      const free = taken.has(own) ? `${prefix}${own}` : own
      if (taken.has(free)) throw new Error(`Two schemas are called ${free}`)
      taken.add(free)
      names.set(key, free)
    }
  }
  return names
}

/** Moves named schemas into `components.schemas` and leaves references. */
export function nameSchemas(document: OpenApi): void {
  const names = namesByShape()
  const { schemas } = document.components
  const named = (schema: Schema): Schema => {
    const name = names.get(shape(schema))
    if (!name) return everySchema(schema, named)
    if (!schemas[name]) {
      // Stored first, because a schema may refer to itself.
      schemas[name] = schema
      schemas[name] = everySchema(schema, named)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) {
      const media = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
        Object.values(part?.content ?? {}),
      )
      for (const one of media) one.schema = named(one.schema)
    }
  }
  document.components.schemas = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b)))
}
