/** Orders above an organization's sum wait for approval by a colleague. */
import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'
import { BUYER, QUOTE } from '../../../../tests/fixtures/quotes.ts'
import { inquiry, resetLegalEntities } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = serveInquiries()
beforeEach(async () => {
  await resetLegalEntities(bindings())
  await bindings().DB.exec(
    'DELETE FROM order_approvals; DELETE FROM approval_rules; DELETE FROM orders; DELETE FROM quotes; DELETE FROM yearly_numbers; DELETE FROM notices',
  )
})

const RULE = '/api/profile/company/approval-rule'
const APPROVALS = '/api/profile/company/approvals'
const quoteOf = (id: string) => `/api/profile/requests/${id}/quote`

const dataOf = async (response: Response | Promise<Response>) => (await (await response).json()).data

/** Everything above this needs the owner; the quote comes to 11,671 RUB. */
const RULE_OF_OWNER = { amount: 1_000_000, currency: 'RUB', approver: 'OWNER' }

/** A quote to a member of the buying organization. @returns its inquiry, and what accepts it */
async function quoted(who: PersonName = 'EMPLOYEE', change = {}) {
  const id = await inquiry(bindings(), 1, { user: PEOPLE[who].num })
  await as('MANAGER', 'POST', `${OWN}/${id}/quote`, { ...QUOTE, ...change })
  const { shown } = await dataOf(as(who, 'GET', quoteOf(id)))
  return { id, acceptance: { version: shown.version, hash: shown.hash, buyer: BUYER } }
}

/** An acceptance by the employee that waits for the owner. @returns ids of the inquiry and of the approval */
async function waiting() {
  await as('OWNER', 'PUT', RULE, RULE_OF_OWNER)
  const { id, acceptance } = await quoted()
  const response = await as('EMPLOYEE', 'POST', `${quoteOf(id)}/accept`, acceptance)
  expect(response.status).toBe(202)
  return { id, acceptance, approval: (await dataOf(response)).id }
}

const countOf = (table: string) => bindings().DB.prepare(`SELECT count(*) FROM ${table}`).first('count(*)')

const noticesTo = async (who: PersonName) => {
  const statement = bindings().DB.prepare(
    "SELECT email ->> 'name' AS name FROM notices WHERE user = ? AND channel = 'site' AND event = 'approval'",
  )
  const { results } = await statement.bind(PEOPLE[who].num).all()
  return results.map(({ name }) => name)
}

test('an order above the sum waits until an owner approves it, and is then placed as it was requested', async () => {
  const { id, approval } = await waiting()
  expect(await countOf('orders')).toBe(0)
  expect(await noticesTo('OWNER')).toEqual(['approvalRequested'])
  expect(await noticesTo('MANAGER')).toEqual([])
  expect(await dataOf(as('EMPLOYEE', 'GET', quoteOf(id)))).toMatchObject({
    status: 'sent',
    approval: { status: 'waiting' },
  })
  const shown = await dataOf(as('OWNER', 'GET', `${APPROVALS}/${approval}`))
  expect(shown).toMatchObject({ status: 'waiting', mayDecide: true, gross: 1_167_100, rule: RULE_OF_OWNER })
  const placed = await as('OWNER', 'POST', `${APPROVALS}/${approval}/approve`)
  expect(placed.status).toBe(201)
  const order = await dataOf(placed)
  const bought = await dataOf(as('EMPLOYEE', 'GET', `/api/profile/orders/${order.id}`))
  expect(bought.agreed).toEqual(shown.agreed)
  expect(await noticesTo('EMPLOYEE')).toEqual(['approvalGiven'])
  expect(await dataOf(as('OWNER', 'GET', `${APPROVALS}/${approval}`))).toMatchObject({
    status: 'approved',
    mayDecide: false,
    order: bought.number,
  })
  const again = await as('OWNER', 'POST', `${APPROVALS}/${approval}/approve`)
  expect([again.status, (await dataOf(again)).id]).toEqual([200, order.id])
  expect(await countOf('orders')).toBe(1)
})

test('the supplier reads that the buyer waits, and nothing of what is decided', async () => {
  const { id, approval } = await waiting()
  const read = () => dataOf(as('MANAGER', 'GET', `${OWN}/${id}/quote`))
  expect((await read()).approval).toMatchObject({ status: 'waiting', by: '', reason: '' })
  await as('OWNER', 'POST', `${APPROVALS}/${approval}/refuse`, { reason: 'Over the budget' })
  expect((await read()).approval).toBeNull()
})

test.each([
  ['at the sum', { ...RULE_OF_OWNER, amount: 1_167_100 }, 'EMPLOYEE'],
  ['by someone who approves', { ...RULE_OF_OWNER, approver: 'MANAGER' }, 'MANAGER'],
  ['by an owner', RULE_OF_OWNER, 'OWNER'],
] as const)('an order %s needs no approval', async (_, rule, who) => {
  await as('OWNER', 'PUT', RULE, rule)
  const { id, acceptance } = await quoted(who)
  expect((await as(who, 'POST', `${quoteOf(id)}/accept`, acceptance)).status).toBe(201)
  expect(await countOf('order_approvals')).toBe(0)
})

