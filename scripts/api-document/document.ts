/**
 * Makes the OpenAPI document from the routes and their schemas. The build writes it to a file (scripts/vite/api-document.ts), so the
 * descriptions and examples of fields are not in the worker.
 */
import { readFileSync } from 'node:fs'
import { generateSpecs } from 'hono-openapi'
import type { Json, OpenApi, Operation, Schema } from '../../web/api-docs/open-api.ts'
import { resources } from '../../worker/api/app.ts'
import { nameSchemas } from './components.ts'
import { fieldOf } from './fields.ts'
import { completedOperation } from './operation.ts'
import { TAGS } from './tags.ts'
import { everySchema, inDraft2020 } from './walk.ts'

const SIGNED_IN: Record<string, Json> = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'access', description: 'Set by signing in at the site’s own address' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: '`accessToken` of signing in, where the api is served alone (ROLE=api)',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of an organization with this scope (`POST /api/profile/company/api-tokens`)',
  },
}

/** The introduction is docs/api.md, so that the conventions are written once. */
const conventions = (): string => readFileSync('docs/api.md', 'utf8').replace(/^# .*\n+/, '')

/**
 * The groups of the document. A group of a single call needs no row in tags.ts, since the call describes itself.
 * @throws Error for a group of several calls without a row
 */
function groupsOf(paths: OpenApi['paths']) {
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
  const named = calls.flatMap(({ tags, summary }) => tags.map((name) => ({ name, description: `${summary}.` })))
  const others = named.filter(({ name }) => !(name in TAGS))
  for (const { name } of others)
    if (others.filter((other) => other.name === name).length > 1)
      throw new Error(`scripts/api-document/tags.ts describes the groups of several calls; it has no '${name}'`)
  return [...Object.entries(TAGS).map(([name, description]) => ({ name, description })), ...others]
}

async function fromRoutes(): Promise<OpenApi> {
  const made = await generateSpecs(resources, {
    defaultValidationErrorResponse: false,
    // Paths that end in a format are calls, too.
    excludeStaticFile: false,
  })
  // Through JSON, which drops undefined members.
  const { paths }: { paths: OpenApi['paths'] } = JSON.parse(JSON.stringify(made))
  return {
    openapi: '3.1.0',
    info: { title: 'Marketplace API', version: '1.0.0', description: conventions() },
    servers: [{ url: '/', description: 'This site' }],
    tags: groupsOf(paths),
    // No rights are needed unless the operation says so.
    security: [],
    paths,
    components: { schemas: {}, securitySchemes: SIGNED_IN },
  }
}

const change = (document: OpenApi, by: (operation: Operation, method: string) => Operation): void => {
  for (const [path, methods] of Object.entries(document.paths)) {
    document.paths[path] = Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, by(operation, method)]),
    )
  }
}

const schemasOf = (operation: Operation) =>
  [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) => Object.values(part?.content ?? {}))

/** Adds descriptions to a schema and to those in it. */
function described(schema: Schema, within: string): Schema {
  const { properties } = schema
  const inner = everySchema(schema, (part) => described(part, within))
  if (!properties) return inner
  const fields = Object.entries(inner.properties ?? {}).map(([field, part]) => {
    const about = part.description ?? fieldOf(within, field)?.about
    return [field, about ? { ...part, description: about } : part] as const
  })
  return { ...inner, properties: Object.fromEntries(fields) }
}

/** @throws Error where a field, a parameter or a group has no description or no example */
export async function makeDocument(): Promise<OpenApi> {
  const document = await fromRoutes()
  change(document, (operation) => {
    for (const media of schemasOf(operation)) media.schema = inDraft2020(media.schema)
    return operation
  })
  nameSchemas(document)
  const { components } = document
  change(document, (operation, method) => completedOperation(operation, method, components.schemas))
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, described(schema, name)]),
  )
  return document
}
