import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { askApi } from '../../../tests/fixtures/ask-api.ts'
import { ural } from '../../../tests/fixtures/catalogue.ts'
import { BUYER, OWN, serveInquiries } from '../../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../../tests/fixtures/people.ts'
import { inquiry } from '../../../tests/fixtures/suppliers.ts'
import { runWhole } from '../../jobs/job.ts'
import { deleteUnmatchedMail } from '../../jobs/unmatched-mail.ts'
import { readReplyAddress, replyLocalPart } from '../delivery/reply-address.ts'

const { as, bindings, messagesTo, variables } = serveInquiries()
const DOMAIN = 'reply.market.example'
const UNMATCHED = '/api/operator/unmatched-mail'

beforeEach(async () => {
  variables.REPLY_DOMAIN = DOMAIN
  await bindings().DB.exec(
    'DELETE FROM messages; DELETE FROM unmatched_mail; DELETE FROM received_mail; DELETE FROM rate_counters',
  )
  const { objects } = await bindings().FILES.list({ prefix: 'mail/' })
  await bindings().FILES.delete(objects.map(({ key }) => key))
})

/** Sends an e-mail in. @param to recipient; its placeholder in the fixture is replaced too */
async function arrive(to: string, raw: string, from = BUYER): Promise<string> {
  const form = new FormData()
  form.set('from', from)
  form.set('to', to)
  form.set('raw', new File([raw.replaceAll('{{to}}', to)], 'mail.eml'))
  const response = await askApi('/dev/inbox', { method: 'POST', body: form }, { ...bindings(), ...variables })
  return (await response.json()).data.as
}

const stored = (name: string) => readFileSync(`tests/fixtures/mail/${name}.eml`, 'latin1')
const written = (from: string, text: string, head = '') =>
  `From: ${from}\r\nMessage-ID: <${crypto.randomUUID()}@x>\r\n${head}\r\n${text}`

const thread = async (id: string) => (await (await as('MANAGER', 'GET', `${OWN}/${id}/messages`)).json()).data
const waiting = async () => (await (await as('ADMIN', 'GET', UNMATCHED)).json()).data

describe('a reply by e-mail', () => {
  test('to the notice of an answer is added to the thread once, and the supplier is notified', async () => {
    const id = await inquiry(bindings(), 1)
    await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'In stock' })
    const [notice] = await messagesTo(BUYER)
    const to = notice?.replyTo ?? ''
    expect(to).toMatch(/^reply\+[0-9a-z]{16}b-[0-9a-f]{24}@reply\.market\.example$/)
    expect(await arrive(to.toUpperCase(), stored('gmail-en'))).toBe('message')
    expect((await thread(id)).at(-1)).toMatchObject({
      side: 'buyer',
      via: 'email',
      text: expect.stringMatching(/^Yes, 100 pieces are fine – when can you ship\?\n\nBest regards/),
    })
    const [toSupplier] = await messagesTo(PEOPLE.MANAGER.login)
    expect(toSupplier?.body).toContain('Yes, 100 pieces are fine')
    expect(toSupplier?.replyTo).toMatch(/^reply\+[0-9a-z]{16}s[0-9]+-/)
    expect(await arrive(to, stored('gmail-en'))).toBe('ignored')
    expect(await thread(id)).toHaveLength(2)
  })

  test('of a member is the organization’s answer, with its files; what is no document is named and left out', async () => {
    const id = await inquiry(bindings(), 1, { contact: { name: 'Li Wei', email: 'ivan@zavod.example' } })
    const of = { thread: id, side: 'supplier', user: PEOPLE.MANAGER.num } as const
    const address = `${await replyLocalPart(bindings(), of)}@${DOMAIN}`
    const head = 'Content-Type: multipart/mixed; boundary=b\r\n'
    const part = 'Content-Disposition: attachment; filename=run.exe\r\n\r\nMZ'
    const body = `--b\r\n\r\nWe can ship\r\n--b\r\n${part}\r\n--b--`
    expect(await arrive(address, written(PEOPLE.MANAGER.login, body, head))).toBe('message')
    const [answer] = await thread(id)
    expect(answer).toMatchObject({ side: 'supplier', author: expect.stringMatching(/./), files: [] })
    expect(answer.text).toMatch(/^We can ship\n\n.*run\.exe/)
    const buyers = `${await replyLocalPart(bindings(), { thread: id, side: 'buyer', user: null })}@${DOMAIN}`
    expect(await arrive(buyers, stored('outlook-ru'), 'ivan@zavod.example')).toBe('message')
    expect((await thread(id)).at(-1).files).toEqual([
      expect.objectContaining({ name: 'чертёж.pdf', type: 'application/pdf' }),
    ])
    const file = (await thread(id)).at(-1).files[0].url
    expect((await as('MANAGER', 'GET', file)).status).toBe(200)
    expect((await as('ANONIM', 'GET', file)).status).toBe(404)
    await bindings()
      .DB.prepare("UPDATE employees SET status = 'disabled' WHERE user = ?")
      .bind(PEOPLE.MANAGER.num)
      .run()
    expect(await arrive(address, written(PEOPLE.MANAGER.login, 'Again'))).toBe('unmatched')
  })

  test('of a program is never a message, and an ended thread takes none', async () => {
    const id = await inquiry(bindings(), 1)
    const to = `${await replyLocalPart(bindings(), { thread: id, side: 'buyer', user: null })}@${DOMAIN}`
    expect(await arrive(to, stored('absence'))).toBe('ignored')
    expect(await arrive(to, written(BUYER, 'Bounced'), '')).toBe('ignored')
    expect(await arrive(to, written(`me@${DOMAIN}`, 'Loop'))).toBe('ignored')
    await bindings().DB.prepare("UPDATE inquiries SET status = 'closed'").run()
    expect(await arrive(to, written(BUYER, 'Hello'))).toBe('refused')
    expect([await thread(id), await waiting()]).toEqual([[], []])
  })

  test('goes to the address that it was before only where REPLY_DOMAIN is set', async () => {
    delete variables.REPLY_DOMAIN
    const id = await inquiry(bindings(), 1)
    await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text: 'In stock' })
    expect((await messagesTo(BUYER))[0]?.replyTo).toBeNull()
  })
})

