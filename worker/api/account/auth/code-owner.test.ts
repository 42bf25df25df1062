import { describe, expect, test } from 'vitest'
import { LOGIN, pass, STRANGER, serveSignIn, wrong } from '../../../../tests/fixtures/sign-in.ts'

const { as, messages, lastCode, post } = serveSignIn()

/** Headers of a separate browser, which the API distinguishes by its address. */
const at = (address: number) => ({ 'X-Client-Address': `203.0.113.${address}` })
const HOME = at(1)
const ELSEWHERE = at(2)

const sendTo = async (login: string, headers: Record<string, string>): Promise<number> =>
  (await post('send-code', { login }, headers)).status
async function enter(login: string, code: string, headers: Record<string, string>, challenge?: string) {
  const response = await post('verify-code', { login, code, ...(challenge && { challenge }) }, headers)
  return [response.status, (await response.json()).code ?? 'signed in']
}

describe('a code belongs to the browser that requested it', () => {
  test('a stranger’s guesses, with a challenge of their own or without one, use up none of its attempts', async () => {
    expect(await sendTo(LOGIN, HOME)).toBe(200)
    const code = await lastCode(LOGIN)
    expect(await sendTo('own@people.example', ELSEWHERE)).toBe(200)
    for (let guess = 0; guess < 12; guess++)
      expect(await enter(LOGIN, wrong(code), guess % 2 ? ELSEWHERE : at(3))).toEqual([422, 'otp.expired'])
    expect(await enter(LOGIN, wrong(code), HOME)).toEqual([422, 'otp.wrong'])
    expect(await enter(LOGIN, code, HOME)).toEqual([200, 'signed in'])
  })

  test('the right code is of no use in another browser', async () => {
    await sendTo(LOGIN, HOME)
    const code = await lastCode(LOGIN)
    await sendTo('own@people.example', ELSEWHERE)
    expect(await enter(LOGIN, code, ELSEWHERE)).toEqual([422, 'otp.expired'])
    expect(await enter(LOGIN, code, at(3))).toEqual([422, 'otp.expired'])
  })

  test('two browsers may each have a code for one login, and neither waits for the other', async () => {
    expect([await sendTo(LOGIN, HOME), await sendTo(LOGIN, ELSEWHERE)]).toEqual([200, 200])
    const [second, first] = (await messages(LOGIN)).map(({ body }) => /\d{6}/.exec(body)?.[0] ?? '')
    expect(await enter(LOGIN, first ?? '', HOME)).toEqual([200, 'signed in'])
    expect(await enter(LOGIN, second ?? '', ELSEWHERE)).toEqual([200, 'signed in'])
  })

  test('a client without cookies sends the challenge of the response', async () => {
    const send = (path: string, body: object) => as('ANONIM', 'POST', `/api/auth/${path}`, body, HOME)
    const { challenge } = (await (await send('send-code', { login: LOGIN })).json()).data
    expect(challenge).toMatch(/^[\da-f]{32}$/)
    const code = await lastCode(LOGIN)
    expect((await send('verify-code', { login: LOGIN, code })).status).toBe(422)
    expect((await send('verify-code', { login: LOGIN, code, challenge: 'f'.repeat(32) })).status).toBe(422)
    expect((await send('verify-code', { login: LOGIN, code, challenge })).status).toBe(200)
  })

  test('a program without cookies waits a minute like a browser', async () => {
    const send = () => as('ANONIM', 'POST', '/api/auth/send-code', { login: LOGIN }, HOME)
    expect([(await send()).status, (await send()).status]).toEqual([200, 429])
  })
})

describe('a device on which the owner has signed in before', () => {
  /** Signs in on the owner's own device. @returns its device cookie */
  async function signedInOnOwnDevice(): Promise<string> {
    await sendTo(LOGIN, HOME)
    const response = await post('verify-code', { login: LOGIN, code: await lastCode(LOGIN) }, HOME)
    return /device=[^;]+/.exec(response.headers.get('Set-Cookie') ?? '')?.[0] ?? ''
  }
  const flood = async (): Promise<void> => {
    for (let address = 10; (await sendTo(LOGIN, at(address))) === 200; address++) if (address > 40) return
  }

  test('gets a code where strangers have used up those of a flooded login', async () => {
    const device = await signedInOnOwnDevice()
    await flood()
    expect(await sendTo(LOGIN, ELSEWHERE)).toBe(429)
    const home = { ...HOME, Cookie: device }
    expect(await sendTo(LOGIN, home)).toBe(200)
    expect(await enter(LOGIN, await lastCode(LOGIN), home)).toEqual([200, 'signed in'])
  })

  test('has eight codes an hour of its own, for its own login alone', async () => {
    const device = await signedInOnOwnDevice()
    await flood()
    const home = { ...HOME, Cookie: device }
    for (let sent = 0; sent < 8; sent++) {
      expect(await sendTo(LOGIN, home)).toBe(200)
      pass(61)
    }
    expect(await sendTo(LOGIN, home)).toBe(429)
    for (let address = 50; address < 58; address++) await sendTo(STRANGER, at(address))
    expect(await sendTo(STRANGER, home)).toBe(429)
  })

  test('is ignored with the seal of another person', async () => {
    const [id] = (await signedInOnOwnDevice()).split('.')
    await flood()
    expect(await sendTo(LOGIN, { ...ELSEWHERE, Cookie: `${id}.${'A'.repeat(43)}` })).toBe(429)
  })
})
