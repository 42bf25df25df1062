/** SQL injection through every parameter of every call and every text of every body: each is stored as text, or refused. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCESS } from '../../tests/fixtures/access.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { SQL } from '../../tests/fixtures/attacks/payloads.ts'
import { judgeAsWritten } from '../../tests/fixtures/documented.ts'
import { cutNetwork } from '../../tests/fixtures/no-network.ts'
import { resetPeople } from '../../tests/fixtures/people.ts'
import { resetCompany, resetLegalEntities, uploaded } from '../../tests/fixtures/suppliers.ts'
import { PLACES, personFor, validBodies } from '../../tests/fixtures/valid-writes.ts'
import { type Endpoint, endpoints, type Json, type Parameter } from '../../web/api-docs/open-api.ts'

const { as, bindings, variables } = servePeople({ reset: false })
const { document } = await judgeAsWritten()
const calls = endpoints(document).map((call) => ({ ...call, verb: call.method.toUpperCase() }))

let tables: unknown
let file = ''
let taken = 0
const tablesThere = async () =>
  (await bindings().DB.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all()).results

beforeAll(async () => {
  await resetPeople(bindings())
  await resetLegalEntities(bindings())
  await resetCompany(bindings())
  file = await uploaded(bindings(), 1)
  tables = await tablesThere()
})
beforeEach(async () => {
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
  return cutNetwork()
})
afterAll(async () => {
  // If all calls refused the unusual values before they reached the database, nothing would be tested.
  expect(taken).toBeGreaterThan(60)
  expect(await tablesThere()).toEqual(tables)
})

let sent = 0
/** The injections in turn, so that over all calls each of them is sent many times. */
const next = () => SQL[sent++ % SQL.length] ?? ''

/** Texts that people write freely (tests/fixtures/valid-writes.ts); any other text is one of a list, or has a format. */
const isFree = (text: string) => /^(Valve|Кран|球阀)/.test(text)

/** The same value with an injection in every free text at once. */
function poisoned(value: Json): Json {
  if (typeof value === 'string') return isFree(value) ? next() : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(poisoned)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poisoned(part)]))
}

/** One copy of the value for each text of any kind, with an injection in that text. */
function* spoilt(value: Json): Generator<Json> {
  if (typeof value === 'string') yield next()
  if (value === null || typeof value !== 'object') return
  for (const [key, part] of Object.entries(value))
    for (const wrong of spoilt(part))
      yield Array.isArray(value) ? value.with(Number(key), wrong) : { ...value, [key]: wrong }
}

const WHOLE = Boolean(process.env.FULL)
const isFreeText = ({ schema }: Parameter) =>
  schema.type === 'string' && !schema.enum && !schema.pattern && !schema.format

const encoded = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()

async function requestsOf(call: Endpoint & { verb: string }) {
  const name = `${call.verb} ${call.path}`
  const person = personFor(name)
  const place = (await (PLACES[name] ?? ACCESS[name]?.path)?.(bindings(), person)) ?? {}
  const path = (parameters: Record<string, string>) =>
    call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''))
  const [body] = fc.sample(validBodies(call, document.components.schemas, file), { numRuns: 1, seed: 1 })
  const injectable = (call.operation.parameters ?? []).filter(
    (one) => one.in !== 'header' && (WHOLE || isFreeText(one)),
  )
  // A single quote alone ends a text that is put into a statement unescaped; the second value continues after it.
  const spoiltParameters = injectable.flatMap(({ in: where, name: key }) =>
    ["'", next()].map((wrong) => {
      if (where === 'path') return { path: path({ ...place, [key]: wrong }), body }
      return { path: `${path(place)}?${encoded({ [key]: wrong })}`, body }
    }),
  )
  const before = sent
  const wrong = body === undefined ? [] : [poisoned(body), ...(WHOLE ? spoilt(body) : [])]
  const spoiltBodies = sent === before ? [] : wrong.map((one) => ({ path: path(place), body: one }))
  return { person, requests: [...spoiltParameters, ...spoiltBodies] }
}

test.each(calls)('SQL injection through $verb $path', async (call) => {
  // In the whole matrix some writes sign people out, or end a membership.
  if (WHOLE) await resetPeople(bindings())
  const { person, requests } = await requestsOf(call)
  for (const { path, body } of requests) {
    const own = await ACCESS[`${call.verb} ${call.path}`]?.headers?.()
    const response = await as(person, call.verb, path, body, own)
    const text = await response.text()
    expect(response.status, `${path} ${JSON.stringify(body)}: ${text}`).toBeLessThan(500)
    expect(text, path).not.toMatch(/SQLITE|D1_ERROR|CREATE TABLE/)
    if (response.ok) taken++
  }
})
