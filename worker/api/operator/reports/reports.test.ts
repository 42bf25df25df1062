/** Reports of products, companies and messages (docs/behaviour.md, "Reports"). */
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../../domain/durations.ts'
import { APPEAL_DAYS, REPORT_DAYS } from '../../../../domain/statuses/report.ts'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { flangedValve } from '../../../../tests/fixtures/catalogue.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, messagesTo } = serveModeration()
const DESK = '/api/operator/reports'
const REPORTER = 'li.wei@valves.example'
const REPORT_INPUT = {
  kind: 'product',
  id: flangedValve.id,
  reason: 'counterfeit',
  message: 'We make these valves',
  contact: { name: 'Li Wei', email: REPORTER },
  consent: true,
}

beforeEach(() => bindings().DB.exec('DELETE FROM reports; DELETE FROM outbox; DELETE FROM notices; DELETE FROM jobs'))

const send = async (given: object = REPORT_INPUT, who: Parameters<typeof as>[0] = 'ANONIM') =>
  (await (await as(who, 'POST', '/api/reports?locale=en', given)).json()).data.receipt as string
const list = async (query = '') => (await as('ADMIN', 'GET', DESK + query)).json()
const decide = async (decision: string, answer = 'Checked with the maker', version?: number) => {
  const [{ id }] = (await list()).data
  const match: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` }
  return as('ADMIN', 'PATCH', `${DESK}/${id}`, { decision, answer }, match)
}
const copyOf = async (receipt: string) =>
  (await (await as('ANONIM', 'GET', `/api/reports/${receipt}?locale=en`)).json()).data
const appeal = (receipt: string) =>
  as('ANONIM', 'POST', `/api/reports/${receipt}/appeal`, { message: 'We are a dealer' })
const reportedReceipt = () => bindings().DB.prepare('SELECT reported_receipt AS r FROM reports').first<string>('r')

test('a report waits with its deadline, and its sender reads so', async () => {
  const before = Date.now()
  const receipt = await send()
  const { data, meta } = await list()
  expect(meta.total).toBe(1)
  expect(data[0]).toMatchObject({
    kind: 'product',
    reason: 'counterfeit',
    message: REPORT_INPUT.message,
    contact: REPORT_INPUT.contact,
    status: 'waiting',
    subject: { id: flangedValve.id },
    company: { id: ural.id },
    late: false,
    others: 0,
    version: 1,
  })
  expect(Date.parse(data[0].dueAt) - before).toBeGreaterThanOrEqual(REPORT_DAYS * DAY_MS)
  expect(await copyOf(receipt)).toMatchObject({
    side: 'reporter',
    message: REPORT_INPUT.message,
    answer: null,
    appealUntil: null,
  })
  const [email] = await messagesTo(REPORTER)
  expect(email?.body).toContain(`/en/report?receipt=${receipt}`)
  expect((await (await as('ADMIN', 'GET', '/api/operator/overview')).json()).data.waiting).toContainEqual(
    expect.objectContaining({ list: 'reports', count: 1, late: false }),
  )
})

test('past its deadline it is late, on the first screen as well', async () => {
  await send()
  await bindings()
    .DB.prepare('UPDATE reports SET due_at = ?')
    .bind(Date.now() - 1)
    .run()
  expect((await list()).data[0].late).toBe(true)
  expect((await (await as('ADMIN', 'GET', '/api/operator/overview')).json()).data.waiting).toContainEqual(
    expect.objectContaining({ list: 'reports', late: true }),
  )
})

test('both sides get the answer, and neither reads who the other is', async () => {
  const receipt = await send()
  expect((await decide('upheld', 'Taken off the site', 1)).status).toBe(200)
  expect((await messagesTo(REPORTER))[0]?.body).toContain('Taken off the site')
  const [email] = await messagesTo(PEOPLE.MANAGER.login)
  expect(email?.body).toContain('Taken off the site')
  expect(email?.body).not.toMatch(/Li Wei|valves\.example|We make these/)
  expect(email?.body).not.toContain(receipt)
  const other = await copyOf((await reportedReceipt()) ?? '')
  expect(other).toMatchObject({ side: 'reported', message: null, status: 'upheld', answer: 'Taken off the site' })
  expect(JSON.stringify(other)).not.toContain('Li Wei')
  expect((await list()).data).toEqual([])
  expect((await list('?state=decided')).data).toMatchObject([{ decided: { by: 'ADMIN' } }])
})

test('the side that a decision is against appeals it once, and the second decision is final', async () => {
  const receipt = await send()
  await decide('dismissed')
  const theirs = (await reportedReceipt()) ?? ''
  expect(await statusAndCode(await appeal(theirs))).toEqual([409, 'report.final'])
  expect((await appeal(receipt)).status).toBe(200)
  expect((await list()).data).toMatchObject([
    { status: 'appealed', appeal: { side: 'reporter', text: 'We are a dealer' } },
  ])
  expect(await copyOf(receipt)).toMatchObject({ status: 'appealed', appeal: 'We are a dealer' })
  expect((await copyOf(theirs)).appeal).toBeNull()
  expect((await decide('upheld', 'You are right')).status).toBe(200)
  expect(await statusAndCode(await appeal(receipt))).toEqual([409, 'report.final'])
  expect(await statusAndCode(await appeal(theirs))).toEqual([409, 'report.final'])
})

test('the time for an appeal ends', async () => {
  const receipt = await send()
  await decide('dismissed')
  await bindings()
    .DB.prepare('UPDATE reports SET decided_at = ?')
    .bind(Date.now() - APPEAL_DAYS * DAY_MS)
    .run()
  expect((await copyOf(receipt)).appealUntil).toBeNull()
  expect(await statusAndCode(await appeal(receipt))).toEqual([409, 'report.final'])
})

test('a decision that another operator has made is not made again', async () => {
  await send()
  const [{ id }] = (await list()).data
  await decide('upheld')
  const again = { decision: 'dismissed', answer: 'Genuine' }
  expect(await statusAndCode(await as('ADMIN', 'PATCH', `${DESK}/${id}`, again))).toEqual([409, 'status.refused'])
  expect((await as('ADMIN', 'PATCH', `${DESK}/${id}`, { ...again, decision: 'upheld' })).status).toBe(200)
})

test('filters are by what and by why', async () => {
  await send()
  await send({ ...REPORT_INPUT, kind: 'company', id: ural.id, reason: 'rights' })
  const found = async (query: string) => (await list(query)).data.map(({ kind }: { kind: string }) => kind)
  expect(await found('?kind=company')).toEqual(['company'])
  expect(await found('?reason=counterfeit')).toEqual(['product'])
  expect(await found('?kind=company&reason=counterfeit')).toEqual([])
  expect((await list()).meta.total).toBe(2)
})

test('a message is reported by the side that has read it, and by nobody else', async () => {
  const { DB } = bindings()
  const thread = await inquiry(bindings(), 1, { user: PEOPLE.USER.num })
  await DB.prepare("DELETE FROM messages WHERE id IN ('0000000000000001', '0000000000000002')").run()
  const insert = `INSERT INTO messages (id, inquiry, side, kind, text, locale, created_at)
    SELECT ?, num, ?, 'text', ?, 'en', 1 FROM inquiries WHERE id = ?`
  await DB.batch([
    DB.prepare(insert).bind('0000000000000001', 'supplier', 'Pay to my own card', thread),
    DB.prepare(insert).bind('0000000000000002', 'buyer', 'An insult', thread),
  ])
  const of = (id: string) => ({ ...REPORT_INPUT, kind: 'message', id, reason: 'unlisted' })
  const report = (who: Parameters<typeof as>[0], id: string) => as(who, 'POST', '/api/reports', of(id))
  for (const [who, id] of [
    ['ANONIM', '0000000000000001'],
    ['FOREIGN_OWNER', '0000000000000001'],
    ['USER', '0000000000000002'],
  ] as const)
    expect(await statusAndCode(await report(who, id)), who).toEqual([404, 'report.subject'])
  expect((await report('USER', '0000000000000001')).status).toBe(201)
  expect((await list()).data).toMatchObject([{ text: 'Pay to my own card', company: { id: ural.id }, person: null }])
  await DB.exec('DELETE FROM reports')
  expect((await report('OWNER', '0000000000000002')).status).toBe(201)
  expect((await list()).data).toMatchObject([{ text: 'An insult', company: null, person: expect.any(String) }])
  expect((await decide('upheld', 'Warned')).status).toBe(200)
  expect((await messagesTo(PEOPLE.USER.login))[0]?.body).toContain('Warned')
})

test('what is not public, and too many from one contact, are refused', async () => {
  const draft = { ...REPORT_INPUT, id: '0000000000000000' }
  expect(await statusAndCode(await as('ANONIM', 'POST', '/api/reports', draft))).toEqual([404, 'report.subject'])
  expect(await statusAndCode(await as('ANONIM', 'GET', '/api/reports/unknown'))).toEqual([404, 'report.unknown'])
  await Promise.all(Array.from({ length: 30 }, () => as('ANONIM', 'POST', '/api/reports', REPORT_INPUT)))
  expect((await as('ANONIM', 'POST', '/api/reports', REPORT_INPUT)).status).toBe(429)
})
