/** GET /api/services/import (docs/behaviour.md, "Import of goods"). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { expectedList, loadDirectory } from '../../../../tests/fixtures/directory.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
  await loadDirectory(started.unwatched.DB)
})
afterAll(() => started.stop())

interface Counted {
  service: { slug: string }
  from: string | null
  to: string | null
  count: number
}

async function importServices(from?: string) {
  const query = new URLSearchParams({ locale: 'en', ...(from && { from }) })
  const response = await askApi(`/api/services/import?${query}`, {}, started.env)
  const data: Counted[] = (await response.json()).data
  return data.map(({ service, from, to, count }) => [service.slug, from, to, count])
}

const LOGISTICS = 1
const CUSTOMS = 4
const year = new Date().getUTCFullYear()
const expected = (service: number, ends: { from?: string; to?: string }) =>
  expectedList('services', { service, ...ends }, 'offers', year).length

test('carriers are counted from the place, each count is the length of the list that it leads to', async () => {
  for (const from of ['CN:wenzhou', 'CN']) {
    expect(await importServices(from)).toEqual([
      ['logistics', from, 'RU', expected(LOGISTICS, { from, to: 'RU' })],
      ['customs', null, 'RU', expected(CUSTOMS, { to: 'RU' })],
    ])
  }
})

test('where none carries from the place, all that work in Russia are counted', async () => {
  expect(await importServices('DE:berlin')).toContainEqual(['logistics', null, 'RU', expected(LOGISTICS, { to: 'RU' })])
})

test('without a place the countries that most carriers take goods from have their counts', async () => {
  expect(await importServices()).toContainEqual([
    'logistics',
    'CN',
    'RU',
    expected(LOGISTICS, { from: 'CN', to: 'RU' }),
  ])
})

test('where no company states where it works, all that offer the service are counted', async () => {
  await started.unwatched.DB.prepare("UPDATE companies SET routes = '[]'").run()
  expect(await importServices('CN')).toEqual([
    ['logistics', null, null, expected(LOGISTICS, {})],
    ['customs', null, null, expected(CUSTOMS, {})],
  ])
})

test('what is no place is refused', async () => {
  expect((await askApi('/api/services/import?from=China', {}, started.env)).status).toBe(422)
})
