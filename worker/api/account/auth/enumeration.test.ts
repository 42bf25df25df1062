/**
 * Enumeration by timing: the duration of a response must not reveal whether a login has an account. Durations on a busy
 * machine vary too much, so the test compares the work itself: database statements, messages and cryptography by kind,
 * in order.
 */
import { afterEach, expect, test, vi } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { DEVICE, LOGIN, STRANGER, serveSignIn, wrong } from '../../../../tests/fixtures/sign-in.ts'
import { watched } from '../../../../tests/fixtures/watched-database.ts'

const { bindings, lastCode } = serveSignIn()
afterEach(() => vi.restoreAllMocks())

const CRYPTOGRAPHY = ['sign', 'verify', 'digest', 'encrypt', 'deriveBits', 'importKey'] as const

/** Challenge of the browser that requests the codes. */
const CHALLENGE = '0'.repeat(32)

/** The work that one call does, and its status. */
async function workOf(path: string, body: { login: string; code?: string }) {
  const { db, all } = watched(bindings().DB)
  const spies = CRYPTOGRAPHY.map((name) => vi.spyOn(crypto.subtle, name))
  const headers = { ...DEVICE, Cookie: `challenge=${CHALLENGE}`, 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await askApi(`/api/auth/${path}`, init, { ...bindings(), DB: db, ENVIRONMENT: 'local' })
  const cryptography = Object.fromEntries(CRYPTOGRAPHY.map((name, at) => [name, spies[at]?.mock.calls.length]))
  vi.restoreAllMocks()
  const { requestId: _, data, ...rest } = await response.json()
  return { status: response.status, rest, fields: Object.keys(data ?? {}), statements: all(), cryptography }
}

test('enumeration by timing: sending a code does the same work whether or not the login has an account', async () => {
  // The very first call creates the keys, which would distort the comparison.
  await workOf('send-code', { login: 'first@people.example' })
  const known = await workOf('send-code', { login: LOGIN })
  const unknown = await workOf('send-code', { login: STRANGER })
  expect(known.status).toBe(200)
  expect(known.statements.length).toBeGreaterThan(2)
  expect(known.cryptography.sign).toBeGreaterThan(2)
  expect(unknown).toEqual(known)
  expect(await lastCode(STRANGER)).toMatch(/^\d{6}$/)
})

test.each([
  ['that is wrong', async (login: string) => wrong(await lastCode(login)), 'otp.wrong'],
  ['that no one requested', async () => '123456', 'otp.expired'],
])('enumeration by timing: a code %s is refused with the same work', async (_, codeFor, rest) => {
  const logins = [LOGIN, STRANGER]
  if (rest === 'otp.wrong') for (const login of logins) await workOf('send-code', { login })
  await workOf('verify-code', { login: 'first@people.example', code: '123456' })
  const known = await workOf('verify-code', { login: LOGIN, code: await codeFor(LOGIN) })
  const unknown = await workOf('verify-code', { login: STRANGER, code: await codeFor(STRANGER) })
  expect(known).toMatchObject({ status: 422, rest: { code: rest } })
  expect(known.statements.length).toBeGreaterThan(1)
  // Over HTTP the edge's key is compared too.
  expect(known.cryptography.digest).toBeGreaterThanOrEqual(2)
  expect(unknown).toEqual(known)
})
