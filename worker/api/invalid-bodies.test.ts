/**
 * Every call refuses bodies that the OpenAPI document does not allow: its own example, with each value in it replaced by one of another
 * type.
 */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCESS } from '../../tests/fixtures/access.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { judgeAsWritten } from '../../tests/fixtures/documented.ts'
import { resetPeople } from '../../tests/fixtures/people.ts'
import { resetCompany } from '../../tests/fixtures/suppliers.ts'
import { personFor } from '../../tests/fixtures/valid-writes.ts'
import { endpoints, type Json } from '../../web/api-docs/open-api.ts'

const { as, bindings, variables } = servePeople({ reset: false })
const { document, fault } = await judgeAsWritten()

const JSON_TYPE = 'application/json'
const calls = endpoints(document).flatMap(({ method, path, operation }) => {
  const media = operation.requestBody?.content[JSON_TYPE]
  return media ? [{ method, path, call: `${method.toUpperCase()} ${path}`, example: media.example ?? {} }] : []
})

const OTHERS: Json[] = [[], {}, 'x'.repeat(70_000), true]

let turn = 0
/** What a value is replaced by: `npm run test:full` tries all of them in each place, `npm test` two, in turn. */
const others = () => {
  turn += 1
  return OTHERS.filter((_, at) => process.env.FULL || at % 2 === turn % 2)
}

/** @returns the value with each part of it, one at a time, replaced by values of other types */
function spoilt(value: Json): Json[] {
  const inner: Json[] = Array.isArray(value)
    ? value.flatMap((one, at) => spoilt(one).map((other): Json => value.with(at, other)))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => spoilt(one).map((other): Json => ({ ...value, [key]: other })))
      : []
  return [...others(), ...inner]
}

beforeAll(() => resetCompany(bindings()))
beforeEach(async () => {
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
  await resetPeople(bindings())
})

test('every call with a body is tested', () => expect(calls.length).toBeGreaterThan(40))

test.each(calls)('$call', async ({ method, path, call, example }) => {
  const person = personFor(call)
  const parameters: Record<string, string> = (await ACCESS[call]?.path?.(bindings(), person)) ?? {}
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '0'.repeat(16))
  const place = ['paths', path, method, 'requestBody', 'content', JSON_TYPE, 'schema']
  const invalid = spoilt(example).filter((body) => fault(place, body) !== '')
  expect(invalid).not.toEqual([])
  for (const body of invalid) {
    const own = await ACCESS[call]?.headers?.()
    const response = await as(person, method.toUpperCase(), address + (ACCESS[call]?.query ?? ''), body, own)
    expect([400, 413, 422], JSON.stringify(body).slice(0, 500)).toContain(response.status)
    await response.body?.cancel()
  }
})
