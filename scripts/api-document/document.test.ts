import { Validator } from '@seriousme/openapi-schema-validator'
import { inspectRoutes } from 'hono/dev'
import { beforeAll, expect, test } from 'vitest'
import { type Judge, judgeAsWritten } from '../../tests/fixtures/documented.ts'
import { endpoints, type Media, type Operation } from '../../web/api-docs/open-api.ts'
import { resources } from '../../worker/api/app.ts'

let judge: Judge
beforeAll(async () => {
  judge = await judgeAsWritten()
})

/** Every path and its methods, written down a second time: a route that goes missing fails here. */
const DECIDED: [methods: string, ...paths: string[]][] = [
  ['POST', ...['send-code', 'verify-code', 'register', 'refresh-token', 'logout'].map((name) => `/api/auth/${name}`)],
  ['GET PATCH', '/api/profile'],
  ['GET', '/api/profile/favourites', '/app/data', '/api/categories', '/api/products', '/api/products/filter'],
  ['POST DELETE', '/api/products/{id}/favourite'],
  ['GET', '/api/products/{id}', '/api/products/{id}/products', '/dev/product/search', '/dev/search'],
  ['GET', '/api/stories', '/api/stories/{id}', '/api/stories/random', '/api/tags'],
  ['GET', '/api/companies', '/api/companies/{id}', '/api/companies/{id}/products', '/dev/suppliers/filter'],
  ['GET', '/api/services', '/api/company-services', '/api/company-services/{id}', '/dev/services/filter'],
  ['GET POST', '/dev/profile/start'],
  ['GET POST PATCH', '/api/profile/company'],
  ['GET', '/api/profile/company/product-company'],
  ['GET PUT', '/api/profile/company/facts'],
  ['PUT DELETE', '/api/profile/company/logo'],
  ['GET POST DELETE', '/api/profile/company/files'],
  ['PATCH', '/api/profile/company/status'],
  [
    'GET POST',
    '/api/profile/company/employees',
    '/api/profile/company/products',
    '/api/profile/company/legal-entities',
  ],
  ['GET PATCH DELETE', '/api/profile/company/employees/{id}', '/api/profile/company/products/{id}'],
  ['GET PATCH DELETE', '/api/profile/company/legal-entities/{id}'],
  ['PATCH', '/api/profile/company/employees/{id}/status', '/api/profile/company/products/{id}/status'],
  ['GET PUT', ...['prices', 'facts', 'variants'].map((part) => `/api/profile/company/products/{id}/${part}`)],
  ['GET POST DELETE', '/api/profile/company/products/{id}/files'],
  ['GET', '/api/tnved/tree', '/api/okved/tree', '/dev/ved', '/dev/okved2'],
  ['POST', '/api/files/common'],
  ['GET', '/api/files/common/{id}', '/dev/legal_entry', '/app/parse/meta'],
  [
    'GET',
    ...['company', 'user', 'service', 'product', 'legal-entiries', 'employees', 'status'].map(
      (name) => `/app/admin/filter/${name}`,
    ),
  ],
  ['GET', '/app/user/filter/employee', '/app/user/form/employee', '/app/employee/form'],
  ['POST', '/suggestions/api/4_1/rs/suggest/address'],
]

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate({ ...structuredClone(judge.document) })
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('the document has every path and method of the table above', () => {
  const { paths } = judge.document
  const missing = DECIDED.flatMap(([methods, ...decided]) =>
    decided.flatMap((path) =>
      methods.split(' ').flatMap((method) => (paths[path]?.[method.toLowerCase()] ? [] : [`${method} ${path}`])),
    ),
  )
  expect(missing).toEqual([])
})

/** The document itself, and the call that edges alone make. */
const LEFT_OUT = ['/api/openapi.json', '/api/docs', '/views']

test('the document has every path of the API, and no other', () => {
  const served = inspectRoutes(resources)
    .filter(({ isMiddleware, path }) => !isMiddleware && !LEFT_OUT.includes(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}').replace(/(.)\/$/, '$1')}`)
  const listed = endpoints(judge.document).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(listed.sort()).toEqual([...new Set(served)].sort())
})

const mediaOf = (operation: Operation): [place: string[], media: Media][] => [
  ...Object.entries(operation.requestBody?.content ?? {}).map(([type, media]): [string[], Media] => [
    ['requestBody', 'content', type],
    media,
  ]),
  ...Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, media]): [string[], Media] => [['responses', status, 'content', type], media]),
  ),
]

test('every example is valid by its schema', () => {
  let count = 0
  for (const { path, method, operation } of endpoints(judge.document)) {
    const place = ['paths', path, method]
    for (const [within, { schema, example }] of mediaOf(operation)) {
      if (Object.keys(schema).length === 0) continue
      count += 1
      expect(example, `${method} ${path} ${within.join(' ')}`).toBeDefined()
      expect(judge.fault([...place, ...within, 'schema'], example), `${method} ${path} ${within.join(' ')}`).toBe('')
    }
    for (const [at, { name, schema }] of (operation.parameters ?? []).entries()) {
      const told = `${name} of ${method} ${path}`
      expect(schema.examples, told).toHaveLength(1)
      expect(judge.fault([...place, 'parameters', String(at), 'schema'], schema.examples?.[0]), told).toBe('')
    }
  }
  expect(count).toBeGreaterThan(500)
  for (const [name, { examples = [] }] of Object.entries(judge.document.components.schemas)) {
    for (const example of examples) expect(judge.fault(['components', 'schemas', name], example), name).toBe('')
  }
})

test('every operation has a summary, its rights and its failures', () => {
  const groups = judge.document.tags.map(({ name }) => name)
  const used = new Set<string>()
  for (const { path, method, operation } of endpoints(judge.document)) {
    const told = `${method} ${path}`
    expect(operation.summary, told).toMatch(/^[A-ZOК].{3}/)
    expect(operation.tags, told).toHaveLength(1)
    for (const tag of operation.tags) used.add(tag)
    for (const { name, description } of operation.parameters ?? [])
      expect(description, `${name} of ${told}`).toMatch(/./)
    const { responses } = operation
    expect(
      Object.keys(responses).some((status) => status.startsWith('2')),
      told,
    ).toBe(true)
    if (operation.security) expect(responses, told).toHaveProperty('401')
    for (const [status, { description, content = {} }] of Object.entries(responses)) {
      expect(description, told).toMatch(/./)
      if (status === 'default' || status >= '400')
        expect(Object.keys(content), told).toEqual(['application/problem+json'])
    }
  }
  expect(groups.sort()).toEqual([...used].sort())
})

test('operation ids are unique', () => {
  const ids = endpoints(judge.document).map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})
