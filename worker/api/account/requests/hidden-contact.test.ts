/** A buyer who hides the contact from suppliers can do all that others can; a supplier sees it once the buyer shows it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { ballValves, flangedValve, shenyang, ural } from '../../../../tests/fixtures/catalogue.ts'
import { BUYER, FORM, INQUIRY_INPUT, OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { guestToken, PEOPLE } from '../../../../tests/fixtures/people.ts'
import { runJobs } from '../../../jobs/run-jobs.ts'

const { as, bindings, messagesTo, variables } = serveInquiries()
const NUMBER = '+8613800138000'
const SENT = '/api/profile/requests'

beforeEach(async () => {
  await bindings().DB.exec(
    'DELETE FROM requests; DELETE FROM jobs; DELETE FROM rate_counters; DELETE FROM received_mail',
  )
})

const read = async (response: Response | Promise<Response>) => (await (await response).json()).data

/** An inquiry of a visitor who hides the contact. @returns its id and receipt */
const hide = (rest: object = {}): Promise<{ id: string; receipt: string }> =>
  read(as('ANONIM', 'POST', FORM, { ...INQUIRY_INPUT, showContact: false, ...rest }))

const received = (id: string) => read(as('OWNER', 'GET', `${OWN}/${id}`))
const asGuest = async (method: string, id: string, path = '', body?: object) =>
  as('ANONIM', method, `/api/conversations/${id}${path}`, body, { 'Guest-Token': await guestToken(BUYER) })

describe('a hidden contact', () => {
  test('of an inquiry is the buyer’s alone, who finds the choice in the copy and the confirmation', async () => {
    const { id, receipt } = await hide()
    expect((await received(id)).contact).toEqual({ name: 'Li Wei', organization: 'Valves' })
    const copy = await read(as('ANONIM', 'GET', `${FORM}/${receipt}`))
    expect(copy).toMatchObject({ contact: { email: BUYER, phone: NUMBER }, showContact: false })
    const [notice] = await messagesTo(PEOPLE.OWNER.login)
    expect(notice?.body).toContain('Li Wei, Valves\nThe buyer has not shared contact details')
    expect(notice?.body).not.toContain(BUYER)
    expect(notice?.replyTo).toBeNull()
    expect((await messagesTo(BUYER))[0]?.body).toContain('but not your e-mail address or phone number')
  })

  test('of a request is hidden from each of its suppliers, also where a job gives them their parts', async () => {
    const few = { product: flangedValve.id, variant: 'BV-F-50-16-L', quantity: 100 }
    const gasket = { words: 'Gasket', suppliers: [ural.id, shenyang.id] }
    const contact = { ...INQUIRY_INPUT.contact }
    for (const lines of [[few, gasket], Array.from({ length: 201 }, () => gasket)]) {
      const body = { lines, contact, consent: true, showContact: false }
      const { receipt, recipients } = await read(as('ANONIM', 'POST', '/api/requests', body))
      const env = { ...bindings(), ENVIRONMENT: 'local', SITE_ORIGIN: 'http://localhost' }
      for (let step = 0; step < 3; step += 1) await runJobs(env, Date.now(), { kinds: ['request-parts'] })
      const [first, second] = recipients
      expect((await received(first.id)).contact).toEqual({ name: 'Li Wei', organization: 'Valves' })
      const theirs = await read(as('FOREIGN_OWNER', 'GET', `${OWN}/${second.id}`))
      expect(theirs.contact).toEqual({ name: 'Li Wei', organization: 'Valves' })
      const copy = await read(as('ANONIM', 'GET', `/api/requests/${receipt}`))
      expect(copy).toMatchObject({ contact: { email: BUYER }, showContact: false })
    }
    const { results } = await bindings().DB.prepare("SELECT email FROM notices WHERE event = 'inquiry'").all()
    expect(results.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(results)).not.toMatch(/li\.wei@|8000138000|0013 8000/)
  })

  test('of a visitor leads to the request after signing in, and is notified of the answer', async () => {
    const { id } = await hide({ contact: { name: 'Li Wei', email: PEOPLE.USER.login } })
    expect((await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'In stock' })).status).toBe(201)
    expect((await messagesTo(PEOPLE.USER.login))[0]?.subject).toContain('Reply')
    const { data } = await (await as('USER', 'GET', SENT)).json()
    expect(data).toMatchObject([{ id, contact: { email: PEOPLE.USER.login }, contactShown: 'hidden', unread: 1 }])
    expect(await statusAndCode(await as('FOREIGN_OWNER', 'GET', `${SENT}/${id}`))).toEqual([404, 'inquiry.unknown'])
  })

  test('of a guest opens the conversation, and a phone number alone does as well', async () => {
    const { id } = await hide()
    expect(await read(asGuest('GET', id))).toMatchObject({ id, contact: { email: BUYER }, contactShown: 'hidden' })
    expect((await asGuest('POST', id, '/messages', { text: 'How long?' })).status).toBe(201)
    expect((await received(id)).contact).not.toHaveProperty('email')
    const byPhone = await hide({ contact: { name: 'Li Wei', phone: NUMBER } })
    await as('MANAGER', 'POST', `${OWN}/${byPhone.id}/messages`, { text: 'In stock' })
    const [sms] = await messagesTo(NUMBER)
    expect(sms?.body).toContain(byPhone.id)
    const [notice] = await messagesTo(PEOPLE.MANAGER.login)
    expect(notice?.body).not.toContain(NUMBER)
  })

  test('is known to incoming mail, whose message has no address', async () => {
    variables.REPLY_DOMAIN = 'reply.market.example'
    const { id } = await hide()
    await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'In stock' })
    const to = (await messagesTo(BUYER))[0]?.replyTo ?? ''
    const form = new FormData()
    const raw = `From: Li Wei <${BUYER}>\r\nMessage-ID: <${crypto.randomUUID()}@x>\r\n\r\nHow long?`
    for (const [name, value] of Object.entries({ from: BUYER, to })) form.set(name, value)
    form.set('raw', new File([raw], 'mail.eml'))
    const landed = await askApi('/dev/inbox', { method: 'POST', body: form }, { ...bindings(), ...variables })
    expect((await landed.json()).data.as).toBe('message')
    const thread = await (await as('MANAGER', 'GET', `${OWN}/${id}/messages`)).text()
    expect(thread).toContain('How long?')
    expect(thread).not.toContain(BUYER)
    const [notice] = await messagesTo(PEOPLE.MANAGER.login)
    expect([notice?.body.includes('How long?'), notice?.replyTo]).toEqual([true, expect.stringMatching(/^reply\+/)])
  })

  test('of an open request stays hidden from a supplier who has answered, even when the buyer writes', async () => {
    const body = {
      lines: [{ words: 'Gasket' }],
      contact: INQUIRY_INPUT.contact,
      consent: true,
      showContact: false,
      open: { category: ballValves.id },
    }
    expect((await as('USER', 'POST', '/api/requests', body)).status).toBe(201)
    const [{ id: open }] = await read(as('OWNER', 'GET', '/api/profile/company/open-requests'))
    const path = `/api/profile/company/open-requests/${open}/answer`
    const { inquiry } = await read(as('OWNER', 'POST', path, { text: 'In stock' }))
    expect((await read(as('USER', 'GET', `${SENT}/${inquiry}`))).contactShown).toBe('hidden')
    await as('USER', 'POST', `${SENT}/${inquiry}/messages`, { text: 'Good' })
    expect((await received(inquiry)).contact).toEqual({ name: 'Li Wei', organization: 'Valves' })
  })

  test('is erased with the account, and the suppliers’ notices of the inquiry with it', async () => {
    const { id } = await read(as('USER', 'POST', FORM, { ...INQUIRY_INPUT, showContact: false }))
    const notices = "SELECT count(*) AS n FROM notices WHERE key = 'inquiry:' || ?"
    const count = () => bindings().DB.prepare(notices).bind(id).first('n')
    expect(await count()).toBeGreaterThan(0)
    const { eraseStatements } = await import('../account-data/personal-tables.ts')
    const { writeBatch } = await import('../../http/writes/commit.ts')
    await writeBatch(bindings().DB, eraseStatements(PEOPLE.USER.num, 'x', Date.now()))
    expect(await count()).toBe(0)
    expect(await bindings().DB.prepare('SELECT contact FROM requests').first('contact')).toBe('{}')
    expect((await received(id)).contact).toEqual({ name: '' })
  })
})

