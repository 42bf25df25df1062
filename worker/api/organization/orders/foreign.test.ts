/** Nobody but its two sides reads or changes a deal: generated attempts of other people with its real ids. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { BUYER, HASH, placedOrder, QUOTE, sentQuote, waitingApproval } from '../../../../tests/fixtures/quotes.ts'
import { inquiry, resetLegalEntities } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = serveInquiries()

const ATTEMPTS = process.env.FULL ? 500 : 150
const RECEIVED = '/api/profile/requests'
const ORDERS = ['/api/profile/orders', '/api/profile/company/orders']
const APPROVALS = '/api/profile/company/approvals'

/** Calls of both sides, with bodies that would be accepted of the right person. */
const calls = (thread: string, order: string, approval: string): [method: string, path: string, body?: object][] => [
  ['GET', `${APPROVALS}/${approval}`],
  ['POST', `${APPROVALS}/${approval}/approve`],
  ['POST', `${APPROVALS}/${approval}/refuse`, {}],
  ['GET', `${RECEIVED}/${thread}/quote`],
  ['GET', `${RECEIVED}/${thread}/quotes`],
  ['GET', `${RECEIVED}/${thread}/quote/document.pdf`],
  ['POST', `${RECEIVED}/${thread}/quote/accept`, { version: 1, hash: HASH, buyer: BUYER }],
  ['POST', `${RECEIVED}/${thread}/quote/decline`, { version: 1 }],
  ['GET', `${OWN}/${thread}/quote`],
  ['GET', `${OWN}/${thread}/quote/document.pdf`],
  ['PUT', `${OWN}/${thread}/quote`, QUOTE],
  ['POST', `${OWN}/${thread}/quote`, QUOTE],
  ['POST', `${OWN}/${thread}/quote/withdraw`],
  ...ORDERS.flatMap((path): [string, string, object?][] => [
    ['GET', `${path}/${order}`],
    ['GET', `${path}/${order}/document.pdf`],
    ['PATCH', `${path}/${order}`, { status: 'cancelled' }],
    ['PATCH', `${path}/${order}`, { status: 'shipped' }],
    ['PATCH', `${path}/${order}`, { status: 'received' }],
  ]),
]

/** All rows of the deal. */
async function rows() {
  const tables = [
    'order_approvals',
    'inquiries',
    'quotes',
    'quote_versions',
    'orders',
    'order_steps',
    'yearly_numbers',
    'messages',
  ]
  const found = await bindings().DB.batch(tables.map((table) => bindings().DB.prepare(`SELECT * FROM ${table}`)))
  return found.map(({ results }) => results)
}

test(`${ATTEMPTS} attempts of people of other organizations, and of none, read nothing and change nothing`, async () => {
  await resetLegalEntities(bindings())
  await bindings().DB.exec('DELETE FROM orders; DELETE FROM quotes')
  const thread = await inquiry(bindings(), 1, { user: PEOPLE.USER.num })
  const other = await inquiry(bindings(), 2, { user: PEOPLE.USER.num })
  await sentQuote(bindings())
  const order = await placedOrder(bindings(), PEOPLE.USER.num, 2)
  const approval = await waitingApproval(bindings(), { requester: PEOPLE.EMPLOYEE.num })
  const before = await rows()
  const attempt = fc.record({
    who: fc.constantFrom('FOREIGN_OWNER' as const, 'ADMIN' as const, 'ANONIM' as const),
    call: fc.constantFrom(...calls(thread, order, approval), ...calls(other, order, approval)),
    headers: fc.constantFrom<Record<string, string>>({}, { 'If-Match': '"1"' }, { 'If-Match': '*' }),
  })
  await fc.assert(
    fc.asyncProperty(attempt, async ({ who, call: [method, path, body], headers }) => {
      const response = await as(who, method, path, body, headers)
      expect([401, 403, 404], `${who} ${method} ${path}: ${response.status}`).toContain(response.status)
      expect(await response.text()).not.toMatch(/Ball valve|Pump Works|7707083893/)
    }),
    { numRuns: ATTEMPTS },
  )
  expect(await rows()).toEqual(before)
})
