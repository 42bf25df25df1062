/** A sent quote as PDF, for both sides. */
import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { OWN, serveInquiries } from '../../../../tests/fixtures/inquiries.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { QUOTE } from '../../../../tests/fixtures/quotes.ts'
import { readPdf } from '../../../../tests/fixtures/read-pdf.ts'
import { INN, inquiry, resetLegalEntities } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = serveInquiries()
beforeEach(async () => {
  await resetLegalEntities(bindings())
  await bindings().DB.exec('DELETE FROM quotes; DELETE FROM yearly_numbers')
})

const begin = () => inquiry(bindings(), 1, { user: PEOPLE.USER.num })
const received = (id: string) => `/api/profile/requests/${id}/quote/document.pdf`
const read = async (response: Response) => readPdf(new Uint8Array(await response.arrayBuffer()))

test('each side reads the version in its language, and it is drawn once', async () => {
  const id = await begin()
  await as('MANAGER', 'POST', `${OWN}/${id}/quote`, QUOTE)
  const response = await as('USER', 'GET', `${received(id)}?locale=ru`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const tag = response.headers.get('ETag') ?? ''
  const { title, pages } = await read(response)
  expect(title).toMatch(/^Коммерческое предложение/)
  for (const text of [INN, QUOTE.lines[0]?.name ?? '-']) expect(pages.join('')).toContain(text)
  expect((await as('USER', 'GET', `${received(id)}?locale=ru`, undefined, { 'If-None-Match': tag })).status).toBe(304)
  expect((await bindings().KV.list({ prefix: 'document:' })).keys).toHaveLength(1)
  expect((await read(await as('EMPLOYEE', 'GET', `${OWN}/${id}/quote/document.pdf?locale=zh`))).title).toMatch(
    /^报价单/,
  )
})

test('an earlier version stays readable, and a draft has none', async () => {
  const id = await begin()
  await as('MANAGER', 'PUT', `${OWN}/${id}/quote`, QUOTE)
  expect(await statusAndCode(await as('EMPLOYEE', 'GET', `${OWN}/${id}/quote/document.pdf`))).toEqual([
    404,
    'quote.unknown',
  ])
  await as('MANAGER', 'POST', `${OWN}/${id}/quote`, QUOTE)
  await as('MANAGER', 'POST', `${OWN}/${id}/quote`, { ...QUOTE, note: 'Packed in crates' })
  const notes = async (query: string) => (await read(await as('USER', 'GET', received(id) + query))).pages.join('')
  expect(await notes('')).toContain('Packed in crates')
  expect(await notes('?version=1')).not.toContain('Packed in crates')
})

test('the document states that lines are sold together only', async () => {
  const id = await begin()
  await as('MANAGER', 'POST', `${OWN}/${id}/quote`, { ...QUOTE, whole: true })
  const { pages } = await read(await as('USER', 'GET', `${received(id)}?locale=en`))
  expect(pages.join('')).toContain('the lines are sold together')
  expect(
    (await read(await as('USER', 'GET', `${received(id)}?version=1&locale=ru`))).pages.join('').replace(/\s+/g, ' '),
  ).toContain('только вместе')
})
