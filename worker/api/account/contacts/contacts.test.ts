import { describe, expect, test } from 'vitest'
import type { Contact } from '../../../../domain/contract/profile.ts'
import { contactId, PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'
import { pass, serveSignIn, wrong } from '../../../../tests/fixtures/sign-in.ts'

const { as, messages, lastCode, askCode, post } = serveSignIn()

const NEW = 'second@people.example'
const OWN = contactId('USER')

const call = (method: string, path: string, body?: unknown, name: PersonName = 'USER', key?: string) =>
  as(name, method, `/api/profile/contacts${path}`, body, key ? { 'Idempotency-Key': key } : {})
const contacts = async (): Promise<Contact[]> => (await (await call('GET', '')).json()).data

/** Requests the code that confirms a change, and reads it where it was sent. */
async function proof(id: string, change: 'verify' | 'remove' = 'verify', at?: string): Promise<string> {
  const response = await call('POST', `/${id}/proof-code`, { change, at })
  expect(response.status, await response.clone().text()).toBe(200)
  return lastCode((await response.json()).data.login)
}
const verify = async (id: string, code: string) => call('POST', `/${id}/verify-code`, { code, proof: await proof(id) })
const remove = async (id: string, at?: string) => call('DELETE', `/${id}`, { proof: await proof(id, 'remove', at) })

/** Adds a contact and verifies it. @returns its id */
async function added(value: string): Promise<string> {
  const { data } = await (await call('POST', '', { value })).json()
  const verified = await verify(data.id, await lastCode(data.value))
  expect(verified.status, await verified.clone().text()).toBe(200)
  return data.id
}
/** The token in the latest notice to a login. */
const undoToken = async (to: string): Promise<string> =>
  /token=([\da-f]{32})/.exec((await messages(to))[0]?.body ?? '')?.[1] ?? ''
async function code(response: Response): Promise<string> {
  return (await response.json()).code
}

describe('adding', () => {
  test('a contact becomes a login once its code is entered', async () => {
    const response = await call('POST', '', { value: ' Second@People.example' })
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data).toMatchObject({ kind: 'email', value: NEW, verified: false, main: false, pending: null })
    const sent = await lastCode(NEW)
    expect(await code(await verify(data.id, wrong(sent)))).toBe('otp.wrong')
    pass(61)
    const verified = await verify(data.id, sent)
    expect((await verified.json()).data).toMatchObject({ verified: true, main: false })
    const signedIn = await post('verify-code', { login: NEW, code: await askCode(NEW) })
    expect((await signedIn.json()).data).toHaveProperty('accessToken')
  })

  test('a request repeated with its key gets the first response: one message, one code, one notice', async () => {
    const { data } = await (await call('POST', '', { value: NEW })).json()
    pass(61)
    const again = () => call('POST', `/${data.id}/send-code`, undefined, 'USER', 'another-code-of-this-test')
    const first = await again()
    expect([first.status, await (await again()).json()]).toEqual([200, await first.json()])
    expect(await messages(NEW)).toHaveLength(2)
    const codes = { code: await lastCode(NEW), proof: await proof(data.id) }
    const enter = () => call('POST', `/${data.id}/verify-code`, codes, 'USER', 'the-code-of-this-test')
    const verified = await (await enter()).json()
    expect(verified.data).toEqual((await contacts()).find(({ id }) => id === data.id))
    expect(await (await enter()).json()).toEqual(verified)
    expect((await messages(PEOPLE.USER.login)).map(({ subject }) => subject)).toEqual([
      'A contact was added to your account',
      expect.stringMatching(/^\d{6} /),
    ])
  })

  test('the first contact of a kind becomes the main one, and the old address gets a notice', async () => {
    const id = await added('+7 916 123-45-67')
    expect((await contacts()).find((one) => one.id === id)).toMatchObject({ kind: 'phone', main: true })
    expect((await messages(PEOPLE.USER.login))[0]?.body).toContain('+79161234567')
  })

  test('a contact of another account is refused only once its code was entered, one’s own at once', async () => {
    await call('POST', '', { value: NEW })
    pass(61)
    expect(await code(await call('POST', '', { value: NEW }))).toBe('contact.exists')
    const other = await call('POST', '', { value: PEOPLE.OWNER.login })
    expect(other.status).toBe(201)
    const { data } = await other.json()
    const taken = await verify(data.id, await lastCode(PEOPLE.OWNER.login))
    expect(taken.status).toBe(409)
    expect(await code(taken)).toBe('contact.taken')
  })

  test('an account has at most ten contacts', async () => {
    for (let at = 1; at < 10; at++)
      expect((await call('POST', '', { value: `a${at}@people.example` })).status).toBe(201)
    expect(await code(await call('POST', '', { value: 'a10@people.example' }))).toBe('contact.too-many')
  })

  test('another code can be sent after a minute', async () => {
    const { data } = await (await call('POST', '', { value: NEW })).json()
    expect(await code(await call('POST', `/${data.id}/send-code`))).toBe('otp.too-soon')
    pass(60)
    const response = await call('POST', `/${data.id}/send-code`)
    expect((await response.json()).data).toMatchObject({ login: NEW, resendIn: 60 })
  })

  test('the response says when another code can be sent and how many attempts are left', async () => {
    const { data } = await (await call('POST', '', { value: NEW })).json()
    const state = async () => (await (await call('GET', `/${data.id}/code`)).json()).data
    expect(await state()).toEqual({ resendIn: 60, attemptsLeft: 5 })
    await verify(data.id, wrong(await lastCode(NEW)))
    pass(20)
    expect(await state()).toEqual({ resendIn: 40, attemptsLeft: 4 })
    pass(300)
    expect(await state()).toEqual({ resendIn: 0, attemptsLeft: 0 })
  })

  test('a code for signing in does not verify a contact', async () => {
    const { data } = await (await call('POST', '', { value: NEW })).json()
    pass(61)
    const signIn = await askCode(NEW)
    expect(await code(await verify(data.id, signIn))).toBe('otp.wrong')
  })
})

