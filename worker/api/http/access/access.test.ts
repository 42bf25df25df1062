/** Every endpoint of the OpenAPI document × every role, against tests/fixtures/access.ts. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequiredRole } from '../../../../domain/roles.ts'
import { ACCESS, type Access } from '../../../../tests/fixtures/access.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { judgeAsWritten } from '../../../../tests/fixtures/documented.ts'
import { asPerson, type PersonName, resetPeople } from '../../../../tests/fixtures/people.ts'
import { endpoints } from '../../../../web/api-docs/open-api.ts'

const { as, bindings, variables } = servePeople({ reset: false })
/** E-mails go to the outbox. */
beforeEach(() => {
  variables.ENVIRONMENT = 'local'
})

const ROLES = ['ANONIM', 'USER', 'EMPLOYEE', 'MANAGER', 'OWNER', 'FOREIGN_OWNER', 'ADMIN'] as const
type Role = (typeof ROLES)[number]

/** Who gets in where this role is required. */
const ALLOWED: Record<RequiredRole, readonly Role[]> = {
  ANONIM: ROLES,
  USER: ROLES.filter((role) => role !== 'ANONIM'),
  EMPLOYEE: ['EMPLOYEE', 'MANAGER', 'OWNER', 'FOREIGN_OWNER'],
  MANAGER: ['MANAGER', 'OWNER', 'FOREIGN_OWNER'],
  OWNER: ['OWNER', 'FOREIGN_OWNER'],
  ADMIN: ['ADMIN'],
}

/** @returns status that keeps a role out; null where it gets in. */
function refusal({ role: required, foreign }: Access, role: Role): number | null {
  if (!ALLOWED[required].includes(role)) return role === 'ANONIM' ? 401 : 403
  return foreign === 'hidden' && role === 'FOREIGN_OWNER' ? 404 : null
}

let documented: string[] = []
beforeAll(async () => {
  const { document } = await judgeAsWritten()
  documented = endpoints(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
})

test('every endpoint has a row, every row an endpoint', () => {
  expect(documented.length).toBeGreaterThan(10)
  expect(Object.keys(ACCESS).sort()).toEqual(documented.sort())
})

/** Whether something may have been written since everybody was put back as they were. */
let isChanged = true

/** Asks as a role, of things as they were. */
async function ask(endpoint: string, access: Access, role: Role): Promise<Response> {
  const [method = '', pattern = ''] = endpoint.split(' ')
  if (isChanged) await resetPeople(bindings())
  const parameters = (await access.path?.(bindings(), role === 'ANONIM' ? 'USER' : role)) ?? {}
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '0')
  const body = method === 'GET' || method === 'DELETE' ? undefined : (access.body ?? {})
  const answer = await as(role, method, path + (access.query ?? ''), body)
  isChanged = method !== 'GET' && (answer.ok || access.path !== undefined)
  return answer
}

async function expectIn(endpoint: string, access: Access, role: Role): Promise<void> {
  const answer = await ask(endpoint, access, role)
  const told = `${role}: ${answer.ok ? '' : await answer.text()}`
  if (refusal(access, role) === 404) return expect(answer.status, told).toBe(404)
  expect([401, 403], told).not.toContain(answer.status)
  expect(answer.status, told).toBeLessThan(500)
  if (access.path) expect(answer.status, told).not.toBe(404)
}

/** Who is kept out is so before anything is looked up: what the path names need not be there. */
async function expectOut(endpoint: string, access: Access, role: Role): Promise<void> {
  const { path: _, ...rest } = access
  const answer = await ask(endpoint, rest, role)
  expect(answer.status, `${role}: ${await answer.text()}`).toBe(refusal(access, role))
}

test.each(Object.entries(ACCESS))('%s', async (endpoint, access) => {
  if (isChanged) await resetPeople(bindings())
  isChanged = false
  const isKeptOut = (role: Role) => [401, 403].includes(refusal(access, role) ?? 0)
  await Promise.all(ROLES.filter(isKeptOut).map((role) => expectOut(endpoint, access, role)))
  for (const role of ROLES.filter((role) => !isKeptOut(role))) await expectIn(endpoint, access, role)
})

test('an ended session, an erased account and a disabled employee are out at once', async () => {
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
  'a bearer that is none: %s',
  async (Authorization) => {
    expect((await as('ANONIM', 'GET', '/api/profile', undefined, { Authorization })).status).toBe(401)
  },
)

test('a token is good for half an hour', async () => {
  const minutesAgo = async (minutes: number) => asPerson('USER', Date.now() - minutes * 60_000)
  expect((await as('ANONIM', 'GET', '/api/profile', undefined, await minutesAgo(29))).status).toBe(200)
  expect((await as('ANONIM', 'GET', '/api/profile', undefined, await minutesAgo(31))).status).toBe(401)
})
