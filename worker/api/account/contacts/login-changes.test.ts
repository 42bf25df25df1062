import { describe, expect, test } from 'vitest'
import type { AccountContact } from '../../../../domain/contract/profile.ts'
import { serveContacts } from '../../../../tests/fixtures/contacts.ts'
import { contactId, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { pass, wrong } from '../../../../tests/fixtures/sign-in.ts'

const {
  as,
  bindings,
  messages,
  lastCode,
  requestCode,
  post,
  call,
  contacts,
  proof,
  verify,
  remove,
  added,
  undoToken,
  code,
} = serveContacts()

const NEW = 'second@people.example'
const OWN = contactId('USER')

describe('the code from a login that is there already', () => {
  test('no login becomes the one that notices go to without it', async () => {
    const id = await added(NEW)
    const main = async () => (await contacts()).filter((one) => one.main).map(({ value }) => value)
    const without = await call('PATCH', `/${id}`, { main: true })
    expect([without.status, (await without.json()).errors[0]]).toMatchObject([422, { path: 'proof', code: 'required' }])
    const forRemoval = await proof(id, 'remove')
    expect(await code(await call('PATCH', `/${id}`, { main: true, proof: forRemoval }))).toBe('proof.expired')
    pass(61)
    const sent = await proof(id, 'main')
    expect(sent).toBe(await lastCode(PEOPLE.USER.login))
    expect(await code(await call('PATCH', `/${id}`, { main: true, proof: wrong(sent) }))).toBe('proof.wrong')
    expect(await main()).toEqual([PEOPLE.USER.login])
    expect((await call('PATCH', `/${id}`, { main: true, proof: sent })).status).toBe(200)
    expect(await main()).toEqual([NEW])
  })

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
    const thief = await (await post('verify-code', { login: NEW, code: await requestCode(NEW) })).json()
    const profile = () =>
      as('ANONIM', 'GET', '/api/profile', undefined, { Authorization: `Bearer ${thief.data.accessToken}` })
    expect((await profile()).status).toBe(200)
    expect((await undo(token)).status).toBe(200)
    expect((await profile()).status).toBe(401)
    const back = await (
      await post('verify-code', { login: PEOPLE.USER.login, code: await requestCode(PEOPLE.USER.login) })
    ).json()
    expect(back.data).toHaveProperty('accessToken')
    expect(await code(await undo(token))).toBe('undo.expired')
  })

  test('brings a removed login back, and removes an added one; each link undoes its own change alone', async () => {
    const id = await added(NEW)
    const adding = await undoToken(PEOPLE.USER.login)
    await remove(OWN)
    const removing = await undoToken(PEOPLE.USER.login)
    expect(await values()).toEqual([[NEW, true]])
    expect(await code(await undo(adding))).toBe('contact.last')
    expect((await undo(removing)).status).toBe(200)
    expect((await messages(PEOPLE.USER.login))[0]?.subject).toBe('A change to your sign-in methods was undone')
    const { data } = await (
      await post('verify-code', { login: PEOPLE.USER.login, code: await requestCode(PEOPLE.USER.login) })
    ).json()
    const own = async () =>
      (
        await (
          await as('ANONIM', 'GET', '/api/profile/contacts', undefined, { Authorization: `Bearer ${data.accessToken}` })
        ).json()
      ).data
    expect((await own()).map(({ value, main }: AccountContact) => [value, main])).toEqual([
      [PEOPLE.USER.login, true],
      [NEW, false],
    ])
    expect((await undo(adding)).status).toBe(200)
    expect(id).not.toBe(OWN)
  })

  test('brings the former main login back, and each login had a notice', async () => {
    const first = await added('third@people.example')
    const second = await added(NEW)
    for (const id of [first, second])
      expect((await call('PATCH', `/${id}`, { main: true, proof: await proof(id, 'main') })).status).toBe(200)
    for (const login of [NEW, 'third@people.example', PEOPLE.USER.login])
      expect((await messages(login))[0]?.subject).toBe('Your account’s main e-mail or phone was changed')
    expect((await undo(await undoToken(PEOPLE.USER.login))).status).toBe(200)
    const stored = bindings().DB.prepare('SELECT value FROM contacts WHERE main = 1 AND id IN (?, ?, ?)')
    const { results } = await stored.bind(OWN, first, second).all()
    expect(results).toEqual([{ value: 'third@people.example' }])
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
      await post('verify-code', { login: PEOPLE.USER.login, code: await requestCode(PEOPLE.USER.login) })
    ).json()
    const { registrationToken } = offered.data
    expect(
      (await post('register', { registrationToken, name: 'Other', acceptTerms: true, consent: true })).status,
    ).toBe(200)
    expect(await code(await undo(token))).toBe('contact.taken')
    expect(await values()).toEqual([[NEW, true]])
  })
})