describe('changing', () => {
  test('the old value is valid until the code for the new one is entered', async () => {
    const response = await call('PATCH', `/${OWN}`, { value: NEW })
    expect((await response.json()).data).toMatchObject({ value: PEOPLE.USER.login, verified: true, pending: NEW })
    const verified = await verify(OWN, await lastCode(NEW))
    expect((await verified.json()).data).toMatchObject({ value: NEW, verified: true, main: true, pending: null })
    expect((await messages(PEOPLE.USER.login))[0]?.subject).toBe('A contact was added to your account')
    const old = await post('verify-code', { login: PEOPLE.USER.login, code: await askCode(PEOPLE.USER.login) })
    expect((await old.json()).data).toHaveProperty('registrationToken')
  })

  test('a code sent for one value does not verify another', async () => {
    await call('PATCH', `/${OWN}`, { value: NEW })
    const first = await lastCode(NEW)
    await call('PATCH', `/${OWN}`, { value: 'third@people.example' })
    expect(await code(await verify(OWN, first))).toBe('otp.wrong')
  })

  test('one verified contact of each kind can be made the main one', async () => {
    const unverified = (await (await call('POST', '', { value: 'x@people.example' })).json()).data.id
    expect(await code(await call('PATCH', `/${unverified}`, { main: true }))).toBe('contact.unverified')
    const id = await added(NEW)
    const phone = await added('+7 916 123-45-67')
    expect((await call('PATCH', `/${id}`, { main: true })).status).toBe(200)
    const main = (await contacts()).filter((one) => one.main).map((one) => one.id)
    expect(main.sort()).toEqual([id, phone].sort())
  })

  test.each([
    [{ value: '+7 916 123-45-67' }, 'kind'],
    [{ value: 'nonsense' }, 'format'],
    [{}, 'one-of'],
    [{ value: NEW, main: true }, 'one-of'],
    [{ main: false }, 'choice'],
  ])('%j is refused', async (change, why) => {
    const response = await call('PATCH', `/${OWN}`, change)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].code).toBe(why)
  })
})

