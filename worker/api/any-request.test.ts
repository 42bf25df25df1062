/**
 * Random requests, as the OpenAPI document allows them and otherwise, never get a 5xx, and every response is one that the document has.
 * They are three quarters of all generated requests; the others are writes with meaningful values (valid-writes.test.ts).
 */
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { servePeople } from '../../tests/fixtures/api.ts'
import { carrier } from '../../tests/fixtures/catalogue/companies.ts'
import { flangedValve } from '../../tests/fixtures/catalogue/products.ts'
import { news, ural } from '../../tests/fixtures/catalogue.ts'
import { judgeAsWritten } from '../../tests/fixtures/documented.ts'
import { GENERATED, requestsOf } from '../../tests/fixtures/generated.ts'
import { cutNetwork } from '../../tests/fixtures/no-network.ts'
import { contactId, employeeId, type PersonName, resetPeople, sessionId } from '../../tests/fixtures/people.ts'
import { entityId, inquiry, ownProduct, resetLegalEntities } from '../../tests/fixtures/suppliers.ts'
import { endpoints } from '../../web/api-docs/open-api.ts'

const { as, bindings, variables } = servePeople({ reset: false })

const { document, fault } = await judgeAsWritten()
const calls = endpoints(document)
const each = Math.ceil((GENERATED.requests * 0.75) / calls.length)

const ROLES: (PersonName | 'ANONIM')[] = ['ANONIM', 'USER', 'EMPLOYEE', 'MANAGER', 'OWNER', 'FOREIGN_OWNER', 'ADMIN']
/** Half of the requests come from a person who has the right to make them. */
const roleFor = (path: string) =>
  fc.oneof(fc.constant(path.startsWith('/app/admin/') ? 'ADMIN' : 'OWNER'), fc.constantFrom(...ROLES))

const ids = [
  flangedValve.id,
  ural.id,
  carrier.id,
  news.id,
  'products',
  '84',
  '28.14',
  contactId('OWNER'),
  sessionId('OWNER'),
  employeeId('EMPLOYEE'),
  employeeId('MANAGER'),
  entityId(2),
  entityId(3),
]

beforeAll(async () => {
  await resetPeople(bindings())
  await resetLegalEntities(bindings())
  ids.push(await ownProduct(bindings(), 1), await inquiry(bindings(), 1))
})

let sent = 0

beforeEach(async () => {
  // In the local environment e-mails and SMS go to the outbox; the network is cut, so that no other site responds.
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
  // Some of the requests sign people out, or leave the organization.
  if (sent++ % 5 === 0) await resetPeople(bindings())
  return cutNetwork()
})

test.each(calls)('$method $path', async (call) => {
  const request = requestsOf(call, document.components.schemas, ids)
  const method = call.method.toUpperCase()
  const ofBody = ['paths', call.path, call.method, 'requestBody', 'content', 'application/json', 'schema']
  await fc.assert(
    fc.asyncProperty(roleFor(call.path), request, async (role, { path, headers, body }) => {
      const response = await as(role, method, path, body, headers)
      expect(response.status, `${role}: ${await response.clone().text()}`).toBeLessThan(500)
      if (body !== undefined && response.ok) expect(fault(ofBody, body), JSON.stringify(body)).toBe('')
    }),
    { numRuns: each, seed: GENERATED.seed, endOnFailure: true },
  )
})
