/** Every endpoint of the OpenAPI document × every role, against tests/fixtures/access.ts. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequiredRole } from '../../../../domain/roles.ts'
import { ACCESS } from '../../../../tests/fixtures/access.ts'
import type { Access } from '../../../../tests/fixtures/access-row.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { judgeAsWritten } from '../../../../tests/fixtures/documented.ts'
import { asPerson, hireSales, type PersonName, resetPeople } from '../../../../tests/fixtures/people.ts'
import { endpoints } from '../../../../web/api-docs/open-api.ts'

const { as, bindings, variables } = servePeople({ reset: false })
async function resetAll(): Promise<void> {
  await resetPeople(bindings())
  await hireSales(bindings())
}

/** In the local environment e-mails go to the outbox, so that codes can be read there. */
beforeEach(() => {
  variables.ENVIRONMENT = 'local'
})

const ROLES = ['ANONIM', 'USER', 'EMPLOYEE', 'SALES', 'MANAGER', 'OWNER', 'FOREIGN_OWNER', 'ADMIN'] as const
type Role = (typeof ROLES)[number]

/** Roles that are allowed where this one is required. */
const ALLOWED: Record<RequiredRole, readonly Role[]> = {
  ANONIM: ROLES,
  // Proven by a header of its own, in addition to any session.
  GUEST: ROLES,
  USER: ROLES.filter((role) => role !== 'ANONIM'),
  EMPLOYEE: ['EMPLOYEE', 'SALES', 'MANAGER', 'OWNER', 'FOREIGN_OWNER'],
  SALES: ['SALES', 'MANAGER', 'OWNER', 'FOREIGN_OWNER'],
  MANAGER: ['MANAGER', 'OWNER', 'FOREIGN_OWNER'],
  OWNER: ['OWNER', 'FOREIGN_OWNER'],
  ADMIN: ['ADMIN'],
}

/** @returns the status with which a role is refused; null where it is allowed */
function refusal({ role: required, foreign }: Access, role: Role): number | null {
  if (!ALLOWED[required].includes(role)) return role === 'ANONIM' ? 401 : 403
  return foreign === 'hidden' && role === 'FOREIGN_OWNER' ? 404 : null
}

let documented: string[] = []
beforeAll(async () => {
  const { document } = await judgeAsWritten()
  documented = endpoints(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
})

test('every endpoint of the document has a row in the table, and the reverse', () => {
  expect(documented.length).toBeGreaterThan(10)
  expect(Object.keys(ACCESS).sort(), 'tests/fixtures/access.ts has a row for each endpoint').toEqual(documented.sort())
})

/** Whether rows may have changed since the people were last reset. */
let isChanged = true

/** Sends a request as a role, resetting the people first where rows may have changed. */
async function ask(endpoint: string, access: Access, role: Role): Promise<Response> {
  const [method = '', pattern = ''] = endpoint.split(' ')
  if (isChanged) await resetAll()
  const parameters = (await access.path?.(bindings(), role === 'ANONIM' ? 'USER' : role)) ?? {}
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '0')
  const body = method === 'GET' || method === 'DELETE' ? undefined : (access.body ?? {})
  const response = await as(role, method, path + (access.query ?? ''), body, await access.headers?.())
  isChanged = method !== 'GET' && (response.ok || access.path !== undefined)
  return response
}

async function expectIn(endpoint: string, access: Access, role: Role): Promise<void> {
  const response = await ask(endpoint, access, role)
  const failure = `${role}: ${response.ok ? '' : await response.text()}`
  if (refusal(access, role) === 404) return expect(response.status, failure).toBe(404)
  expect([401, 403], failure).not.toContain(response.status)
  expect(response.status, failure).toBeLessThan(500)
  if (access.path) expect(response.status, failure).not.toBe(404)
}

/** The role is checked before anything is looked up, so ids in the path need not exist. */
async function expectOut(endpoint: string, access: Access, role: Role): Promise<void> {
  const { path: _, ...rest } = access
  const response = await ask(endpoint, rest, role)
  expect(response.status, `${role}: ${await response.text()}`).toBe(refusal(access, role))
}

let turn = 0
/** Who is let in: all with `FULL=1`; otherwise the least of them, another organization's owner, and one of the others in turn. */
function tried(allowed: Role[]): Role[] {
  turn += 1
  const [least, ...others] = allowed
  const other = others[turn % others.length]
  return allowed.filter((role) => process.env.FULL || [least, other, 'FOREIGN_OWNER'].includes(role))
}

test.each(Object.entries(ACCESS))('%s', async (endpoint, access) => {
  if (isChanged) await resetAll()
  isChanged = false
  const isRefused = (role: Role) => [401, 403].includes(refusal(access, role) ?? 0)
  await Promise.all(ROLES.filter(isRefused).map((role) => expectOut(endpoint, access, role)))
  for (const role of tried(ROLES.filter((role) => !isRefused(role)))) await expectIn(endpoint, access, role)
})

test('an ended session, an erased account and a disabled employee lose access at once', async () => {
  await resetPeople(bindings())
  const { DB } = bindings()
  const status = async (name: PersonName) => (await as(name, 'GET', '/api/profile')).status
  expect(await status('OWNER')).toBe(200)
  await DB.exec('UPDATE sessions SET ended_at = 1 WHERE user = 4')
  expect(await status('OWNER')).toBe(401)
  await DB.exec('UPDATE users SET deleted_at = 1 WHERE num = 3')
  expect(await status('MANAGER')).toBe(401)
  await DB.exec("UPDATE employees SET status = 'disabled' WHERE user = 2")
  const { data } = await (await as('EMPLOYEE', 'GET', '/api/profile')).json()
  expect(data).toMatchObject({ role: 'USER', organization: null })
})

test.each(['Bearer x.y.z', 'Bearer', 'Basic b3duZXI6', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwic2lkIjoieCJ9.'])(
  'an invalid bearer is a 401: %s',
  async (Authorization) => {
    expect((await as('ANONIM', 'GET', '/api/profile', undefined, { Authorization })).status).toBe(401)
  },
)

test('an access token is valid for half an hour', async () => {
  const minutesAgo = async (minutes: number) => asPerson('USER', Date.now() - minutes * 60_000)
  expect((await as('ANONIM', 'GET', '/api/profile', undefined, await minutesAgo(29))).status).toBe(200)
  expect((await as('ANONIM', 'GET', '/api/profile', undefined, await minutesAgo(31))).status).toBe(401)
})