describe('removing', () => {
  test('the last login cannot be removed, even by concurrent requests', async () => {
    expect(await code(await call('DELETE', `/${OWN}`))).toBe('contact.last')
    const id = await added(NEW)
    const proofs = [await proof(OWN, 'remove'), await proof(id, 'remove')]
    const responses = await Promise.all([OWN, id].map((one, at) => call('DELETE', `/${one}`, { proof: proofs[at] })))
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('the oldest remaining contact becomes the main one', async () => {
    const id = await added(NEW)
    expect((await remove(OWN)).status).toBe(204)
    expect(await contacts()).toMatchObject([{ id, main: true }])
  })

  test('every login of the account gets a notice of one that is added or removed, the removed one included', async () => {
    const id = await added(NEW)
    await added('third@people.example')
    const subjects = async (to: string) => (await messages(to)).map(({ subject }) => subject)
    const isAdded = 'A contact was added to your account'
    const isRemoved = 'A contact was removed from your account'
    const isCode = expect.stringMatching(/^\d{6} /)
    expect(await subjects(PEOPLE.USER.login)).toEqual([isAdded, isCode, isAdded, isCode])
    expect(await subjects(NEW)).toEqual([isAdded, isCode])
    expect((await remove(id)).status).toBe(204)
    for (const login of [PEOPLE.USER.login, NEW, 'third@people.example'])
      expect((await subjects(login))[0], login).toBe(isRemoved)
  })

  test('another account’s contact is not found', async () => {
    for (const [method, path] of [
      ['DELETE', ''],
      ['PATCH', ''],
      ['POST', '/send-code'],
    ]) {
      const response = await call(
        method ?? '',
        `/${contactId('OWNER')}${path}`,
        method === 'PATCH' ? { main: true } : undefined,
      )
      expect(response.status).toBe(404)
    }
  })
})

describe('the code from a login that is there already', () => {
  test('no login is added, replaced or removed without it', async () => {
    const { data } = await (await call('POST', '', { value: NEW })).json()
    const sent = await lastCode(NEW)
    const without = await call('POST', `/${data.id}/verify-code`, { code: sent })
    expect([without.status, (await without.json()).errors[0]]).toMatchObject([422, { path: 'proof', code: 'required' }])
    await proof(data.id)
    const guessed = wrong(await lastCode(PEOPLE.USER.login))
    expect(await code(await call('POST', `/${data.id}/verify-code`, { code: sent, proof: guessed }))).toBe(
      'proof.wrong',
    )
    expect((await contacts()).filter(({ verified }) => verified)).toHaveLength(1)
    pass(61)
    const removed = await call('DELETE', `/${await added('third@people.example')}`)
    expect([removed.status, (await removed.json()).errors[0]]).toMatchObject([422, { path: 'proof', code: 'required' }])
    expect((await contacts()).filter(({ verified }) => verified)).toHaveLength(2)
  })

  test('a contact that was never verified is removed without one', async () => {
    const { data } = await (await call('POST', '', { value: NEW })).json()
    expect((await call('DELETE', `/${data.id}`)).status).toBe(204)
  })

  test('is sent to another login than the one that is removed, or to the one that was chosen', async () => {
    const id = await added(NEW)
    expect(await proof(OWN, 'remove')).toBe(await lastCode(NEW))
    expect(await proof(OWN, 'remove', OWN)).toBe(await lastCode(PEOPLE.USER.login))
    const unverified = (await (await call('POST', '', { value: 'x@people.example' })).json()).data.id
    for (const at of [unverified, contactId('OWNER')])
      expect(await code(await call('POST', `/${id}/proof-code`, { change: 'remove', at }))).toBe('contact.unverified')
  })

  test('a code for one change, or for another value, confirms no other', async () => {
    const id = await added(NEW)
    const forAdding = await proof(id, 'verify')
    expect(await code(await call('DELETE', `/${id}`, { proof: forAdding }))).toBe('proof.expired')
    await call('PATCH', `/${OWN}`, { value: 'third@people.example' })
    const forThird = await proof(OWN, 'verify', id)
    await call('PATCH', `/${OWN}`, { value: 'fourth@people.example' })
    const codes = { code: await lastCode('fourth@people.example'), proof: forThird }
    expect(await code(await call('POST', `/${OWN}/verify-code`, codes))).toBe('proof.expired')
  })
})

describe('the link of a notice', () => {
  const undo = (token: string) => post('undo-login-change', { token })
  const values = async () => (await contacts()).map(({ value, main }) => [value, main])

  test('brings a replaced login back as it was, once, and ends sessions opened since', async () => {
    await call('PATCH', `/${OWN}`, { value: NEW })
    pass(61)
    await verify(OWN, await lastCode(NEW))
    const token = await undoToken(PEOPLE.USER.login)
    const thief = await (await post('verify-code', { login: NEW, code: await askCode(NEW) })).json()
    const profile = () =>
      as('ANONIM', 'GET', '/api/profile', undefined, { Authorization: `Bearer ${thief.data.accessToken}` })
    expect((await profile()).status).toBe(200)
    expect((await undo(token)).status).toBe(200)
    expect((await profile()).status).toBe(401)
    const back = await (
      await post('verify-code', { login: PEOPLE.USER.login, code: await askCode(PEOPLE.USER.login) })
    ).json()
    expect(back.data).toHaveProperty('accessToken')
    expect(await code(await undo(token))).toBe('undo.expired')
  })

  test('brings a removed login back, and takes an added one away, each its own change alone', async () => {
    const id = await added(NEW)
    const adding = await undoToken(PEOPLE.USER.login)
    await remove(OWN)
    const removing = await undoToken(PEOPLE.USER.login)
    expect(await values()).toEqual([[NEW, true]])
    expect(await code(await undo(adding))).toBe('contact.last')
    expect((await undo(removing)).status).toBe(200)
    expect((await messages(PEOPLE.USER.login))[0]?.subject).toBe('A change to your sign-in contacts was undone')
    const { data } = await (
      await post('verify-code', { login: PEOPLE.USER.login, code: await askCode(PEOPLE.USER.login) })
    ).json()
    const own = async () =>
      (
        await (
          await as('ANONIM', 'GET', '/api/profile/contacts', undefined, { Authorization: `Bearer ${data.accessToken}` })
        ).json()
      ).data
    expect((await own()).map(({ value, main }: Contact) => [value, main])).toEqual([
      [PEOPLE.USER.login, true],
      [NEW, false],
    ])
    expect((await undo(adding)).status).toBe(200)
    expect(id).not.toBe(OWN)
  })

  test('works for 7 days, and an unknown token never', async () => {
    await added(NEW)
    const token = await undoToken(PEOPLE.USER.login)
    expect(await code(await undo('0'.repeat(32)))).toBe('undo.expired')
    pass(7 * 86_400)
    expect(await code(await undo(token))).toBe('undo.expired')
  })

  test('does not take a login from another account', async () => {
    await call('PATCH', `/${OWN}`, { value: NEW })
    await verify(OWN, await lastCode(NEW))
    const token = await undoToken(PEOPLE.USER.login)
    const offered = await (
      await post('verify-code', { login: PEOPLE.USER.login, code: await askCode(PEOPLE.USER.login) })
    ).json()
    const { registrationToken } = offered.data
    expect((await post('register', { registrationToken, name: 'Other', acceptTerms: true })).status).toBe(200)
    expect(await code(await undo(token))).toBe('contact.taken')
    expect(await values()).toEqual([[NEW, true]])
  })
})
