/** An operator sees what a person sees, and writes nothing (docs/behaviour.md, "Viewing as somebody"). */
import { beforeEach, expect, test } from 'vitest'
import { VIEWING_FOR } from '../../../../domain/limits.ts'
import { ACCESS } from '../../../../tests/fixtures/access.ts'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { shenyang, ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { withSecondLogin } from '../../../../tests/fixtures/confirmation.ts'
import { PEOPLE, type PersonName, personId } from '../../../../tests/fixtures/people.ts'
import { pass, serveSignIn } from '../../../../tests/fixtures/sign-in.ts'
import { endedViewings } from '../../../jobs/ended-viewings.ts'
import { runWhole } from '../../../jobs/job.ts'

const { as, bindings, messages } = serveSignIn()

const pathOf = (name: PersonName) => `/api/operator/people/${personId(name)}/viewing`
const begin = (name: PersonName, more: object = {}, headers = {}) =>
  as('ADMIN', 'POST', pathOf(name), { reason: 'Your question', ...more }, headers)
const end = (name: PersonName) => as('ADMIN', 'DELETE', pathOf(name))
const profile = async () => (await (await as('ADMIN', 'GET', '/api/profile')).json()).data
/** Entries of the journal of a person since the test began: no test can empty it. */
let known: string[] = []
const journal = async (name: PersonName) => {
  const { data } = await (await as('ADMIN', 'GET', `/api/operator/journal?subject=${personId(name)}`)).json()
  return data.filter(({ id }: { id: string }) => !known.includes(id))
}

beforeEach(async () => {
  const { results } = await bindings().DB.prepare('SELECT id FROM journal').all<{ id: string }>()
  known = results.map(({ id }) => id)
})

test('an operator sees the cabinet of a company’s owner; that person is notified, and the journal has begin and end', async () => {
  const begun = await begin('OWNER')
  expect(begun.status).toBe(200)
  const until = new Date(Date.now() + VIEWING_FOR).toISOString()
  expect((await begun.json()).data).toEqual({ id: personId('OWNER'), name: 'OWNER', until })
  expect(await profile()).toMatchObject({
    id: personId('OWNER'),
    role: 'USER',
    desk: [],
    viewing: { until },
    organization: { id: ural.id, role: 'OWNER' },
  })
  expect((await as('ADMIN', 'GET', '/api/profile/company/employees')).status).toBe(200)
  expect((await as('ADMIN', 'GET', '/api/operator/people')).status).toBe(403)
  const [message] = await messages(PEOPLE.OWNER.login)
  expect(message?.subject).toBe('An operator is looking at your account')
  expect(message?.body).toContain('Your question')
  pass(1)
  expect((await end('OWNER')).status).toBe(204)
  expect((await end('OWNER')).status).toBe(204)
  expect(await profile()).toMatchObject({ id: personId('ADMIN'), role: 'ADMIN', viewing: null })
  const shown = { until: until.replace('.000', '') }
  expect(await journal('OWNER')).toMatchObject([
    { act: 'person-viewing-ended', by: 'ADMIN', before: shown, after: null },
    { act: 'person-viewing-begun', by: 'ADMIN', before: null, after: shown, input: { reason: 'Your question' } },
  ])
})

/**
 * What is not refused: it ends the viewing or the session, renews the operator's own, or is a tool of a developer's machine. That another
 * viewing does not begin is a test below.
 */
const OWN = [
  'POST /api/operator/people/{id}/viewing',
  'DELETE /api/operator/people/{id}/viewing',
  'POST /api/auth/refresh-token',
  'POST /api/auth/logout',
  'POST /dev/inbox',
]
const CALLS = Object.keys(ACCESS)
const WRITES = CALLS.filter((call) => !call.startsWith('GET ') && !OWN.includes(call))

/** All rows of all tables, as text. */
async function everything(): Promise<Record<string, string>> {
  const { DB } = bindings()
  const { results } = await DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%_fts%'",
  ).all<{ name: string }>()
  const tables = await DB.batch(results.map(({ name }) => DB.prepare(`SELECT * FROM "${name}"`)))
  return Object.fromEntries(results.map(({ name }, at) => [name, JSON.stringify(tables[at]?.results)]))
}

const ask = (call: string, headers = {}) => {
  const [method = '', path = ''] = call.split(' ')
  const filled = path.replace('{id}', anId).replace(/\{\w+\}/g, '0')
  return as('ADMIN', method, filled, ['GET', 'DELETE'].includes(method) ? undefined : {}, headers)
}
const anId = ural.id

