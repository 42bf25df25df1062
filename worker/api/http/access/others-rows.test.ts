/** Generated attempts to read and to change what belongs to another organization, or another person, by its id. */
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCESS } from '../../../../tests/fixtures/access.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { allRows } from '../../../../tests/fixtures/backups.ts'
import { judgeAsWritten } from '../../../../tests/fixtures/documented.ts'
import { GENERATED } from '../../../../tests/fixtures/generated.ts'
import { type PersonName, resetPeople } from '../../../../tests/fixtures/people.ts'
import { resetCompany, resetLegalEntities, uploaded } from '../../../../tests/fixtures/suppliers.ts'
import { validBodies } from '../../../../tests/fixtures/valid-writes.ts'
import { endpoints } from '../../../../web/api-docs/open-api.ts'

const { as, bindings, variables } = servePeople({ reset: false })
beforeEach(() => {
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
})

/** Tables of rate limits, which every request changes. */
const COUNTERS = ['rate_counters']
/** Attempts at each endpoint. */
const EACH = 10

/** Whose rows a path names, and who tries to reach them. */
interface Case {
  call: string
  owner: PersonName
  others: PersonName[]
}

/** Rows of Uralarmatura, and rows of a person. */
const CASES = Object.entries(ACCESS).flatMap(([call, { role, path, foreign }]): Case[] => {
  if (foreign === 'hidden') return [{ call, owner: 'OWNER', others: ['FOREIGN_OWNER', 'USER', 'ADMIN'] }]
  const isOfPerson = path !== undefined && role === 'USER' && call.includes(' /api/profile/')
  return isOfPerson ? [{ call, owner: 'USER', others: ['FOREIGN_OWNER', 'OWNER', 'EMPLOYEE', 'ADMIN'] }] : []
})

/** Bodies that are validated before the row is looked up, and whose values the OpenAPI document does not give. */
const BODIES: Record<string, object> = {
  'PATCH /api/profile/contacts/{id}': { value: 'another@people.example' },
  'DELETE /api/profile/contacts/{id}': { proof: '123456' },
  'POST /api/profile/contacts/{id}/verify-code': { code: '123456', proof: '123456' },
}

let file = ''
beforeAll(async () => {
  await resetPeople(bindings())
  await resetCompany(bindings())
  file = await uploaded(bindings(), 1)
})

async function stored() {
  const rows = await allRows(bindings().DB)
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !COUNTERS.includes(table)))
}

const { document } = await judgeAsWritten()
const documented = new Map(endpoints(document).map((one) => [`${one.method.toUpperCase()} ${one.path}`, one]))

/** The path of rows that were just made for their owner. */
async function placeOf({ call, owner }: Case): Promise<string> {
  await resetPeople(bindings())
  await resetLegalEntities(bindings())
  const { path, query = '' } = ACCESS[call] ?? {}
  const ids = (await path?.(bindings(), owner)) ?? {}
  return `${call.slice(call.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')}${query}`
}

test('more than 500 attempts are made, at messages, notices, lists and all else', () => {
  expect(CASES.length * EACH).toBeGreaterThan(500)
  for (const kind of ['inquiries', 'requests', 'messages', 'notices', 'lists', 'templates', 'sessions', 'contacts'])
    expect(
      CASES.some(({ call }) => call.includes(`/${kind}`) || call.includes(`-${kind}`)),
      kind,
    ).toBe(true)
})

test.each(CASES)('$call of another is unknown, and stays as it was', async (one) => {
  const endpoint = documented.get(one.call)
  if (!endpoint) throw new Error(`${one.call} is not in the document`)
  const place = await placeOf(one)
  const before = await stored()
  const refusals: number[] = []
  const generated = validBodies(endpoint, document.components.schemas, file)
  const given = BODIES[one.call]
  const attempt = fc.record({
    name: fc.constantFrom(...one.others),
    body: given ? fc.constant(given) : generated,
    version: fc.constantFrom<Record<string, string>>({}, { 'If-Match': '"1"' }),
  })
  await fc.assert(
    fc.asyncProperty(attempt, async ({ name, body, version }) => {
      const response = await as(name, endpoint.method.toUpperCase(), place, body, version)
      const { status, code } = await response.json()
      refusals.push(status)
      // A body may be refused before its row is looked for.
      expect(['input.invalid', 403, 404], `${name} ${status} ${code}`).toContain(status === 422 ? code : status)
    }),
    { numRuns: EACH, seed: GENERATED.seed },
  )
  expect(refusals, 'The row was never looked for').toContain(404)
  expect(await stored()).toEqual(before)
})
