/**
 * Writes with meaningful values, made from the OpenAPI document. Most of them succeed, so that what the document says of a success is
 * compared with many responses (tests/fixtures/documented.ts). All other requests: any-request.test.ts.
 */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { ACCESS } from '../../tests/fixtures/access.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { judgeAsWritten } from '../../tests/fixtures/documented.ts'
import { GENERATED } from '../../tests/fixtures/generated.ts'
import { resetPeople } from '../../tests/fixtures/people.ts'
import { resetCompany, resetLegalEntities, uploaded } from '../../tests/fixtures/suppliers.ts'
import { PLACES, PREREQUISITES, personFor, validBodies } from '../../tests/fixtures/valid-writes.ts'
import { endpoints } from '../../web/api-docs/open-api.ts'

const { as, bindings, variables } = servePeople({ reset: false })
/** E-mails and SMS need a channel. */
beforeEach(() => {
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
})

const { document } = await judgeAsWritten()
const writes = endpoints(document)
  .map((endpoint) => ({ ...endpoint, verb: endpoint.method.toUpperCase() }))
  .map((endpoint) => ({ ...endpoint, call: `${endpoint.verb} ${endpoint.path}` }))
  .filter(({ method, operation: { requestBody } }) => {
    const takesJson = !requestBody || requestBody.content['application/json']
    return method !== 'get' && takesJson
  })
  .filter(({ call }) => !PREREQUISITES[call])
/** At least two bodies each: a single one may be refused for a reason that the document cannot express. */
const each = Math.max(2, Math.ceil((GENERATED.requests * 0.25) / writes.length))

/** Restores the organization and its people before each write. @returns a picture that the organization has uploaded */
async function reset(): Promise<string> {
  await resetPeople(bindings())
  await resetLegalEntities(bindings())
  await resetCompany(bindings())
  return uploaded(bindings(), 1)
}

type Write = (typeof writes)[number]

/** @returns a function that makes one write, as often as it is called, restoring all rows before each. */
async function ready({ call, verb, path }: Write) {
  await reset()
  const person = personFor(call)
  const place = PLACES[call] ?? ACCESS[call]?.path
  const parameters = (await place?.(bindings(), person)) ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
  const own = await ACCESS[call]?.headers?.()
  return (body: unknown, headers: Record<string, string> = {}) =>
    as(person, verb, filled + (ACCESS[call]?.query ?? ''), body, { ...own, ...headers })
}

const bodiesOf = async (write: Write) => validBodies(write, document.components.schemas, await reset())
const samples = async (write: Write) => fc.sample(await bodiesOf(write), { numRuns: each, seed: GENERATED.seed })
const takes = (name: string) => (write: Write) => write.operation.parameters?.some((one) => one.name === name)

let made = 0
let done = 0

test.each(writes)('$verb $path', async (write) => {
  const refused: string[] = []
  await fc.assert(
    fc.asyncProperty(await bodiesOf(write), async (body) => {
      const send = await ready(write)
      const response = await send(body)
      if (!response.ok) refused.push(`${response.status} ${await response.text()}\n${JSON.stringify(body)}`)
      expect(response.status, refused.at(-1)).toBeLessThan(500)
    }),
    { numRuns: each, seed: GENERATED.seed, endOnFailure: true },
  )
  made += each
  done += each - refused.length
  expect(refused.length, refused[0]).toBeLessThan(each)
})

test('nine tenths of all meaningful writes succeed', () => {
  expect(made).toBeGreaterThanOrEqual(GENERATED.requests * 0.25)
  expect(done / made).toBeGreaterThan(0.9)
})

/** POST and PATCH without an Idempotency-Key; the reasons: docs/decisions/0006-idempotency-keys.md. */
const WITHOUT_KEY = [
  'POST /api/auth/logout',
  'POST /api/auth/refresh-token',
  'POST /api/operator/goods-rules/{id}/withheld',
  'POST /api/profile/company/products/picture-names',
  'POST /api/profile/company/products/translations',
  'POST /api/profile/company/products/{id}/preview',
  'POST /api/profile/consent',
  'POST /api/unsubscribe/{token}',
  'POST /dev/inbox',
  'POST /suggestions/api/4_1/rs/suggest/address',
]

test('every POST and PATCH but these accepts a key', () => {
  const keyless = endpoints(document)
    .map(({ method, path, operation }) => ({ call: `${method.toUpperCase()} ${path}`, operation }))
    .filter(({ call }) => /^(POST|PATCH) /.test(call))
    .filter(({ operation }) => !operation.parameters?.some(({ name }) => name === 'Idempotency-Key'))
  expect(keyless.map(({ call }) => call).sort()).toEqual(WITHOUT_KEY)
})

test.each(writes.filter(takes('Idempotency-Key')))('$verb $path with one key is one write', async (write) => {
  for (const [n, body] of (await samples(write)).entries()) {
    const send = await ready(write)
    const key = { 'Idempotency-Key': `${write.operation.operationId}-${n}-of-one-write` }
    const first = await send(body, key)
    if (!first.ok) continue
    const again = await send(body, key)
    expect([again.status, await again.json()]).toEqual([first.status, await first.json()])
    return
  }
  expect.unreachable('None of them was done')
})

test.each(writes.filter(takes('If-Match')))('$verb $path of another version is refused', async (write) => {
  for (const body of await samples(write)) {
    const send = await ready(write)
    const response = await send(body, { 'If-Match': '"999999"' })
    // Invalid input is refused before the version is compared; a PUT of what is stored already changes nothing.
    if (response.status === 422 || (response.ok && write.verb === 'PUT')) continue
    const problem = expect.objectContaining({ status: 412, version: expect.any(Number) })
    expect([response.status, await response.json()]).toEqual([412, problem])
    return
  }
  expect.unreachable('All of them are wrong by themselves')
})