test('an address that was changed in any character is nobody’s', async () => {
  const id = await inquiry(bindings(), 1)
  const local = await replyLocalPart(bindings(), { thread: id, side: 'supplier', user: 7 })
  expect(await readReplyAddress(bindings(), `${local}@x`)).toEqual({ thread: id, side: 'supplier', user: 7 })
  for (let at = 0; at < local.length; at++) {
    const other = local.slice(0, at) + (local.charAt(at) === '0' ? '1' : '0') + local.slice(at + 1)
    expect(await readReplyAddress(bindings(), `${other}@x`), other).toBeNull()
  }
})

describe('what belongs to no thread', () => {
  test('waits for operators with its reason, who make it a message, or delete it', async () => {
    const id = await inquiry(bindings(), 1)
    const to = `${await replyLocalPart(bindings(), { thread: id, side: 'buyer', user: null })}@${DOMAIN}`
    expect(await arrive(`reply+unknown@${DOMAIN}`, stored('qq-zh'))).toBe('unmatched')
    expect(await arrive(to, written('stranger@else.example', 'Hello'))).toBe('unmatched')
    const [second, first] = await waiting()
    expect(first).toMatchObject({
      reason: 'address',
      sender: BUYER,
      text: '可以，先订100件，请报含税价。',
      threads: [{ id, side: 'buyer' }],
    })
    expect(second).toMatchObject({ reason: 'sender', sender: 'stranger@else.example', threads: [] })
    expect(await thread(id)).toEqual([])
    const assign = () => as('ADMIN', 'POST', `${UNMATCHED}/${first.id}/thread`, { thread: id, side: 'buyer' })
    expect((await assign()).status).toBe(201)
    expect(await thread(id)).toMatchObject([{ side: 'buyer', via: 'email', text: '可以，先订100件，请报含税价。' }])
    expect((await assign()).status).toBe(404)
    expect((await as('ADMIN', 'DELETE', `${UNMATCHED}/${second.id}`)).status).toBe(204)
    expect(await waiting()).toEqual([])
    const left = async () => (await bindings().FILES.list({ prefix: 'mail/' })).objects.length
    expect(await left()).toBe(2)
    await runWhole(bindings(), deleteUnmatchedMail, Date.now())
    expect(await left()).toBe(0)
  })

  test('is erased with the account of its sender', async () => {
    await arrive(`reply+unknown@${DOMAIN}`, written(PEOPLE.USER.login, 'Private words'))
    expect((await waiting())[0].text).toBe('Private words')
    const { eraseStatements } = await import('../account/account-data/personal-tables.ts')
    const { writeBatch } = await import('../http/writes/commit.ts')
    await writeBatch(bindings().DB, eraseStatements(PEOPLE.USER.num, 'x', Date.now()))
    expect(await waiting()).toEqual([])
    const rows = await bindings().DB.prepare('SELECT sender, text FROM unmatched_mail').all()
    expect(rows.results).toEqual([{ sender: '', text: '' }])
  })
})

test('the company’s own address answers as the company', async () => {
  const id = await inquiry(bindings(), 1)
  await bindings().DB.prepare('UPDATE companies SET email = ? WHERE num = ?').bind('Sales@ural.example', ural.num).run()
  const to = `${await replyLocalPart(bindings(), { thread: id, side: 'supplier', user: null })}@${DOMAIN}`
  expect(await arrive(to, written('sales@ural.example', 'Da'))).toBe('message')
  expect(await thread(id)).toMatchObject([{ side: 'supplier', text: 'Da' }])
})
