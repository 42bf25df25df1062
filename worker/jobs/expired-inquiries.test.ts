import { expect, test } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { INQUIRY_STATUSES, OPEN_INQUIRY } from '../../domain/statuses/inquiry.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { inquiry } from '../../tests/fixtures/suppliers.ts'
import { expiredInquiries } from './expired-inquiries.ts'
import { runWhole } from './job.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000

test('open inquiries expire after ninety days without a word, once; ended ones stay as they are', async () => {
  const { DB } = bindings()
  await DB.exec('DELETE FROM inquiries')
  for (const [at, status] of INQUIRY_STATUSES.entries()) {
    await inquiry(bindings(), at + 1, { status, updatedAt: NOW - 91 * DAY_MS })
  }
  await inquiry(bindings(), 20, { updatedAt: NOW - 89 * DAY_MS })
  expect(await runWhole(bindings(), expiredInquiries, NOW)).toBe('4 inquiries')
  expect(await runWhole(bindings(), expiredInquiries, NOW)).toBe('0 inquiries')
  const { results } = await DB.prepare('SELECT status, version FROM inquiries ORDER BY num').all()
  const expected = INQUIRY_STATUSES.map((status) =>
    OPEN_INQUIRY.some((open) => open === status) ? { status: 'expired', version: 2 } : { status, version: 1 },
  )
  expect(results).toEqual([...expected, { status: 'sent', version: 1 }])
})

test('an inquiry expires a week after the buyer needed the goods, unless one of the sides has written since', async () => {
  const { DB } = bindings()
  await DB.exec('DELETE FROM inquiries')
  const day = (daysAgo: number) => new Date(NOW - daysAgo * DAY_MS).toISOString().slice(0, 10)
  const given = [
    { needed: day(9), silent: 20, status: 'expired' },
    { needed: day(9), silent: 2, status: 'sent' },
    { needed: day(6), silent: 20, status: 'sent' },
    { needed: null, silent: 20, status: 'sent' },
  ]
  for (const [at, { needed, silent }] of given.entries()) {
    await inquiry(bindings(), at + 1, { updatedAt: NOW - silent * DAY_MS, neededBy: needed })
  }
  await runWhole(bindings(), expiredInquiries, NOW)
  const { results } = await DB.prepare('SELECT status FROM inquiries ORDER BY num').all()
  expect(results).toEqual(given.map(({ status }) => ({ status })))
})
