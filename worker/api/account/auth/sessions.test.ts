import { describe, expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { personId } from '../../../../tests/fixtures/people.ts'
import {
  cookieOf,
  DEVICE,
  LOGIN,
  OTHER_DEVICE,
  pass,
  STRANGER,
  serveSignIn,
} from '../../../../tests/fixtures/sign-in.ts'

const { post, messages, requestCode, signIn, refresh, profile } = serveSignIn()

describe('registration', () => {
  async function offered() {
    const response = await post('verify-code', { login: STRANGER, code: await requestCode(STRANGER) })
    expect(cookieOf(response)).toBeNull()
    return (await response.json()).data.registrationToken
  }

  test('a new login registers and is signed in', async () => {
    const registrationToken = await offered()
    const input = { registrationToken, name: 'Анна', acceptTerms: true, consent: true, locale: 'ru' }
    const response = await post('register', input)
    expect(response.status).toBe(200)
    const { data } = await (await profile((await response.json()).data.accessToken)).json()
    expect(data).toMatchObject({ name: 'Анна', locale: 'ru', role: 'USER', organization: null })
    expect(data.contacts).toMatchObject([{ kind: 'email', value: STRANGER, verified: true, main: true }])
    expect(data.consent).toEqual({ version: LEGAL_VERSION, givenAt: data.createdAt })
    const again = await post('register', input)
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'registration.done' })
  })

  test('concurrent requests create one account', async () => {
    const input = { registrationToken: await offered(), name: 'Анна', acceptTerms: true, consent: true }
    const responses = await Promise.all([1, 2, 3].map(() => post('register', input)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('needs consent and a token of ours that is at most an hour old', async () => {
    const registrationToken = await offered()
    const refused = await post('register', { registrationToken, name: 'A', acceptTerms: false, consent: true })
    expect(await refused.json()).toMatchObject({ status: 422, errors: [{ path: 'acceptTerms', code: 'choice' }] })
    const without = await post('register', { registrationToken, name: 'A', acceptTerms: true })
    expect(await without.json()).toMatchObject({ status: 422, errors: [{ path: 'consent', code: 'required' }] })
    const access = (await signIn()).accessToken
    for (const token of ['nonsense', access]) {
      const response = await post('register', { registrationToken: token, name: 'A', acceptTerms: true, consent: true })
      expect(await response.json()).toMatchObject({ status: 422, code: 'registration.expired' })
    }
    pass(3601)
    const late = await post('register', { registrationToken, name: 'A', acceptTerms: true, consent: true })
    expect(await late.json()).toMatchObject({ status: 422, code: 'registration.expired' })
  })

  test('an address has fourteen tries an hour', async () => {
    const input = { registrationToken: 'nonsense', name: 'Анна', acceptTerms: true, consent: true }
    const hidden = { 'X-Client-Address': '203.0.113.9' }
    for (let at = 0; at < 14; at++) expect((await post('register', input, hidden)).status).toBe(422)
    expect((await post('register', input, hidden)).status).toBe(429)
    expect((await post('register', input)).status).toBe(422)
  })
})

describe('sessions', () => {
  test('the refresh cookie is HttpOnly and lasts thirty days', async () => {
    const response = await post('verify-code', { login: LOGIN, code: await requestCode(LOGIN) })
    expect(response.headers.getSetCookie().find((line) => line.startsWith('refresh='))).toMatch(
      /^refresh=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('each refresh issues the next token', async () => {
    const first = await signIn()
    const response = await refresh(first.cookie)
    expect(response.status).toBe(200)
    const second = cookieOf(response)
    expect(second).not.toBe(first.cookie)
    const { data } = await response.json()
    expect((await (await profile(data.accessToken)).json()).data.id).toBe(personId('USER'))
  })

  test('a lost response signs no one out: the previous token gives the same successor for a minute', async () => {
    const { cookie } = await signIn()
    const successor = cookieOf(await refresh(cookie))
    pass(59)
    const again = await refresh(cookie)
    expect(again.status).toBe(200)
    expect(cookieOf(again)).toBe(successor)
    expect((await refresh(successor)).status).toBe(200)
  })

  test('concurrent refreshes of several tabs get the same token', async () => {
    const { cookie } = await signIn()
    const responses = await Promise.all(Array.from({ length: 6 }, () => refresh(cookie)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(responses.map(cookieOf)).size).toBe(1)
  })

  test('the previous token replayed after a minute ends the session, and its owner gets an e-mail', async () => {
    const { cookie, accessToken } = await signIn()
    const successor = cookieOf(await refresh(cookie))
    pass(61)
    const replay = await refresh(cookie)
    expect(replay.status).toBe(401)
    expect(await replay.json()).toMatchObject({ code: 'session.ended' })
    expect(replay.headers.get('Set-Cookie')).toMatch(/^refresh=; Max-Age=0/)
    expect((await refresh(successor)).status).toBe(401)
    expect((await profile(accessToken)).status).toBe(401)
    expect((await messages(LOGIN))[0]?.subject).toBe('A session on your account was ended')
  })

  test('a token two generations old ends the session at once', async () => {
    const { cookie } = await signIn()
    const second = cookieOf(await refresh(cookie))
    const third = cookieOf(await refresh(second))
    expect((await refresh(cookie)).status).toBe(401)
    expect((await refresh(third)).status).toBe(401)
  })

  test('a forged token ends no session', async () => {
    const { cookie } = await signIn()
    const [id, , signature] = (cookie ?? '').split('.')
    for (const forged of [`${id}.1.${signature}`, `${id}.0.${'A'.repeat(43)}`, 'nonsense', `${id}.0`]) {
      expect((await refresh(forged)).status).toBe(401)
    }
    expect((await refresh(cookie)).status).toBe(200)
  })

  test('a refresh without a session is a 200 with null', async () => {
    const response = await refresh(null)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: null })
  })

  test('a session expires after thirty days without a refresh', async () => {
    const { cookie } = await signIn()
    pass(29 * 86_400)
    const next = cookieOf(await refresh(cookie))
    pass(30 * 86_400)
    expect((await refresh(next)).status).toBe(401)
  })

  test('signing out by cookie or bearer ends the session, and succeeds without one', async () => {
    const one = await signIn()
    const out = await post('logout', undefined, { Cookie: `refresh=${one.cookie}` })
    expect(out.status).toBe(200)
    expect(out.headers.get('Set-Cookie')).toMatch(/^refresh=; Max-Age=0/)
    expect((await profile(one.accessToken)).status).toBe(401)
    expect((await refresh(one.cookie)).status).toBe(401)
    pass(61)
    const two = await signIn()
    await post('logout', undefined, { Authorization: `Bearer ${two.accessToken}` })
    expect((await refresh(two.cookie)).status).toBe(401)
    expect((await post('logout', undefined)).status).toBe(200)
  })
})

describe('devices', () => {
  const notices = async () => (await messages(LOGIN)).filter(({ subject }) => subject === 'New sign-in to your account')

  test('a sign-in on a new device is reported to the owner, one on a known device is not', async () => {
    await signIn(LOGIN, DEVICE)
    const first = (await notices()).length
    pass(61)
    await signIn(LOGIN, DEVICE)
    expect(await notices()).toHaveLength(first)
    pass(61)
    await signIn(LOGIN, OTHER_DEVICE)
    expect(await notices()).toHaveLength(first + 1)
  })

  test('a session whose device has changed lasts one more day, and its owner gets one e-mail', async () => {
    const { cookie } = await signIn()
    const before = (await notices()).length
    const changed = await refresh(cookie, OTHER_DEVICE)
    expect(changed.status).toBe(200)
    expect(await notices()).toHaveLength(before + 1)
    pass(86_401)
    expect((await refresh(cookieOf(changed), OTHER_DEVICE)).status).toBe(401)
  })

  test('a refresh without a fingerprint is not reported, since the edge sends some without one', async () => {
    const { cookie } = await signIn()
    const before = (await notices()).length
    expect((await refresh(cookie, {})).status).toBe(200)
    expect(await notices()).toHaveLength(before)
  })
})
