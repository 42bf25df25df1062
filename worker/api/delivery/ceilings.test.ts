import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOGIN, serveSignIn } from '../../../tests/fixtures/sign-in.ts'

const { as, post, variables, messages } = serveSignIn()

let logged: string[] = []
beforeEach(() => {
  logged = []
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(JSON.parse(String(line)).event))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let sent = 0
/** Requests a code from another address each time. */
const statusOf = async (login: string): Promise<number> => {
  sent += 1
  return (await post('send-code', { login }, { 'X-Client-Address': `203.0.113.${sent % 250}` })).status
}
const russian = (at: number) => `+7916123456${at}`

test('SMS to one country have a ceiling a day, which is logged when it is near and when it is reached', async () => {
  variables.SMS_DAILY = '5'
  for (let at = 0; at < 4; at++) expect(await statusOf(russian(at))).toBe(200)
  expect(logged).toEqual(['the ceiling of messages a day is near'])
  expect([await statusOf(russian(4)), await statusOf(russian(5))]).toEqual([200, 503])
  expect(logged).toContain('the ceiling of messages a day is reached')
  expect([await statusOf('+8613800138000'), await statusOf(LOGIN)]).toEqual([200, 200])
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  expect(await statusOf(russian(6))).toBe(200)
})

test('an operator names the countries to which SMS are sent', async () => {
  variables.SMS_COUNTRIES = '+86, +375'
  expect([await statusOf(russian(1)), await statusOf('+8613800138000')]).toEqual([503, 200])
  expect(await messages(russian(1))).toEqual([])
})

test('e-mails have a ceiling a day in all', async () => {
  variables.EMAIL_DAILY = '2'
  const statuses = []
  for (const name of ['a', 'b', 'c']) statuses.push(await statusOf(`${name}@people.example`))
  expect(statuses).toEqual([200, 200, 503])
})

test('a message that was not accepted counts for no ceiling', async () => {
  Object.assign(variables, { EMAIL_DAILY: '1', MAIL_GATEWAY_URL: 'https://mail.example' })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  expect(await statusOf('a@people.example')).toBe(503)
  vi.stubGlobal('fetch', async () => new Response())
  expect(await statusOf('b@people.example')).toBe(200)
})

test('addresses with a tag count as the mailbox that receives them', async () => {
  for (let at = 0; at < 8; at++) expect(await statusOf(`victim+${at}@people.example`)).toBe(200)
  expect(await statusOf('victim@people.example')).toBe(429)
})

test.each([
  ['legal entities', '/dev/legal_entry?taxNumber=7707083893'],
  ['page metadata', '/app/parse/meta?url=http%3A%2F%2F127.0.0.1%2F'],
])('a person looks up sixty %s an hour', async (_, path) => {
  for (let at = 0; at < 60; at++) expect((await as('USER', 'GET', path)).status).not.toBe(429)
  expect((await as('USER', 'GET', path)).status).toBe(429)
  expect((await as('OWNER', 'GET', path)).status).not.toBe(429)
})
