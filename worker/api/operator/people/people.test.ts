/** People as operators see them, and what operators do to an account (docs/behaviour.md, "People and companies on the desk"). */
import { expect, test } from 'vitest'
import type { JournalAct } from '../../../../domain/contract/journal.ts'
import { ids, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { MANY } from '../../../../tests/fixtures/many.ts'
import { PEOPLE, type PersonName, personId } from '../../../../tests/fixtures/people.ts'
import { rowsRead } from '../../../../tests/fixtures/rows-read.ts'
import { serveSignIn } from '../../../../tests/fixtures/sign-in.ts'
import { ROWS_READ } from '../desk-lists/page-by-key.ts'
import { readPeople } from './list.ts'

const { as, bindings, messages, post, requestCode, profile, signIn } = serveSignIn()
const PATH = '/api/operator/people'

const list = async (query = '') => (await as('ADMIN', 'GET', `${PATH}?locale=en${query}`)).json()
const one = async (name: PersonName) =>
  (await (await as('ADMIN', 'GET', `${PATH}/${personId(name)}?locale=en`)).json()).data
const setAccess = (name: PersonName, blocked: boolean, reason?: string, headers = {}) =>
  as('ADMIN', 'PATCH', `${PATH}/${personId(name)}`, { blocked, ...(reason && { reason }) }, headers)
/** Entries of the journal, which no test can empty. */
const journal = async (name: PersonName, act: JournalAct) =>
  (await (await as('ADMIN', 'GET', `/api/operator/journal?subject=${personId(name)}&act=${act}`)).json()).data

test('people are found by the beginning of a name, by a whole address, by id and by filters', async () => {
  const found = async (query: string) => ids((await list(query)).data)
  expect(await found('')).toHaveLength(6)
  expect(await found('&q=MANAG')).toEqual([personId('MANAGER')])
  expect(await found(`&q=${PEOPLE.OWNER.login}`)).toEqual([personId('OWNER')])
  expect(await found('&q=owner@ural')).toEqual([])
  expect(await found(`&q=${personId('USER')}`)).toEqual([personId('USER')])
  expect(await found('&q=OWNER&language=ru')).toEqual([])
  await bindings().DB.prepare("UPDATE users SET locale = 'ru' WHERE num = ?").bind(PEOPLE.OWNER.num).run()
  expect(await found('&language=ru')).toEqual([personId('OWNER')])
  expect((await as('ADMIN', 'GET', `${PATH}?created=2`)).status).toBe(422)
})

test('one person has masked addresses, companies, devices and what was done, and nothing that was written', async () => {
  const person = await one('OWNER')
  expect(person).toMatchObject({
    name: 'OWNER',
    roles: [],
    rolesFixed: false,
    blocked: null,
    contacts: [{ kind: 'email', value: 'o•••@ural.example', verified: true }],
    companies: [{ role: 'OWNER', status: 'active' }],
    devices: [{ device: expect.any(String) }],
  })
  expect(JSON.stringify(person)).not.toContain(PEOPLE.OWNER.login)
  expect((await one('ADMIN')).roles).toEqual(['administrator'])
  expect((await as('ADMIN', 'GET', `${PATH}/06d2k6t0000s1a2c`)).status).toBe(404)
})

test('a blocked person is signed out at once, cannot sign in, gets the reason by e-mail, and can be unblocked', async () => {
  const { accessToken } = await signIn()
  expect(await statusAndCode(await setAccess('USER', true))).toEqual([422, 'input.invalid'])
  expect((await setAccess('USER', true, 'Counterfeit goods')).status).toBe(200)
  expect((await profile(accessToken)).status).toBe(401)
  expect((await messages(PEOPLE.USER.login))[0]?.body).toContain('Counterfeit goods')
  const login = PEOPLE.USER.login
  const refused = await post('verify-code', { login, code: await requestCode(login) })
  expect(await statusAndCode(refused)).toEqual([403, 'account.blocked'])
  expect(ids((await list('&blocked=1')).data)).toEqual([personId('USER')])
  expect((await one('USER')).blocked.reason).toBe('Counterfeit goods')
  expect((await setAccess('USER', false)).status).toBe(200)
  expect((await messages(login))[0]?.subject).toBe('Your account is available again')
  const entries = await journal('USER', 'person-access')
  expect(entries).toHaveLength(2)
  for (const [before, after] of [
    [
      { blocked: 0, sessions: 2 },
      { blocked: 1, sessions: 0, reason: 'Counterfeit goods' },
    ],
    [{ blocked: 1 }, { blocked: 0 }],
  ])
    expect(entries).toContainEqual(
      expect.objectContaining({ before: expect.objectContaining(before), after: expect.objectContaining(after) }),
    )
})

test('a blocked member of an organization gets none of its mail', async () => {
  await setAccess('MANAGER', true, 'Fraud')
  await as('ANONIM', 'POST', '/api/inquiries', {
    supplier: (await one('OWNER')).companies[0].id,
    message: 'Two valves',
    contact: { name: 'Li Wei', email: 'li@valves.example' },
    consent: true,
  })
  const subjects = async (name: PersonName) => (await messages(PEOPLE[name].login)).map(({ subject }) => subject)
  expect((await subjects('OWNER')).length).toBe(1)
  expect(await subjects('MANAGER')).toEqual(['Your account is blocked'])
})

test('an outdated version is refused, and the same again changes nothing', async () => {
  const { length } = await journal('USER', 'person-access')
  expect((await setAccess('USER', true, 'Fraud', { 'If-Match': '"9"' })).status).toBe(412)
  await setAccess('USER', true, 'Fraud')
  const again = await (await setAccess('USER', true, 'Other')).json()
  expect(again.data).toEqual({ id: personId('USER'), blocked: true, version: 2 })
  expect(await journal('USER', 'person-access')).toHaveLength(length + 1)
})

test('neither oneself nor another operator is blocked, signed out or erased', async () => {
  const path = `${PATH}/${personId('ADMIN')}`
  const refused = [409, 'person.operator']
  expect(await statusAndCode(await setAccess('ADMIN', true, 'Mistake'))).toEqual(refused)
  expect(await statusAndCode(await as('ADMIN', 'DELETE', `${path}/sessions`))).toEqual(refused)
  expect(await statusAndCode(await as('ADMIN', 'POST', `${path}/erasure`, { reason: 'Mistake' }))).toEqual(refused)
})

test('all devices are signed out, and the person may sign in again', async () => {
  expect((await as('ADMIN', 'DELETE', `${PATH}/${personId('USER')}/sessions`)).status).toBe(204)
  expect((await as('USER', 'GET', '/api/profile')).status).toBe(401)
  expect((await one('USER')).devices).toEqual([])
  await signIn()
  expect(await journal('USER', 'person-signed-out')).toMatchObject([{ after: { sessions: 0 } }])
})

test('a message is sent once more, and never another person’s', async () => {
  await setAccess('USER', true, 'Fraud')
  const [notice] = (await one('USER')).notices
  expect(notice).toMatchObject({ to: 'b•••@people.example', subject: 'Your account is blocked', waits: false })
  const resend = (name: PersonName) => as('ADMIN', 'POST', `${PATH}/${personId(name)}/resent`, { notice: notice.id })
  expect((await resend('USER')).status).toBe(200)
  expect(await messages(PEOPLE.USER.login)).toHaveLength(2)
  expect(await statusAndCode(await resend('OWNER'))).toEqual([404, 'notice.unknown'])
})

test('an account is erased on request, with nothing of the person in the journal', async () => {
  const erase = (name: PersonName) =>
    as('ADMIN', 'POST', `${PATH}/${personId(name)}/erasure`, { reason: 'Letter of 1 May' })
  expect(await statusAndCode(await erase('OWNER'))).toEqual([409, 'owner.last'])
  expect((await erase('USER')).status).toBe(200)
  expect((await as('USER', 'GET', '/api/profile')).status).toBe(401)
  expect((await as('ADMIN', 'GET', `${PATH}/${personId('USER')}`)).status).toBe(404)
  const [entry] = await journal('USER', 'person-erased')
  expect(entry).toMatchObject({ before: { erased: 0 }, after: { erased: 1 } })
  expect(JSON.stringify(entry)).not.toMatch(/buyer@|"USER"/)
})

test('a page of many thousand people reads a bounded part of them, at its beginning as at its end and with every filter', async () => {
  const { DB } = bindings()
  await DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})
    INSERT INTO users (id, name, locale, created_at, updated_at) SELECT printf('00p%013d', i), 'Person ' || i, 'en', i, i FROM n`).run()
  const queries: Parameters<typeof readPeople>[1][] = [
    {},
    { after: '00p0000000000100' },
    { language: 'en' },
    { language: 'zh' },
    { blocked: true },
    { blocked: true, language: 'en' },
    { q: 'Person' },
    { q: 'person 99' },
    { q: PEOPLE.USER.login },
    { created: '7' },
    { operators: true },
  ]
  const asked = { locale: 'en' as const, env: bindings(), now: Date.now() }
  for (const query of queries) {
    const read = await rowsRead(DB, (db) => readPeople(db, query, asked))
    expect(read.rows, JSON.stringify(query)).toBeLessThan(ROWS_READ * 2 + 500)
  }
  const last = await rowsRead(DB, (db) => readPeople(db, { after: '00p0000000000010' }, asked))
  expect([last.result.data.length, last.result.meta.next]).toEqual([9, null])
  await DB.exec("DELETE FROM users WHERE id LIKE '00p%'")
}, 60_000)
