import { describe, expect, test } from 'vitest'
import { serveContacts } from '../../../../tests/fixtures/contacts.ts'
import { contactId, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { pass, wrong } from '../../../../tests/fixtures/sign-in.ts'

const { messages, lastCode, requestCode, post, call, contacts, proof, verify, remove, added, code } = serveContacts()

const NEW = 'second@people.example'
const OWN = contactId('USER')

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
    const signedIn = await post('verify-code', { login: NEW, code: await requestCode(NEW) })
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
      'A sign-in method was added to your account',
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

  test('the response states when another code can be sent and how many attempts are left', async () => {
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
    const signIn = await requestCode(NEW)
    expect(await code(await verify(data.id, signIn))).toBe('otp.wrong')
  })
})

describe('changing', () => {
  test('the old value is valid until the code for the new one is entered', async () => {
    const response = await call('PATCH', `/${OWN}`, { value: NEW })
    expect((await response.json()).data).toMatchObject({ value: PEOPLE.USER.login, verified: true, pending: NEW })
    const verified = await verify(OWN, await lastCode(NEW))
    expect((await verified.json()).data).toMatchObject({ value: NEW, verified: true, main: true, pending: null })
    expect((await messages(PEOPLE.USER.login))[0]?.subject).toBe('A sign-in method was added to your account')
    const old = await post('verify-code', { login: PEOPLE.USER.login, code: await requestCode(PEOPLE.USER.login) })
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
    expect((await call('PATCH', `/${id}`, { main: true, proof: await proof(id, 'main') })).status).toBe(200)
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
    const isAdded = 'A sign-in method was added to your account'
    const isRemoved = 'A sign-in method was removed from your account'
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
