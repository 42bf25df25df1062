import { describe, expect, test, vi } from 'vitest'
import { DEVICE, LOGIN, OTHER_DEVICE, pass, STRANGER, serveSignIn, wrong } from '../../../../tests/fixtures/sign-in.ts'
import { api } from '../../app.ts'

const { as, bindings, variables, post, messages, lastCode, requestCode } = serveSignIn()

describe('codes', () => {
  test('known and unknown logins get the same response', async () => {
    const responses = [await post('send-code', { login: LOGIN }), await post('send-code', { login: STRANGER })]
    const bodies = await Promise.all(responses.map((response) => response.json()))
    expect(bodies.map(({ data }) => data)).toEqual([
      { login: LOGIN, kind: 'email', expiresIn: 300, resendIn: 60, challenge: expect.any(String) },
      { login: STRANGER, kind: 'email', expiresIn: 300, resendIn: 60, challenge: expect.any(String) },
    ])
    expect(await lastCode(LOGIN)).toMatch(/^\d{6}$/)
    expect(await lastCode(STRANGER)).toMatch(/^\d{6}$/)
  })

  test.each([
    ['en', 'Your sign-in code'],
    ['ru', 'Ваш код для входа'],
    ['zh', '登录验证码'],
  ])('an e-mail in %s', async (language, words) => {
    await post('send-code', { login: LOGIN }, { ...DEVICE, 'Accept-Language': language })
    const [email] = await messages(LOGIN)
    expect(email).toMatchObject({ channel: 'email', body: expect.stringContaining(words) })
  })

  test('a text message ends in the format from which phones fill in the code', async () => {
    await post('send-code', { login: '8 916 123-45-67' }, { ...DEVICE, 'Accept-Language': 'ru' })
    const [message] = await messages('+79161234567')
    expect(message?.channel).toBe('sms')
    expect(message?.body).toMatch(/\n\n@localhost #\d{6}$/)
  })

  test('neither code nor login is stored in plain text', async () => {
    const code = await requestCode(LOGIN)
    for (const table of ['codes', 'rate_counters']) {
      const rows = JSON.stringify((await bindings().DB.prepare(`SELECT * FROM ${table}`).all()).results)
      expect(rows).not.toContain(LOGIN)
      expect(rows).not.toContain(`"${code}"`)
    }
  })

  test('a code is accepted once only', async () => {
    const code = await requestCode(LOGIN)
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(200)
    const again = await post('verify-code', { login: LOGIN, code })
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ code: 'otp.expired' })
  })

  test('of two concurrent requests with the right code, one succeeds', async () => {
    const code = await requestCode(LOGIN)
    const responses = await Promise.all([1, 2, 3].map(() => post('verify-code', { login: LOGIN, code })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('spaces, dashes and full-width digits in a code are accepted', async () => {
    const code = await requestCode(LOGIN)
    const typed = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(' ')
    expect((await post('verify-code', { login: ` ${LOGIN.toUpperCase()}`, code: typed })).status).toBe(200)
  })

  test('a code is invalid after five wrong attempts', async () => {
    const code = await requestCode(LOGIN)
    for (const attemptsLeft of [4, 3, 2, 1]) {
      const response = await post('verify-code', { login: LOGIN, code: wrong(code) })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'otp.wrong', attemptsLeft })
    }
    const last = await post('verify-code', { login: LOGIN, code: wrong(code) })
    expect(last.status).toBe(429)
    expect(last.headers.get('Retry-After')).toBe('60')
    expect(await last.json()).toMatchObject({ code: 'otp.exhausted' })
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(429)
    pass(60)
    const fresh = await requestCode(LOGIN)
    expect((await post('verify-code', { login: LOGIN, code: fresh })).status).toBe(200)
  })

  test('concurrent guesses have five attempts altogether', async () => {
    const code = await requestCode(LOGIN)
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => post('verify-code', { login: LOGIN, code: wrong(code) })),
    )
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(4)
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(429)
  })

  test('a code is valid for five minutes', async () => {
    const code = await requestCode(LOGIN)
    pass(299)
    const other = await requestCode(STRANGER)
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(200)
    pass(300)
    const late = await post('verify-code', { login: STRANGER, code: other })
    expect(await late.json()).toMatchObject({ status: 422, code: 'otp.expired' })
  })

  test('another code can be sent after a minute, which makes the first one invalid', async () => {
    const first = await requestCode(LOGIN)
    const soon = await post('send-code', { login: LOGIN })
    expect(soon.status).toBe(429)
    expect(soon.headers.get('Retry-After')).toBe('60')
    expect(await soon.json()).toMatchObject({ code: 'otp.too-soon', retryAfter: 60 })
    pass(59)
    expect((await post('send-code', { login: LOGIN })).headers.get('Retry-After')).toBe('1')
    pass(1)
    const second = await requestCode(LOGIN)
    if (first !== second) expect((await post('verify-code', { login: LOGIN, code: first })).status).toBe(422)
    expect((await post('verify-code', { login: LOGIN, code: second })).status).toBe(200)
  })

  test('a login is sent at most eight codes an hour', async () => {
    for (let sent = 0; sent < 8; sent++) {
      await requestCode(LOGIN)
      pass(61)
    }
    const response = await post('send-code', { login: LOGIN })
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({ code: 'rate.limited' })
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000)
  })

  test('a login is sent at most twenty-four a day', async () => {
    for (let sent = 0; sent < 24; sent++) {
      await requestCode(LOGIN)
      pass(500)
    }
    const response = await post('send-code', { login: LOGIN })
    expect([response.status, (await response.json()).code]).toEqual([429, 'rate.limited'])
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(36_000)
  })

  test('guesses by an address are limited whatever the login, and cost the login nothing where it has no code', async () => {
    const guess = async (login: string, headers: Record<string, string>) => {
      const response = await post('verify-code', { login, code: '123456' }, headers)
      return [response.status, (await response.json()).code]
    }
    const from = (at: number) => ({ 'X-Client-Address': `203.0.113.${at}` })
    for (let at = 0; at < 67; at++) expect(await guess(LOGIN, from(42))).toEqual([422, 'otp.expired'])
    expect(await guess('another@people.example', from(42))).toEqual([429, 'rate.limited'])
    const code = await requestCode(LOGIN, from(43))
    expect((await post('verify-code', { login: LOGIN, code }, from(43))).status).toBe(200)
  })

  const send = (at: number, headers: Record<string, string>) =>
    post('send-code', { login: `person${at}@people.example` }, headers)

  test('an address is limited across logins, whatever fingerprints it sends', async () => {
    const from = { 'X-Client-Address': '203.0.113.9' }
    const madeUp = (at: number) => ({ ...from, 'X-Device-Fingerprint': String(at).padStart(64, '0') })
    for (let at = 0; at < 20; at++) expect((await send(at, at % 2 ? from : madeUp(at))).status).toBe(200)
    expect((await send(20, from)).status).toBe(429)
    expect((await send(21, madeUp(21))).status).toBe(429)
    expect((await send(22, { 'X-Client-Address': '203.0.113.10' })).status).toBe(200)
  })

  test('a device is limited across logins and addresses', async () => {
    const from = (at: number) => ({ ...DEVICE, 'X-Client-Address': `203.0.113.${at}` })
    for (let at = 0; at < 30; at++) expect((await send(at, from(at))).status).toBe(200)
    expect((await send(30, from(30))).status).toBe(429)
    expect((await send(31, { ...from(31), ...OTHER_DEVICE })).status).toBe(200)
  })

  test('an IPv6 address counts as its /64, and ten of these as much as their /48 may send', async () => {
    const from = (network: number, host: number) => ({
      'X-Client-Address': `2001:db8:1:${network.toString(16)}::${host.toString(16)}`,
    })
    let sent = 0
    for (let at = 0; at < 30; at++) if ((await send(at, from(0, at))).status === 200) sent += 1
    expect(sent).toBe(20)
    for (let at = 100; at < 280; at++) expect((await send(at, from(Math.floor(at / 20), at))).status).toBe(200)
    expect((await send(300, from(255, 1))).status).toBe(429)
    expect((await send(301, { 'X-Client-Address': '2001:db8:2::1' })).status).toBe(200)
  })

  test('refused requests do not count: a stranger who repeats them locks no one out', async () => {
    const stranger = { 'X-Client-Address': '203.0.113.66' }
    const statuses = []
    for (let at = 0; at < 30; at++) statuses.push((await post('send-code', { login: LOGIN }, stranger)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const code = await requestCode(LOGIN)
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(200)
  })

  test.each([['nobody'], [''], ['a@b'], ['+7 1']])('%j is not a login', async (login) => {
    const response = await post('send-code', { login })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'input.invalid', errors: [{ path: 'login' }] })
  })

  test('without SITE_ORIGIN no message is sent, since its links would have the host that a visitor asked for', async () => {
    const sent = vi.fn(async () => new Response())
    vi.stubGlobal('fetch', sent)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    Object.assign(variables, { ENVIRONMENT: 'production', MAIL_GATEWAY_URL: 'https://mail.example' })
    expect((await post('send-code', { login: LOGIN })).status).toBe(503)
    expect(JSON.stringify(logged.mock.calls)).toContain('SITE_ORIGIN')
    expect(sent).not.toHaveBeenCalled()
    variables.SITE_ORIGIN = 'https://market.example'
    expect((await post('send-code', { login: LOGIN })).status).toBe(200)
    expect(sent).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
    logged.mockRestore()
  })

  test('without a delivery service the response says so, and failed deliveries count for no limit', async () => {
    variables.ENVIRONMENT = 'production'
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (let at = 0; at < 10; at++) {
      const response = await post('send-code', { login: LOGIN })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ code: 'delivery.unconfigured' })
    }
    expect(JSON.stringify(logged.mock.calls)).not.toContain(LOGIN)
    logged.mockRestore()
  })
})

describe('the outbox', () => {
  test('shows messages to people and programs in the local environment', async () => {
    await requestCode(LOGIN)
    const page = await as('ANONIM', 'GET', '/dev/outbox', undefined, { Accept: 'text/html' })
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(await page.text()).toContain(LOGIN)
  })

  test('does not exist at another address than this machine’s, unless the request comes from our edge', async () => {
    variables.ROLE = 'api'
    const ask = (url: string) => api.request(url, {}, { ...bindings(), ...variables })
    expect((await ask('http://outbox.example/dev/outbox')).status).toBe(404)
    expect((await ask('http://localhost/dev/outbox')).status).toBe(200)
  })

  test.each(['production', 'test', ''])('does not exist in any other environment: %j', async (environment) => {
    await requestCode(LOGIN)
    variables.ENVIRONMENT = environment
    const response = await as('ANONIM', 'GET', '/dev/outbox')
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain(LOGIN)
  })
})
