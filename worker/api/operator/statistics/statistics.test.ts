/** Statistics of the marketplace (docs/behaviour.md). */
import { expect, test } from 'vitest'
import { DAY_MS } from '../../../../domain/durations.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { sentQuote } from '../../../../tests/fixtures/quotes.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'
import { api } from '../../app.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/statistics'
const today = Math.floor(Date.now() / DAY_MS)

const report = async (counts: object, env = {}) =>
  (
    await api.request(
      '/visits',
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(counts) },
      { ...bindings(), ...env },
    )
  ).status
const read = async (query = '') => (await (await as('ADMIN', 'GET', PATH + query)).json()).data

test('what edges report is summed, and compared with the days before', async () => {
  const { DB } = bindings()
  await DB.prepare('DELETE FROM site_counts').run()
  const counts = {
    'page product': 3,
    'visitor ': 2,
    'bot ': 9,
    'language ru': 3,
    'device phone': 3,
    'lcp product 2500': 4,
  }
  expect(await report(counts)).toBe(204)
  expect(await report({ 'page product': 1, 'page home': 7, 'lcp product more': 1, 'lcp home 500': 2 })).toBe(204)
  await DB.prepare("INSERT INTO site_counts VALUES (?, 'page', 'product', 5), (?, 'page', 'product', 100)")
    .bind(today - 7, today - 14)
    .run()
  const data = await read('?days=7')
  expect(data.visits).toEqual([
    { key: 'visitors', now: 2, before: 0 },
    { key: 'pages', now: 11, before: 5 },
    { key: 'searches', now: 0, before: 0 },
    { key: 'bots', now: 9, before: 0 },
  ])
  expect(data.screens).toEqual([
    { key: 'home', now: 7, before: 0 },
    { key: 'product', now: 4, before: 5 },
  ])
  expect(data.deals[0]).toEqual({ key: 'opened', now: 4, before: 5 })
  expect(data.days).toHaveLength(7)
  expect(data.days[0]).toMatchObject({ visitors: 2, pages: 11, bots: 9 })
  expect(data.vitals).toEqual([
    { screen: 'home', vital: 'lcp', visits: 2, good: 2, p75: 500 },
    { screen: 'product', vital: 'lcp', visits: 5, good: 4, p75: 2500 },
  ])
  expect((await as('ADMIN', 'GET', `${PATH}?days=8`)).status).toBe(422)
})

test('requests count with their quotes, and suppliers’ answers by the time they took', async () => {
  const { DB } = bindings()
  const hour = 3_600_000
  const sentAt = Date.now() - 2 * DAY_MS
  await inquiry(bindings(), 1, { createdAt: sentAt })
  await sentQuote(bindings())
  await DB.batch([
    DB.prepare(
      "INSERT INTO requests (id, contact, locale, message, receipt, created_at) VALUES ('counted', '{}', 'en', 'm', '', ?)",
    ).bind(sentAt),
    DB.prepare(
      "UPDATE inquiries SET request = (SELECT num FROM requests WHERE id = 'counted'), answered_at = created_at + ?",
    ).bind(5 * hour),
  ])
  const { deals, answers } = await read('?days=7')
  const by = Object.fromEntries(deals.map(({ key, now }: { key: string; now: number }) => [key, now]))
  expect(by).toMatchObject({ requested: 1, quoted: 1, accepted: 0 })
  expect(answers).toEqual({ received: 1, answered: 1, median: 5, most: 5 })
})

test('all tables are one CSV, and only edges report', async () => {
  const file = await as('ADMIN', 'GET', `${PATH}/file?days=7&locale=en`)
  expect(file.headers.get('content-type')).toContain('text/csv')
  const text = await file.text()
  for (const row of ['table,row,now,before', 'visits,pages,', 'deals,requested,', 'answers,median,'])
    expect(text).toContain(row)
  expect(await report({ 'page product': 1 }, { ROLE: 'api' })).toBe(404)
  expect(await report({ 'person Anna': 1 })).toBe(422)
  expect(await report({ 'page product': -1 })).toBe(422)
})
