/**
 * Writes as their senders mean them, made of the OpenAPI document: most of them are done, so that what the document says of a
 * success is held against many of them (tests/fixtures/documented.ts). The requests beyond it: any-request.test.ts.
 */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { ACCESS } from '../../tests/fixtures/access.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { judgeAsWritten } from '../../tests/fixtures/documented.ts'
import { GENERATED } from '../../tests/fixtures/generated.ts'
import { makerOf, meantBodies, PLACES, TAKES_MORE } from '../../tests/fixtures/meant.ts'
import { resetPeople } from '../../tests/fixtures/people.ts'
import { resetCompany, resetLegalEntities, uploaded } from '../../tests/fixtures/suppliers.ts'
import { endpoints } from '../../web/api-docs/open-api.ts'

const { as, bindings, variables } = servePeople({ reset: false })
/** Letters have somewhere to go. */
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
  .filter(({ call }) => !TAKES_MORE[call])
const each = Math.ceil((GENERATED.requests * 0.25) / writes.length)

/** Every write finds the organization and its people as they were. @returns a picture that it has uploaded. */
async function reset(): Promise<string> {
  await resetPeople(bindings())
  await resetLegalEntities(bindings())
  await resetCompany(bindings())
  return uploaded(bindings(), 1)
}

let made = 0
let done = 0

test.each(writes)('$verb $path', async ({ call, verb, path, ...endpoint }) => {
  const refused: string[] = []
  const bodies = meantBodies({ path, ...endpoint }, document.components.schemas, await reset())
  const place = PLACES[call] ?? ACCESS[call]?.path
  const maker = makerOf(call)
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      await reset()
      const parameters = (await place?.(bindings(), maker)) ?? {}
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
      const answer = await as(maker, verb, filled + (ACCESS[call]?.query ?? ''), body)
      if (!answer.ok) refused.push(`${answer.status} ${await answer.text()}\n${JSON.stringify(body)}`)
      expect(answer.status, refused.at(-1)).toBeLessThan(500)
    }),
    { numRuns: each, seed: GENERATED.seed, endOnFailure: true },
  )
  made += each
  done += each - refused.length
  expect(refused.length, refused[0]).toBeLessThan(each)
})

test('of all that was meant nine tenths are done', () => {
  expect(made).toBeGreaterThanOrEqual(GENERATED.requests * 0.25)
  expect(done / made).toBeGreaterThan(0.9)
})
