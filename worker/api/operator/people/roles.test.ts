/** Roles of operators, which administrators grant (docs/behaviour.md, "Operators' roles"). */
import { beforeEach, expect, test } from 'vitest'
import { MAX_OPERATORS } from '../../../../domain/limits.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { PEOPLE, type PersonName, personId } from '../../../../tests/fixtures/people.ts'
import { eraseStatements } from '../../account/account-data/personal-tables.ts'
import { compose } from '../../delivery/emails.ts'
import { prepareStatement } from '../../http/writes/commit.ts'

const { as, bindings } = servePeople()
beforeEach(() => bindings().DB.exec('DELETE FROM operators'))

const at = (name: PersonName, rest = '') => `/api/operator/people/${personId(name)}${rest}`
const grant = (name: PersonName, roles: string[], by: PersonName = 'ADMIN', headers?: Record<string, string>) =>
  as(by, 'PATCH', at(name, '/roles'), { roles }, headers)
const profile = async (name: PersonName) => (await (await as(name, 'GET', '/api/profile')).json()).data

test('a role counts from the next call on, and so does its end', async () => {
  expect((await profile('USER')).desk).toEqual([])
  const granted = await grant('USER', ['support', 'editor', 'support'])
  expect((await granted.json()).data.roles).toEqual(['editor', 'support'])
  const { role, desk } = await profile('USER')
  expect(role).toBe('ADMIN')
  expect(desk).toContain('lead.read')
  expect(desk).not.toContain('moderation.read')
  const waiting = (await (await as('USER', 'GET', '/api/operator/overview')).json()).data.waiting
  expect(waiting.map(({ list }: { list: string }) => list)).toEqual(['leads', 'mail', 'deliveries', 'jobs'])
  await grant('USER', [])
  expect(await profile('USER')).toMatchObject({ role: 'USER', desk: [] })
  expect((await as('USER', 'GET', '/api/operator/overview')).status).toBe(403)
})

test('a person who gets a role, or loses all, is notified in their language', async () => {
  await grant('USER', ['editor', 'support'])
  await grant('USER', [])
  const { results } = await bindings()
    .DB.prepare("SELECT email FROM notices WHERE user = ? AND channel = 'email' ORDER BY num DESC LIMIT 2")
    .bind(PEOPLE.USER.num)
    .all<{ email: string }>()
  const [taken, granted] = results.map(({ email }) => JSON.parse(email))
  expect(granted).toMatchObject({ name: 'rolesGranted', params: { what: 'Editor, Support' } })
  expect(taken).toMatchObject({ name: 'rolesTaken' })
  const { subject, text } = compose(granted, 'ru', {})
  expect(subject).toContain('Вам назначена роль')
  expect(text).toContain('/admin')
})

test('only an administrator grants roles: not their own, and not those of who runs the instance', async () => {
  await grant('USER', ['administrator'])
  await grant('OWNER', ['moderator', 'support', 'editor', 'catalogue'])
  expect((await grant('EMPLOYEE', ['moderator'], 'OWNER')).status).toBe(403)
  expect((await grant('EMPLOYEE', ['moderator'], 'USER')).status).toBe(200)
  expect(await statusAndCode(await grant('USER', [], 'USER'))).toEqual([409, 'roles.fixed'])
  expect(await statusAndCode(await grant('ADMIN', [], 'USER'))).toEqual([409, 'roles.fixed'])
  const shown = async (name: PersonName) => (await (await as('USER', 'GET', at(name))).json()).data
  expect(await shown('ADMIN')).toMatchObject({ roles: ['administrator'], rolesFixed: true })
  expect(await shown('USER')).toMatchObject({ roles: ['administrator'], rolesFixed: true })
  expect(await shown('OWNER')).toMatchObject({ rolesFixed: false })
  expect((await grant('MANAGER', ['owner'])).status).toBe(422)
  const operators = await (await as('ADMIN', 'GET', '/api/operator/people?operators=1')).json()
  expect(operators.data.map(({ id }: { id: string }) => id).sort()).toEqual(
    (['USER', 'EMPLOYEE', 'OWNER', 'ADMIN'] as const).map(personId).sort(),
  )
})

test('two administrators do not overwrite each other, and there is a limit', async () => {
  const outdated = { 'If-Match': '"1"' }
  expect((await grant('USER', ['editor'], 'ADMIN', outdated)).status).toBe(200)
  expect(await statusAndCode(await grant('USER', ['support'], 'ADMIN', outdated))).toEqual([412, 'version.outdated'])
  await bindings()
    .DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < ${999 + MAX_OPERATORS})
      INSERT INTO operators SELECT i, '["editor"]', 6, 0 FROM n`,
    )
    .run()
  expect(await statusAndCode(await grant('OWNER', ['editor']))).toEqual([409, 'operators.too-many'])
})

test('operators are blocked once their roles were revoked, and each change is in the journal', async () => {
  await grant('USER', ['support'])
  const block = () => as('ADMIN', 'PATCH', at('USER'), { blocked: true, reason: 'Left' })
  expect(await statusAndCode(await block())).toEqual([409, 'person.operator'])
  await grant('USER', [])
  expect((await block()).status).toBe(200)
  const { data } = await (await as('ADMIN', 'GET', `/api/operator/journal?subject=${personId('USER')}`)).json()
  expect(data.slice(0, 3)).toMatchObject([
    { act: 'person-access' },
    { act: 'person-roles', before: { roles: ['support'] }, after: { roles: [] } },
    { act: 'person-roles', before: { roles: [] }, after: { roles: ['support'] } },
  ])
})

test('roles are in the archive, and end with the account', async () => {
  await grant('USER', ['support'])
  expect(await (await as('USER', 'GET', '/api/profile/archive')).text()).toContain('support')
  await bindings().DB.batch(
    eraseStatements(PEOPLE.USER.num, personId('USER'), 0).map((one) => prepareStatement(bindings().DB, one)),
  )
  expect(await bindings().DB.prepare('SELECT count(*) AS n FROM operators').first('n')).toBe(0)
})
