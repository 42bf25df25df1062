/** The code from a second login, without which operators do no sensitive action (docs/behaviour.md, "Second factor"). */
import { beforeEach, expect, test } from 'vitest'
import { CONFIRMED_FOR, LOGIN_CONFIRMS_AFTER } from '../../../../domain/limits.ts'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { SECOND_LOGIN, withSecondLogin } from '../../../../tests/fixtures/confirmation.ts'
import { PEOPLE, personId } from '../../../../tests/fixtures/people.ts'
import { pass, serveSignIn } from '../../../../tests/fixtures/sign-in.ts'

const { as, bindings, variables, lastCode, signIn } = serveSignIn()
const PATH = '/api/operator/confirmation'

beforeEach(async () => {
  Reflect.deleteProperty(variables, 'SECOND_FACTOR')
  await bindings().DB.exec('DELETE FROM operators')
})

const block = () => as('ADMIN', 'PATCH', `/api/operator/people/${personId('USER')}`, { blocked: true, reason: 'Fraud' })
const state = async () => (await (await as('ADMIN', 'GET', PATH)).json()).data
const send = (login: string = SECOND_LOGIN.id) => as('ADMIN', 'POST', `${PATH}/code`, { login })
const confirm = (code: string) => as('ADMIN', 'POST', PATH, { login: SECOND_LOGIN.id, code })

test('an operator with a second login confirms sensitive actions with a code that is sent there, for half an hour', async () => {
  await withSecondLogin(bindings())
  expect(await statusAndCode(await block())).toEqual([403, 'confirmation.required'])
  expect(await state()).toEqual({ until: null, logins: [{ id: SECOND_LOGIN.id, login: 's•••@people.example' }] })
  expect((await (await send()).json()).data.login).toBe('s•••@people.example')
  expect(await statusAndCode(await confirm('000000'))).toEqual([422, 'otp.wrong'])
  const confirmed = await confirm(await lastCode(SECOND_LOGIN.value))
  expect(confirmed.status).toBe(200)
  expect((await state()).until).toBe((await confirmed.json()).data.until)
  expect((await block()).status).toBe(200)
  pass(CONFIRMED_FOR / 1000 + 1)
  expect((await state()).until).toBeNull()
})

test('every sensitive action needs it, and nothing else', async () => {
  await withSecondLogin(bindings())
  const person = `/api/operator/people/${personId('USER')}`
  const [company] = (await (await as('ADMIN', 'GET', '/api/operator/companies')).json()).data
  const acts = [
    as('ADMIN', 'PATCH', `${person}/roles`, { roles: ['editor'] }),
    as('ADMIN', 'POST', `${person}/erasure`, { reason: 'Asked for' }),
    as('ADMIN', 'PATCH', `/app/admin/companies/${company.id}/status`, { status: 'blocked', reason: 'Fraud' }),
    as('ADMIN', 'POST', `/app/admin/companies/${company.id}/decisions`, { status: 'published', until: 1 }),
  ]
  for (const response of await Promise.all(acts)) {
    expect(await statusAndCode(response)).toEqual([403, 'confirmation.required'])
  }
  expect((await as('ADMIN', 'DELETE', `${person}/sessions`)).status).toBe(204)
})

test('an operator with one login alone is asked where the instance demands it', async () => {
  expect((await state()).logins).toEqual([])
  expect((await block()).status).toBe(200)
  variables.SECOND_FACTOR = 'required'
  expect(await statusAndCode(await block())).toEqual([403, 'confirmation.required'])
})

test('a login that was added lately confirms nothing: a thief of the other one could have added it', async () => {
  await withSecondLogin(bindings())
  const at = (now: string) => bindings().DB.exec(`UPDATE contacts SET verified_at = ${now} WHERE num = 950`)
  await bindings().DB.exec(`UPDATE users SET created_at = 1 WHERE num = ${PEOPLE.ADMIN.num}`)
  await at(String(Date.now() - LOGIN_CONFIRMS_AFTER + 60_000))
  expect((await state()).logins).toEqual([])
  expect(await statusAndCode(await send())).toEqual([409, 'contact.unverified'])
  await at(String(Date.now() - LOGIN_CONFIRMS_AFTER - 60_000))
  expect((await state()).logins).toHaveLength(1)
})

test('a code goes to no login of others, and not to the one that the session was signed in with', async () => {
  await withSecondLogin(bindings())
  expect(await statusAndCode(await send('0000000000000000'))).toEqual([409, 'contact.unverified'])
  const { accessToken } = await signIn(SECOND_LOGIN.value)
  const seen = await as('ANONIM', 'GET', PATH, undefined, { Authorization: `Bearer ${accessToken}` })
  const { logins } = (await seen.json()).data
  expect(logins).toHaveLength(1)
  expect(logins[0].id).not.toBe(SECOND_LOGIN.id)
  expect(PEOPLE.ADMIN.login).toContain(logins[0].login.split('@')[1])
})
