import { Validator } from '@seriousme/openapi-schema-validator'
import { inspectRoutes } from 'hono/dev'
import { beforeAll, expect, test } from 'vitest'
import { EXCHANGE_PATH } from '../../domain/exchange.ts'
import { type Judge, judgeAsWritten } from '../../tests/fixtures/documented.ts'
import { endpoints, type Media, type Operation } from '../../web/api-docs/open-api.ts'
import { resources } from '../../worker/api/app.ts'

let judge: Judge
beforeAll(async () => {
  judge = await judgeAsWritten()
})

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate({ ...structuredClone(judge.document) })
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

/** The document itself, the calls that edges alone make, and the exchange with 1C, which has a protocol of its own. */
const LEFT_OUT = ['/api/openapi.json', '/api/docs', '/views', '/visits', EXCHANGE_PATH]

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
      const label = `${name} of ${method} ${path}`
      expect(schema.examples, label).toHaveLength(1)
      expect(judge.fault([...place, 'parameters', String(at), 'schema'], schema.examples?.[0]), label).toBe('')
    }
  }
  expect(count).toBeGreaterThan(500)
  for (const [name, { examples = [] }] of Object.entries(judge.document.components.schemas)) {
    for (const example of examples) expect(judge.fault(['components', 'schemas', name], example), name).toBe('')
  }
})

/** A description is read beside its name alone, in a generated client or a tooltip: without a subject it means nothing there. */
const WITHOUT_SUBJECT = /^(?:Of|As|Its|Whose|Their|They|It|Those|By|From|With|One of them|In which|Ends (?:it|that))\b/

test('every summary and description can be read by itself', () => {
  const texts: string[] = []
  JSON.stringify(judge.document, (key, value) => {
    if ((key === 'summary' || key === 'description') && typeof value === 'string') texts.push(value)
    return value
  })
  expect(texts.length).toBeGreaterThan(1000)
  const without = texts.filter((text) => WITHOUT_SUBJECT.test(text))
  expect(without, 'begin it with what it describes: "Order by price", not "By price"').toEqual([])
})

test('every operation has a summary, its rights and its failures', () => {
  const groups = judge.document.tags.map(({ name }) => name)
  const used = new Set<string>()
  for (const { path, method, operation } of endpoints(judge.document)) {
    const label = `${method} ${path}`
    expect(operation.summary, label).toMatch(/^[A-ZOК].{3}/)
    expect(operation.tags, label).toHaveLength(1)
    for (const tag of operation.tags) used.add(tag)
    for (const { name, description } of operation.parameters ?? [])
      expect(description, `${name} of ${label}`).toMatch(/./)
    const { responses } = operation
    expect(
      Object.keys(responses).some((status) => status.startsWith('2')),
      label,
    ).toBe(true)
    if (operation.security) expect(responses, label).toHaveProperty('401')
    for (const [status, { description, content = {} }] of Object.entries(responses)) {
      expect(description, label).toMatch(/./)
      if (status === 'default' || status >= '400')
        expect(Object.keys(content), label).toEqual(['application/problem+json'])
    }
  }
  expect(groups.sort(), 'scripts/api-document/tags.ts describes each group').toEqual([...used].sort())
})

test('operation ids are unique', () => {
  const ids = endpoints(judge.document).map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})
