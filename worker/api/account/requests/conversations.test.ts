import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { guestToken, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { inquiry, uploaded } from '../../../../tests/fixtures/suppliers.ts'
import { GUEST_LIFE } from '../auth/signed-tokens.ts'

const { as, bindings, messagesTo, variables } = serveInquiries()
beforeEach(() => {
  variables.ENVIRONMENT = 'local'
})

const GUEST = 'li.wei@buyer.example'
const begin = (rest = {}) => inquiry(bindings(), 1, { contact: { name: 'Li Wei', email: GUEST }, ...rest })

const asGuest = async (id: string, path = '', body?: object, token = guestToken(GUEST)) =>
  as('ANONIM', body ? 'POST' : 'GET', `/api/conversations/${id}${path}`, body, { 'Guest-Token': await token })

const post = async (path: string, body: object) => (await as('ANONIM', 'POST', `/api/auth/${path}`, body)).json()

/** Signs in with the code that an address gets. @returns what follows */
async function enterCode(login: string) {
  const { data: sent } = await post('send-code', { login })
  const [message] = await messagesTo(login)
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? ''
  return (await post('verify-code', { login, code, challenge: sent.challenge })).data
}

test('a visitor opens the conversation with the link of the notice and a code, and writes in it', async () => {
  const id = await begin()
  await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'In stock' })
  expect((await messagesTo(GUEST))[0]?.body).toContain(`/zh/conversation?id=${id}`)
  const { registrationToken } = await enterCode(GUEST)
  const { data } = await post('guest', { registrationToken })
  expect(data).toEqual({ guestToken: expect.any(String), expiresIn: GUEST_LIFE })
  const token = Promise.resolve(data.guestToken)
  expect((await (await asGuest(id, '', undefined, token)).json()).data).toMatchObject({
    id,
    unread: 1,
    status: 'answered',
  })
  const messages = await (await asGuest(id, '/messages', undefined, token)).json()
  expect(messages.data).toMatchObject([{ text: 'In stock', side: 'supplier' }])
  await asGuest(id, '/read', { upTo: messages.data[0].id }, token)
  expect((await asGuest(id, '/messages', { text: 'How long?' }, token)).status).toBe(201)
  const theirs = await (await as('MANAGER', 'GET', `${OWN}/${id}/messages`)).json()
  expect(theirs.data).toMatchObject([
    { text: 'In stock', isRead: true },
    { text: 'How long?', side: 'buyer', author: '' },
  ])
})

test('a guest sees only what was sent with this contact, and without an account', async () => {
  const others = await begin({ contact: { name: 'Li Wei', email: 'another@buyer.example' } })
  expect(await statusAndCode(await asGuest(others))).toEqual([404, 'inquiry.unknown'])
  expect(await statusAndCode(await asGuest(others, '/messages'))).toEqual([404, 'inquiry.unknown'])
  expect(await statusAndCode(await asGuest(others, '/messages', { text: 'Hello' }))).toEqual([404, 'inquiry.unknown'])
  const ofAccount = await inquiry(bindings(), 2, { user: PEOPLE.USER.num, contact: { name: 'X', email: GUEST } })
  expect(await statusAndCode(await asGuest(ofAccount))).toEqual([404, 'inquiry.unknown'])
})

test('a guest reads the files of the supplier’s messages, and no others', async () => {
  const id = await begin()
  const file = await uploaded(bindings(), 1)
  const other = await uploaded(bindings(), 2)
  for (const one of [file, other]) await bindings().FILES.put(one, 'bytes')
  await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'The drawing', files: [file] })
  const read = async (one: string, token = guestToken(GUEST)) =>
    (await as('ANONIM', 'GET', `/api/files/common/${one}`, undefined, { 'Guest-Token': await token })).status
  expect(await read(file)).toBe(200)
  expect(await read(other)).toBe(404)
  expect(await read(file, guestToken('another@buyer.example'))).toBe(404)
  expect(await read(file, Promise.resolve('a.b.c'))).toBe(404)
})

test('a guest has no files of their own, and no notes of the supplier', async () => {
  const id = await begin()
  await as('MANAGER', 'POST', `${OWN}/${id}/notes`, { text: 'They pay late' })
  expect((await (await asGuest(id, '/messages')).json()).data).toEqual([])
  const withFile = await asGuest(id, '/messages', { text: 'See', files: ['0'.repeat(16)] })
  expect(await statusAndCode(withFile)).toEqual([422, 'file.unknown'])
})

test('nothing is read without a token, with one that has expired, or with a bearer', async () => {
  const id = await begin()
  const late = guestToken(GUEST, Date.now() - (GUEST_LIFE + 1) * 1000)
  for (const token of [Promise.resolve(''), Promise.resolve('a.b.c'), late])
    expect(await statusAndCode(await asGuest(id, '', undefined, token))).toEqual([401, 'guest.required'])
  const bearer = { Authorization: `Bearer ${await guestToken(GUEST)}` }
  expect((await as('ANONIM', 'GET', '/api/profile/requests', undefined, bearer)).status).toBe(401)
})

test('a login that has an account signs in instead', async () => {
  const answer = await enterCode(PEOPLE.USER.login)
  expect(answer).not.toHaveProperty('registrationToken')
  const { registrationToken } = await enterCode('new@buyer.example')
  const registered = { registrationToken, name: 'New', acceptTerms: true, consent: true }
  expect((await as('ANONIM', 'POST', '/api/auth/register', registered)).status).toBe(200)
  const late = await as('ANONIM', 'POST', '/api/auth/guest', { registrationToken })
  expect(await statusAndCode(late)).toEqual([409, 'registration.done'])
  const invalid = await as('ANONIM', 'POST', '/api/auth/guest', { registrationToken: 'a.b.c' })
  expect(await statusAndCode(invalid)).toEqual([422, 'registration.expired'])
})