describe('showing it', () => {
  test('is done once, by a guest or the account, and both sides find it in the thread', async () => {
    const { id } = await hide()
    const once = { 'Idempotency-Key': crypto.randomUUID(), 'Guest-Token': await guestToken(BUYER) }
    const show = (headers: Record<string, string>) =>
      as('ANONIM', 'POST', `/api/conversations/${id}/contact`, undefined, headers)
    const first = await read(show(once))
    const again = await read(show(once))
    expect([first.contactShown, first.version, again]).toEqual(['shown', 2, first])
    const { 'Idempotency-Key': _, ...anew } = once
    expect(await read(show(anew))).toMatchObject({ contactShown: 'shown', version: 2 })
    expect(await received(id)).toMatchObject({ contact: { email: BUYER, phone: NUMBER }, version: 2, unread: 2 })
    const lines = await read(as('MANAGER', 'GET', `${OWN}/${id}/messages`))
    expect(lines).toMatchObject([{ side: 'buyer', kind: 'contact', text: '' }])
  })

  test('is for the buyer alone, and gives a supplier who has answered an open request name and contact before any message', async () => {
    const lines = [{ words: 'Gasket' }]
    const body = { lines, contact: INQUIRY_INPUT.contact, consent: true, open: { category: ballValves.id } }
    await as('USER', 'POST', '/api/requests', body)
    const [{ id: open }] = await read(as('OWNER', 'GET', '/api/profile/company/open-requests'))
    const path = `/api/profile/company/open-requests/${open}/answer`
    const { inquiry } = await read(as('OWNER', 'POST', path, { text: 'In stock' }))
    expect((await read(as('USER', 'GET', `${SENT}/${inquiry}`))).contactShown).toBe('with-message')
    const foreign = await as('FOREIGN_OWNER', 'POST', `${SENT}/${inquiry}/contact`)
    expect(await statusAndCode(foreign)).toEqual([404, 'inquiry.unknown'])
    expect((await as('USER', 'POST', `${SENT}/${inquiry}/contact`)).status).toBe(200)
    expect((await received(inquiry)).contact).toMatchObject({ name: 'Li Wei', email: BUYER })
  })
})