test('a manager does not decide what is the owner’s to decide', async () => {
  const { approval } = await waiting()
  expect((await dataOf(as('MANAGER', 'GET', `${APPROVALS}/${approval}`))).mayDecide).toBe(false)
  for (const path of ['approve', 'refuse'])
    expect(await statusAndCode(await as('MANAGER', 'POST', `${APPROVALS}/${approval}/${path}`, {}))).toEqual([
      403,
      'role.insufficient',
    ])
})

test('a refusal is recorded with its reason, and the order can be requested again', async () => {
  const { id, acceptance, approval } = await waiting()
  const refuse = () => as('OWNER', 'POST', `${APPROVALS}/${approval}/refuse`, { reason: 'Over the budget' })
  expect((await refuse()).status).toBe(200)
  expect((await refuse()).status).toBe(200)
  expect(await noticesTo('EMPLOYEE')).toEqual(['approvalRefused'])
  expect((await dataOf(as('EMPLOYEE', 'GET', quoteOf(id)))).approval).toMatchObject({
    status: 'refused',
    reason: 'Over the budget',
  })
  expect(await statusAndCode(await as('OWNER', 'POST', `${APPROVALS}/${approval}/approve`))).toEqual([
    409,
    'approval.decided',
  ])
  const again = await as('EMPLOYEE', 'POST', `${quoteOf(id)}/accept`, acceptance)
  expect([again.status, await countOf('order_approvals')]).toEqual([202, 2])
})

test('accepting twice waits once, and another choice of lines is refused meanwhile', async () => {
  const { id, acceptance, approval } = await waiting()
  const again = await as('EMPLOYEE', 'POST', `${quoteOf(id)}/accept`, acceptance)
  expect([again.status, (await dataOf(again)).id]).toEqual([202, approval])
  const other = await as('EMPLOYEE', 'POST', `${quoteOf(id)}/accept`, { ...acceptance, lines: [0] })
  expect(await statusAndCode(other)).toEqual([409, 'approval.waiting'])
  expect(await countOf('order_approvals')).toBe(1)
})

test.each([
  [
    'a new version',
    (id: string) => as('MANAGER', 'POST', `${OWN}/${id}/quote`, { ...QUOTE, payment: 'All in advance' }),
  ],
  ['a withdrawal', (id: string) => as('MANAGER', 'POST', `${OWN}/${id}/quote/withdraw`)],
  ['the buyer’s own refusal', (id: string) => as('EMPLOYEE', 'POST', `${quoteOf(id)}/decline`, { version: 1 })],
])('%s makes what waits void', async (_, change) => {
  const { id, approval } = await waiting()
  await change(id)
  expect(await dataOf(as('OWNER', 'GET', `${APPROVALS}/${approval}`))).toMatchObject({ status: 'void' })
  expect(await statusAndCode(await as('OWNER', 'POST', `${APPROVALS}/${approval}/approve`))).toEqual([
    409,
    'approval.decided',
  ])
  expect(await countOf('orders')).toBe(0)
})

test('a quote that has expired is not ordered by an approval', async () => {
  const { approval } = await waiting()
  await bindings().DB.exec("UPDATE quotes SET valid_until = '2020-01-01'")
  expect(await statusAndCode(await as('OWNER', 'POST', `${APPROVALS}/${approval}/approve`))).toEqual([
    409,
    'quote.changed',
  ])
  expect(await countOf('orders')).toBe(0)
})

test('an approval and a new version at once agree on exactly one of the two', async () => {
  const { id, approval } = await waiting()
  const [sent, approved] = await Promise.all([
    as('MANAGER', 'POST', `${OWN}/${id}/quote`, { ...QUOTE, payment: 'All in advance' }),
    as('OWNER', 'POST', `${APPROVALS}/${approval}/approve`),
  ])
  expect([sent.ok, approved.ok].filter(Boolean)).toHaveLength(1)
  expect(await countOf('orders')).toBe(approved.ok ? 1 : 0)
})

test('the rule is read, changed and removed', async () => {
  await as('OWNER', 'PUT', RULE, RULE_OF_OWNER)
  await as('OWNER', 'PUT', RULE, { ...RULE_OF_OWNER, approver: 'MANAGER' })
  expect(await dataOf(as('MANAGER', 'GET', RULE))).toEqual({ ...RULE_OF_OWNER, approver: 'MANAGER' })
  expect((await as('OWNER', 'DELETE', RULE)).status).toBe(204)
  expect(await dataOf(as('MANAGER', 'GET', RULE))).toBeNull()
})
