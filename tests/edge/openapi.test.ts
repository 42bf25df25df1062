import { inspectRoutes } from 'hono/dev'
import { expect, test } from 'vitest'
import { api } from '../../worker/api/app.ts'
import { ask, startSite } from './site.ts'

startSite()

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Json }[]
  responses: Record<string, { description?: string; content?: Record<string, { schema: Json }> }>
}
interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components?: Json
}

const ADDRESS = '/api/openapi.json'
const read = async (): Promise<OpenApi> => JSON.parse(await (await ask(ADDRESS)).text())

const operations = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** Every `$ref` below a value. */
function references(value: Json): string[] {
  if (value === null || typeof value !== 'object') return []
  const own = !Array.isArray(value) && typeof value.$ref === 'string' ? [value.$ref] : []
  return [...own, ...Object.values(value).flatMap(references)]
}

test('it is an OpenAPI 3.1 document', async () => {
  const answer = await ask(ADDRESS)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
  const { openapi, info } = await read()
  expect(openapi).toMatch(/^3\.1\.\d+$/)
  expect(info).toMatchObject({ title: expect.stringMatching(/./), version: expect.stringMatching(/^\d/) })
})

test('it lists every path of the api, and nothing else', async () => {
  const served = inspectRoutes(api)
    .filter(({ isMiddleware, path }) => !isMiddleware && path !== ADDRESS)
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}').replace(/(.)\/$/, '$1')}`)
  const listed = operations(await read()).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(served.length).toBeGreaterThan(10)
  expect(listed.sort()).toEqual([...new Set(served)].sort())
})

test('every operation says what it is for, what it takes and what it answers', async () => {
  for (const { path, method, operation } of operations(await read())) {
    const name = `${method} ${path}`
    expect(operation.summary, name).toBeTruthy()
    const responses = Object.entries(operation.responses)
    expect(responses.length, name).toBeGreaterThan(0)
    for (const [status, { description, content = {} }] of responses) {
      expect(status, name).toMatch(/^[1-5]\d\d$/)
      expect(description, name).toEqual(expect.any(String))
      for (const { schema } of Object.values(content)) expect(schema, name).toBeTypeOf('object')
    }
    const parameters = operation.parameters ?? []
    for (const one of parameters) expect(['query', 'path', 'header', 'cookie'], name).toContain(one.in)
    const named = parameters.filter((one) => one.in === 'path' && one.required).map((one) => one.name)
    expect(named, name).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter))
  }
})

test('every reference leads somewhere in the document', async () => {
  const text = await (await ask(ADDRESS)).text()
  const document: Json = JSON.parse(text)
  for (const reference of references(document)) {
    expect(reference).toMatch(/^#\//)
    const found = reference
      .slice(2)
      .split('/')
      .reduce<Json | undefined>(
        (place, key) =>
          place !== null && typeof place === 'object' && !Array.isArray(place) ? place?.[key] : undefined,
        document,
      )
    expect(found, reference).toBeDefined()
  }
})
