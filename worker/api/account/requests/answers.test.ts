/** The quotes of several suppliers on one request. */
import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { QUOTE } from '../../../../tests/fixtures/quotes.ts'
import { inquiry, resetLegalEntities } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = serveInquiries()
beforeEach(async () => {
  await resetLegalEntities(bindings())
  await bindings().DB.exec('DELETE FROM orders; DELETE FROM quotes; DELETE FROM yearly_numbers; DELETE FROM requests')
})

/** Two inquiries of one request with two lines, and one of another. @returns their ids */
async function ask(): Promise<string[]> {
  const { DB } = bindings()
  const ids = []
  for (const num of [1, 2, 3])
    ids.push(await inquiry(bindings(), num, { user: PEOPLE.USER.num, company: num === 2 ? 2 : 1 }))
  await DB.batch([
    DB.prepare(
      "INSERT INTO requests (num, id, user, contact, locale, message, created_at) VALUES (71, 'r71', ?, '{}', 'en', '', 0)",
    ).bind(PEOPLE.USER.num),
    DB.prepare(
      "INSERT INTO request_lines (request, position, words, quantity, unit) VALUES (71, 0, 'Valve', 10, 'piece'), (71, 1, 'Gasket', 20, 'piece')",
    ),
    DB.prepare('UPDATE inquiries SET request = 71 WHERE num IN (1, 2)'),
  ])
  return ids
}

const read = async (id: string) => (await (await as('USER', 'GET', `/api/profile/requests/${id}/quotes`)).json()).data

test('a request has the lines of all its parts, and the quote of each supplier or none', async () => {
  const [first = '', second = '', other = ''] = await ask()
  await as('MANAGER', 'POST', `${OWN}/${first}/quote`, QUOTE)
  await as('MANAGER', 'POST', `${OWN}/${first}/quote`, { ...QUOTE, payment: 'All in advance' })
  const data = await read(first)
  expect(data.lines).toMatchObject([{ words: 'Valve', quantity: 10 }, { words: 'Gasket' }])
  expect(data.answers).toMatchObject([
    { inquiry: first, status: 'sent', shown: { version: 2, content: { payment: 'All in advance' } } },
    { inquiry: second, status: null, number: null, shown: null, order: null },
  ])
  expect(data.rates).toContainEqual({ currency: 'RUB', rub: 1, dated: null })
  expect((await read(second)).answers).toEqual(data.answers)
  expect((await read(other)).answers).toMatchObject([{ inquiry: other, status: null }])
})

test('a draft is not shown, and another person’s request is unknown', async () => {
  const [first = ''] = await ask()
  await as('MANAGER', 'PUT', `${OWN}/${first}/quote`, QUOTE)
  expect((await read(first)).answers).toMatchObject([{ status: null, shown: null }, { status: null }])
  const path = `/api/profile/requests/${first}/quotes`
  expect(await statusAndCode(await as('FOREIGN_OWNER', 'GET', path))).toEqual([404, 'inquiry.unknown'])
})
