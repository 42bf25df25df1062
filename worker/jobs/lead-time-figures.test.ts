import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { ural } from '../../tests/fixtures/catalogue/companies.ts'
import { runWhole } from './job.ts'
import { leadTimeFiguresJob } from './lead-time-figures.ts'

const { as, bindings } = servePeople()
/** A Friday. */
const NOW = Date.parse('2027-01-15T12:00:00Z')
const run = () => runWhole(bindings(), leadTimeFiguresJob, NOW)
const shown = async () => (await (await as('ANONIM', 'GET', `/api/companies/${ural.id}`)).json()).data.onTimeRate

/** Agreed on Monday the 4th, invoiced on Wednesday, with three working days: to be shipped until Monday the 11th. */
async function ordered(serial: number, shipped: string | null, { leadDays = 3, createdAt = NOW - 9 * DAY_MS } = {}) {
  const steps = { agreed: '2027-01-04', invoiced: '2027-01-06', ...(shipped && { shipped }) }
  const { DB } = bindings()
  await DB.batch([
    DB.prepare(`INSERT INTO orders (id, company, year, serial, agreed, gross, currency, locale, lead_days, created_at, updated_at)
      VALUES (?1, ${ural.num}, 2027, ?2, '{}', 1, 'RUB', 'en', ?3, ?4, 0)`).bind(
      `order-${serial}`,
      serial,
      leadDays || null,
      createdAt,
    ),
    ...Object.entries(steps).map(([status, day]) =>
      DB.prepare(`INSERT INTO order_steps (order_num, status, side, day, created_at)
        SELECT num, ?2, 'supplier', ?3, 0 FROM orders WHERE id = ?1`).bind(`order-${serial}`, status, day),
    ),
  ])
}

beforeEach(async () => {
  await bindings().DB.exec('DELETE FROM orders')
})

test('the share of orders shipped in time, counted from the invoice on, is shown once five orders count', async () => {
  for (const serial of [1, 2, 3]) await ordered(serial, '2027-01-11')
  await ordered(4, '2027-01-12')
  expect(await run()).toBe('1 companies')
  expect(await shown()).toBeNull()
  await ordered(5, null)
  expect(await run()).toBe('1 companies')
  expect(await shown()).toBe(60)
  expect(await run()).toBe('0 companies')
})

test('orders without a promised lead time, and those older than a year, do not count', async () => {
  for (const serial of [1, 2, 3, 4, 5]) await ordered(serial, '2027-01-11')
  await ordered(6, null, { leadDays: 0 })
  await ordered(7, null, { createdAt: NOW - 366 * DAY_MS })
  await run()
  expect(await shown()).toBe(100)
  await bindings().DB.exec('DELETE FROM orders')
  expect(await run()).toBe('1 companies')
  expect(await shown()).toBeNull()
})
