import { describe, expect, test, vi } from 'vitest'
import { DEVICE, LOGIN, OTHER_DEVICE, pass, STRANGER, serveSignIn, wrong } from '../../../../tests/fixtures/sign-in.ts'

const { as, bindings, variables, post, messages, lastCode, askCode } = serveSignIn()

describe('codes', () => {
  test('known and unknown logins are answered alike', async () => {
    const answers = [await post('send-code', { login: LOGIN }), await post('send-code', { login: STRANGER })]
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(bodies.map(({ data }) => data)).toEqual([
      { login: LOGIN, kind: 'email', expiresIn: 300, resendIn: 60 },
      { login: STRANGER, kind: 'email', expiresIn: 300, resendIn: 60 },
    ])
    expect(await lastCode(LOGIN)).toMatch(/^\d{6}$/)
    expect(await lastCode(STRANGER)).toMatch(/^\d{6}$/)
  })

  test.each([
    ['en', 'Your sign-in code'],
    ['ru', 'Ваш код для входа'],
    ['zh', '登录验证码'],
  ])('a letter in %s', async (language, words) => {
    await post('send-code', { login: LOGIN }, { ...DEVICE, 'Accept-Language': language })
    const [letter] = await messages(LOGIN)
    expect(letter).toMatchObject({ channel: 'email', body: expect.stringContaining(words) })
  })

  test('a text message ends with what lets a phone fill the code in', async () => {
    await post('send-code', { login: '8 916 123-45-67' }, { ...DEVICE, 'Accept-Language': 'ru' })
    const [message] = await messages('+79161234567')
    expect(message?.channel).toBe('sms')
    expect(message?.body).toMatch(/\n\n@localhost #\d{6}$/)
  })

  test('neither code nor login is stored readable', async () => {
    const code = await askCode(LOGIN)
    for (const table of ['codes', 'rate_counters']) {
      const rows = JSON.stringify((await bindings().DB.prepare(`SELECT * FROM ${table}`).all()).results)
      expect(rows).not.toContain(LOGIN)
      expect(rows).not.toContain(`"${code}"`)
    }
  })

  test('right once, and never again', async () => {
    const code = await askCode(LOGIN)
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(200)
    const again = await post('verify-code', { login: LOGIN, code })
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ code: 'otp.expired' })
  })

  test('of two requests with the right code at once, one gets in', async () => {
    const code = await askCode(LOGIN)
    const answers = await Promise.all([1, 2, 3].map(() => post('verify-code', { login: LOGIN, code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('as it is typed: spaces, dashes, full-width digits', async () => {
    const code = await askCode(LOGIN)
    const typed = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(' ')
    expect((await post('verify-code', { login: ` ${LOGIN.toUpperCase()}`, code: typed })).status).toBe(200)
  })

  test('five attempts, the fifth being the last', async () => {
    const code = await askCode(LOGIN)
    for (const attemptsLeft of [4, 3, 2, 1]) {
      const answer = await post('verify-code', { login: LOGIN, code: wrong(code) })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'otp.wrong', attemptsLeft })
    }
    const last = await post('verify-code', { login: LOGIN, code: wrong(code) })
    expect(last.status).toBe(429)
    expect(last.headers.get('Retry-After')).toBe('60')
    expect(await last.json()).toMatchObject({ code: 'otp.exhausted' })
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(429)
    pass(60)
    const fresh = await askCode(LOGIN)
    expect((await post('verify-code', { login: LOGIN, code: fresh })).status).toBe(200)
  })

  test('many guesses at the same time are five', async () => {
    const code = await askCode(LOGIN)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post('verify-code', { login: LOGIN, code: wrong(code) })),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(429)
  })

  test('five minutes', async () => {
    const code = await askCode(LOGIN)
    pass(299)
    const other = await askCode(STRANGER)
    expect((await post('verify-code', { login: LOGIN, code })).status).toBe(200)
    pass(300)
    const late = await post('verify-code', { login: STRANGER, code: other })
    expect(await late.json()).toMatchObject({ status: 422, code: 'otp.expired' })
  })

  test('another after a minute, and the first one counts no more', async () => {
    const first = await askCode(LOGIN)
    const soon = await post('send-code', { login: LOGIN })
    expect(soon.status).toBe(429)
    expect(soon.headers.get('Retry-After')).toBe('60')
    expect(await soon.json()).toMatchObject({ code: 'otp.too-soon', retryAfter: 60 })
    pass(59)
    expect((await post('send-code', { login: LOGIN })).headers.get('Retry-After')).toBe('1')
    pass(1)
    const second = await askCode(LOGIN)
    if (first !== second) expect((await post('verify-code', { login: LOGIN, code: first })).status).toBe(422)
    expect((await post('verify-code', { login: LOGIN, code: second })).status).toBe(200)
  })

  test('eight an hour for a login', async () => {
    for (let sent = 0; sent < 8; sent++) {
      await askCode(LOGIN)
      pass(61)
    }
    const answer = await post('send-code', { login: LOGIN })
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'rate.limited' })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000)
  })

  test('twenty-four a day for a login', async () => {
    for (let sent = 0; sent < 24; sent++) {
      await askCode(LOGIN)
      pass(500)
    }
    const answer = await post('send-code', { login: LOGIN })
    expect([answer.status, (await answer.json()).code]).toEqual([429, 'rate.limited'])
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(36_000)
  })

  test('guesses at a login have a limit, whichever code or device; so has who guesses at many', async () => {
    const guess = async (login: string, headers: Record<string, string>) => {
      const answer = await post('verify-code', { login, code: '123456' }, headers)
      return [answer.status, (await answer.json()).code]
    }
    const expired = [422, 'otp.expired']
    const limited = [429, 'rate.limited']
    const from = (at: number) => ({ 'X-Client-Address': `203.0.113.${at}` })
    for (let at = 0; at < 40; at++) expect(await guess(LOGIN, from(at))).toEqual(expired)
    expect(await guess(LOGIN, from(41))).toEqual(limited)
    for (let at = 0; at < 67; at++) expect(await guess(`person${at}@people.example`, from(42))).toEqual(expired)
    expect(await guess('another@people.example', from(42))).toEqual(limited)
    expect(await guess('another@people.example', from(43))).toEqual(expired)
  })

  test('a device and an address have a limit across logins; who hides the device a lower one', async () => {
    const send = (at: number, headers: Record<string, string>) =>
      post('send-code', { login: `person${at}@people.example` }, headers)
    for (let at = 0; at < 30; at++) expect((await send(at, DEVICE)).status).toBe(200)
    expect((await send(30, DEVICE)).status).toBe(429)
    expect((await send(31, OTHER_DEVICE)).status).toBe(200)
    const hidden = { 'X-Client-Address': '203.0.113.9' }
    for (let at = 100; at < 120; at++) expect((await send(at, hidden)).status).toBe(200)
    expect((await send(120, hidden)).status).toBe(429)
    expect((await send(121, { 'X-Client-Address': '203.0.113.10' })).status).toBe(200)
  })

  test.each([['nobody'], [''], ['a@b'], ['+7 1']])('%j is no login', async (login) => {
    const answer = await post('send-code', { login })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'input.invalid', errors: [{ path: 'login' }] })
  })

  test('nothing to send with: told so, and free to try again at once', async () => {
    variables.ENVIRONMENT = 'production'
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const _ of [1, 2]) {
      const answer = await post('send-code', { login: LOGIN })
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'delivery.unconfigured' })
    }
    expect(JSON.stringify(logged.mock.calls)).not.toContain(LOGIN)
    logged.mockRestore()
  })
})

describe('the outbox', () => {
  test('is there on a developer’s machine, to be read by people and programs', async () => {
    await askCode(LOGIN)
    const page = await as('ANONIM', 'GET', '/dev/outbox', undefined, { Accept: 'text/html' })
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(await page.text()).toContain(LOGIN)
  })

  test.each(['production', 'test', ''])('and nowhere else: %j', async (environment) => {
    await askCode(LOGIN)
    variables.ENVIRONMENT = environment
    const answer = await as('ANONIM', 'GET', '/dev/outbox')
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(LOGIN)
  })
})