test.each(['USER', 'OWNER'] as const)('no call writes while an operator sees what %s sees', async (name) => {
  await begin(name)
  const before = await everything()
  expect(WRITES.length).toBeGreaterThan(100)
  for (const call of WRITES) expect(await statusAndCode(await ask(call)), call).toEqual([403, 'viewing.read-only'])
  for (const call of CALLS.filter((one) => one.startsWith('GET ')))
    expect((await ask(call)).status, call).toBeLessThan(500)
  const after = await everything()
  // How often somebody has asked is counted for reading calls as well.
  const changed = Object.keys(after).filter((table) => after[table] !== before[table] && table !== 'rate_counters')
  expect(changed).toEqual([])
})

test('a repeated write of the person is refused as well, and so are data that only their owner may take along', async () => {
  const once = { 'Idempotency-Key': 'viewing-key-0123456789' }
  expect((await as('USER', 'POST', '/api/profile/lists', { name: 'Mine', items: [] }, once)).status).toBeLessThan(300)
  await begin('USER')
  const again = await as('ADMIN', 'POST', '/api/profile/lists', { name: 'Mine', items: [] }, once)
  expect(await statusAndCode(again)).toEqual([403, 'viewing.read-only'])
  for (const path of ['/api/profile/archive', '/api/profile/favourites/ids'])
    expect(await statusAndCode(await as('ADMIN', 'GET', path)), path).toEqual([403, 'viewing.read-only'])
})

test('viewing ends by itself after half an hour, in the journal too', async () => {
  await begin('USER')
  pass(VIEWING_FOR / 1000 - 1)
  expect((await profile()).id).toBe(personId('USER'))
  pass(2)
  expect((await profile()).id).toBe(personId('ADMIN'))
  const env = bindings()
  expect(await runWhole(env, endedViewings, Date.now())).toBe('1 viewings')
  expect(await runWhole(env, endedViewings, Date.now())).toBe('0 viewings')
  expect(await journal('USER')).toMatchObject([
    { act: 'person-viewing-ended', by: 'ADMIN' },
    { act: 'person-viewing-begun' },
  ])
  expect((await begin('OWNER')).status).toBe(200)
})

test('one person at a time, no operator, and not without the second factor; a press that is repeated begins once', async () => {
  await bindings().DB.prepare(`INSERT INTO operators VALUES (?, '["editor"]', 6, 0)`).bind(PEOPLE.MANAGER.num).run()
  expect(await statusAndCode(await begin('MANAGER'))).toEqual([409, 'person.operator'])
  expect(await statusAndCode(await begin('ADMIN'))).toEqual([409, 'person.operator'])
  expect(await statusAndCode(await begin('USER', { reason: ' ' }))).toEqual([422, 'input.invalid'])
  await withSecondLogin(bindings())
  expect(await statusAndCode(await begin('USER'))).toEqual([403, 'confirmation.required'])
  await bindings().DB.exec('DELETE FROM contacts WHERE num = 950')
  const once = { 'Idempotency-Key': 'viewing-key-9876543210' }
  const first = await (await begin('USER', {}, once)).json()
  expect(await (await begin('USER', {}, once)).json()).toEqual(first)
  expect(await statusAndCode(await begin('OWNER'))).toEqual([403, 'viewing.read-only'])
  await end('USER')
  expect(await journal('USER')).toHaveLength(2)
})

test('the chosen organization is shown, and no other', async () => {
  await bindings()
    .DB.prepare(`INSERT INTO employees (num, id, company, user, role, status, version, created_at, updated_at)
    SELECT 990, 'second-of-owner0', ?, user, 'OWNER', 'active', 1, 0, 0 FROM employees WHERE num = ?`)
    .bind(shenyang.num, PEOPLE.OWNER.num)
    .run()
  expect(await statusAndCode(await begin('USER', { company: ural.id }))).toEqual([404, 'company.unknown'])
  await begin('OWNER', { company: shenyang.id })
  expect((await profile()).organization.id).toBe(shenyang.id)
})

test('an operator who loses the right during a viewing sees nothing any more, and an erased account is not shown', async () => {
  await bindings().DB.prepare(`INSERT INTO operators VALUES (?, '["support"]', 6, 0)`).bind(PEOPLE.MANAGER.num).run()
  await as('MANAGER', 'POST', pathOf('USER'), { reason: 'Your question' })
  const seen = async () => (await (await as('MANAGER', 'GET', '/api/profile')).json()).data.id
  expect(await seen()).toBe(personId('USER'))
  await bindings().DB.exec('UPDATE users SET deleted_at = 1 WHERE num = 1')
  expect(await seen()).toBe(personId('MANAGER'))
  await bindings().DB.exec('UPDATE users SET deleted_at = NULL WHERE num = 1')
  await bindings().DB.exec('DELETE FROM operators')
  expect(await seen()).toBe(personId('MANAGER'))
})
