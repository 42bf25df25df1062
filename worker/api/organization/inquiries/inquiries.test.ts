import { describe, expect, test } from 'vitest'
import { ids, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { shenyang, ural } from '../../../../tests/fixtures/catalogue.ts'
import { BUYER, OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, messagesTo } = serveInquiries()

describe('the supplier’s list of inquiries', () => {
  test('has the latest first, and is filtered by status and paged', async () => {
    for (const at of [1, 2, 3]) await inquiry(bindings(), at, at === 2 ? { status: 'answered', reply: 'Yes' } : {})
    await inquiry(bindings(), 4, { company: shenyang.num })
    const list = async (query: string) => (await as('EMPLOYEE', 'GET', `${OWN}?${query}`)).json()
    expect((await list('')).data.map(({ message }: { message: string }) => message)).toEqual([
      'Inquiry 3',
      'Inquiry 2',
      'Inquiry 1',
    ])
    expect(await list('status=sent&perPage=1&page=2')).toMatchObject({
      data: [{ message: 'Inquiry 1' }],
      meta: { total: 2, pages: 2, counts: { sent: 2, new: 2, answered: 1, closed: 0 } },
    })
    expect((await as('OWNER', 'GET', `${OWN}?status=spam`)).status).toBe(422)
  })

  test('has no inquiry to another supplier', async () => {
    const id = await inquiry(bindings(), 1, { company: shenyang.num })
    expect(await statusAndCode(await as('OWNER', 'GET', `${OWN}/${id}`))).toEqual([404, 'inquiry.unknown'])
    expect(ids((await (await as('OWNER', 'GET', OWN)).json()).data)).toEqual([])
  })
})

describe('answering', () => {
  /** An inquiry of a signed-in buyer with an address that is not proven to be theirs. */
  const confirmed = () => inquiry(bindings(), 1, { user: PEOPLE.USER.num })
  const change = (id: string, body: object, headers = {}) => as('MANAGER', 'PATCH', `${OWN}/${id}`, body, headers)

  test('goes to the buyer by e-mail in the language of the inquiry', async () => {
    const id = await confirmed()
    const response = await change(id, { status: 'answered', reply: 'Наша цена — 100 ₽.' }, { 'If-Match': '"1"' })
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"2"'])
    expect((await response.json()).data).toMatchObject({ status: 'answered', reply: 'Наша цена — 100 ₽.', version: 2 })
    expect((await (await as('EMPLOYEE', 'GET', `${OWN}/${id}`)).json()).data.reply).toBe('Наша цена — 100 ₽.')
    const [email] = await messagesTo(PEOPLE.USER.login)
    expect([email?.subject, email?.body]).toEqual([
      `${ural.names.zh}已回复您的询价`,
      expect.stringContaining('Наша цена — 100 ₽.'),
    ])
  })

  test('sends none of its text to an address that is not proven to be the buyer’s, only a link that needs a code', async () => {
    const id = await inquiry(bindings(), 1, {
      contact: { name: 'Urgent: https://phish.example', email: BUYER },
      message: 'Pay now',
    })
    await change(id, { status: 'answered', reply: 'Confirm at https://phish.example' })
    const [email] = await messagesTo(BUYER)
    expect(email?.body).toContain(`http://localhost/zh/conversation?id=${id}`)
    expect(`${email?.subject} ${email?.body}`).not.toMatch(/phish|Urgent|Pay now|Confirm/)
    expect(email?.replyTo).toBe(null)
  })

  test('of a company that moderators have blocked is not sent', async () => {
    const id = await inquiry(bindings(), 1)
    await bindings().DB.exec("UPDATE companies SET status = 'blocked' WHERE num = 1")
    await change(id, { status: 'answered', reply: 'Yes' })
    await bindings().DB.exec("UPDATE companies SET status = 'active' WHERE num = 1")
    expect(await messagesTo(BUYER)).toEqual([])
  })

  test('has the supplier’s public contacts and none of the manager’s own', async () => {
    await bindings().DB.exec("UPDATE companies SET email = 'sales@ural.example', phone = '+73432000000' WHERE num = 1")
    const id = await confirmed()
    await change(id, { status: 'answered', reply: 'Yes' })
    const [email] = await messagesTo(PEOPLE.USER.login)
    for (const one of ['sales@ural.example', '+7 (343) 200-00-00', `http://localhost/zh/suppliers/${ural.id}`]) {
      expect(email?.body).toContain(one)
    }
    expect(email?.replyTo).toBe('sales@ural.example')
    expect(email?.body).not.toContain(PEOPLE.MANAGER.login)
  })

  test('moves the inquiry from sent to answered to closed, never back', async () => {
    const id = await inquiry(bindings(), 1)
    expect((await change(id, { status: 'sent' })).status).toBe(200)
    expect((await change(id, { status: 'answered' })).status).toBe(422)
    expect((await change(id, { status: 'answered', reply: 'Yes' })).status).toBe(200)
    expect(await (await change(id, { status: 'sent' })).json()).toMatchObject({
      code: 'status.refused',
      allowed: ['declined', 'closed'],
    })
    expect((await change(id, { status: 'closed' })).status).toBe(200)
    expect(await (await change(id, { status: 'answered', reply: 'Yes' })).json()).toMatchObject({
      status: 409,
      allowed: [],
    })
  })

  test('is not required to close an inquiry', async () => {
    const id = await inquiry(bindings(), 1)
    expect((await change(id, { status: 'closed' })).status).toBe(200)
    expect(await messagesTo(BUYER)).toEqual([])
  })

  test('sent twice at once is stored and sent once', async () => {
    const id = await inquiry(bindings(), 1)
    const both = await Promise.all(['a', 'b'].map((reply) => change(id, { status: 'answered', reply })))
    const statuses = both.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([409, 412]).toContain(statuses[1])
    expect(await messagesTo(BUYER)).toHaveLength(1)
  })
})
