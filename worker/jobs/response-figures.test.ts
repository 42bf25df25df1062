import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { ural } from '../../tests/fixtures/catalogue/companies.ts'
import { inquiry } from '../../tests/fixtures/suppliers.ts'
import { runWhole } from './job.ts'
import { responseFiguresJob } from './response-figures.ts'

const { as, bindings } = servePeople()
const NOW = 1_800_000_000_000
const run = () => runWhole(bindings(), responseFiguresJob, NOW)
const figures = async () => {
  const { data } = await (await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).json()
  return [data.responseTime, data.responseRate, data.quoteRate]
}
const received = (num: number, hours: number | null, rest = {}) =>
  inquiry(bindings(), num, {
    createdAt: NOW - 9 * DAY_MS,
    answeredAt: hours === null ? null : NOW - 9 * DAY_MS + hours * HOUR_MS,
    ...rest,
  })

beforeEach(async () => {
  await bindings().DB.exec('DELETE FROM inquiries')
})

test('a supplier’s figures are shown once there are five requests, and no longer when these are too old', async () => {
  for (const num of [1, 2, 3, 4]) await received(num, num)
  expect(await run()).toBe('1 companies')
  expect(await figures()).toEqual([null, null, null])
  await received(5, null)
  expect(await run()).toBe('1 companies')
  expect(await figures()).toEqual([3, 80, 0])
  expect(await run()).toBe('0 companies')
  await bindings().DB.exec(`UPDATE inquiries SET created_at = created_at - ${90 * DAY_MS}`)
  expect(await run()).toBe('1 companies')
  expect(await figures()).toEqual([null, null, null])
})

test('withdrawn requests and drafts do not count', async () => {
  for (const num of [1, 2, 3, 4, 5]) await received(num, 2)
  await received(6, null, { contact: {}, status: 'closed' })
  await received(7, null, { status: 'draft' })
  await run()
  expect(await figures()).toEqual([2, 100, 0])
})

test('the languages of a supplier are those in which the answers are written', async () => {
  const replies = ['Есть на складе, DN 50', 'Отгрузим завтра', '有现货', 'In stock', 'Да']
  for (const [at, reply] of replies.entries()) await received(at + 1, 1, { reply })
  await run()
  const { data } = await (await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).json()
  expect(data.languages).toEqual(['ru', 'en', 'zh'])
})

test('a request counts as quoted once a quote was sent, not by a draft', async () => {
  const { DB } = bindings()
  for (const num of [1, 2, 3, 4, 5]) await received(num, num)
  const quote = (num: number, sent: number) =>
    DB.prepare(
      `INSERT INTO quotes (id, inquiry, company, sent, created_at, updated_at) VALUES (?1, ?2, ${ural.num}, ?3, 0, 0)`,
    ).bind(`quote-${num}`, num, sent)
  await DB.batch([quote(1, 1), quote(2, 3), quote(3, 0)])
  await run()
  expect(await figures()).toEqual([3, 100, 40])
})

test('the first answer counts, in whichever way it is given', async () => {
  const { DB } = bindings()
  const answeredAt = (num: number) =>
    DB.prepare('SELECT answered_at FROM inquiries WHERE num = ?').bind(num).first('answered_at')
  const ids = await Promise.all([1, 2, 3].map((num) => inquiry(bindings(), num)))
  await as('MANAGER', 'POST', `/api/profile/company/inquiries/${ids[0]}/messages`, { text: 'In stock' })
  await as('MANAGER', 'PATCH', `/api/profile/company/inquiries/${ids[1]}`, { status: 'declined' })
  await as('MANAGER', 'PATCH', `/api/profile/company/inquiries/${ids[2]}`, { status: 'closed' })
  const first = await answeredAt(1)
  expect(first).toBeGreaterThan(NOW - 10 * 365 * DAY_MS)
  await as('MANAGER', 'POST', `/api/profile/company/inquiries/${ids[0]}/messages`, { text: 'Still' })
  expect([await answeredAt(1), await answeredAt(2), await answeredAt(3)]).toEqual([first, expect.any(Number), null])
})

test('all companies are counted, however many there are', async () => {
  const { DB } = bindings()
  const { results } = await DB.prepare('SELECT num FROM companies ORDER BY num').all<{ num: number }>()
  for (const [at, { num }] of results.entries()) await received(at + 1, 1, { company: num })
  expect(results.length).toBeGreaterThan(1)
  expect(await run()).toBe(`${results.length} companies`)
  await DB.exec('UPDATE companies SET response_count = 0')
})
