import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Counts, Statistics } from '../../../../domain/contract/statistics.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { flangedValve, russianPipe, yuanValve } from '../../../../tests/fixtures/catalogue/products.ts'
import { personId } from '../../../../tests/fixtures/people.ts'
import { countOf, OWN, onceKey, script, type Visit } from '../../../../tests/fixtures/scripted-visits.ts'
import { BROWSER } from '../../../../tests/fixtures/user-agents.ts'
import { workAfterResponse } from '../../../../tests/fixtures/work-after-response.ts'
import { SHOWN_HEADER, takeShownIds } from '../../../cache/shown-header.ts'
import { runWhole } from '../../../jobs/job.ts'
import { shownProducts } from '../../../jobs/shown-products.ts'
import { countResponse } from '../../../middleware/count-response.ts'
import { COLLECT_FOR } from '../../../middleware/count-visits.ts'
import { createResolver } from '../../../request.ts'
import { api } from '../../app.ts'
// What counts loads them when it first needs them: meanwhile `finish` would move the clock of the first day past midnight.
import '../../../gateway/client.ts'
import '../../../middleware/collected-views.ts'
import '../../../middleware/collected-visits.ts'
import '../../../middleware/first-view.ts'

const { as, bindings } = servePeople()
const resolve = createResolver({ buildId: 'b1', queryKeys: () => ['q'], hasCurrency: () => false })
const TODAY = Date.parse('2026-11-22T09:00:00Z')

const { context, finish } = workAfterResponse()
const reports: unknown[] = []

function browse({ address, country, list, opened, by }: Visit): void {
  const search = (words: string) => (words ? `/en/search?q=${encodeURIComponent(words)}` : '/en/catalog')
  const path = list ? search(list.words) : `/en/product/${opened?.product}`
  const headers = {
    'User-Agent': BROWSER,
    'CF-Connecting-IP': address,
    'CF-IPCountry': country,
    ...(opened && { Referer: `http://localhost${search(opened.words)}` }),
    ...(by && { Cookie: `owner=${by}` }),
  }
  const request = new Request(`http://localhost${path}`, { headers })
  const response = new Response(null, { headers: list ? { [SHOWN_HEADER]: list.products.join(',') } : {} })
  const shownIds = takeShownIds(response.headers)
  const env = Object({ API_BASE_URL: 'http://api.example', UPSTREAM_KEY: 'shared' })
  countResponse({ request, resolved: resolve(request), env, context }, response, shownIds)
  expect(response.headers.has(SHOWN_HEADER)).toBe(false)
}

beforeEach(() => {
  reports.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    // Each page is also reported as a visit of the marketplace, to another address.
    if (request.url.endsWith('/views')) reports.push(await request.json())
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Plays the visits of a day, and stores what the edge reports of them. */
async function play(visits: Visit[], day: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: TODAY - (13 - day) * DAY_MS })
  for (const visit of visits) browse(visit)
  await finish(COLLECT_FOR)
  vi.useRealTimers()
  vi.setSystemTime(TODAY - (13 - day) * DAY_MS)
  for (const report of reports.splice(0)) {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(report) }
    expect((await api.request('/views', init, bindings())).status).toBe(204)
  }
}

async function read(query = 'days=7'): Promise<Statistics> {
  const response = await as('EMPLOYEE', 'GET', `/api/profile/company/statistics?locale=en&${query}`)
  expect(response.status).toBe(200)
  return (await response.json()).data
}

async function clear(): Promise<void> {
  const { DB } = bindings()
  const tables = [
    'views',
    'product_interest',
    'shown_lists',
    'interest_words',
    'empty_searches',
    'inquiry_lines',
    'inquiries',
  ]
  await DB.batch(tables.map((table) => DB.prepare(`DELETE FROM ${table}`)))
}

test('the numbers of a week are those of a count of its visits, by product, country and words', async () => {
  await clear()
  const visits = script()
  for (let day = 0; day < 14; day++)
    await play(
      visits.filter((visit) => visit.day === day),
      day,
    )
  await runWhole(bindings(), shownProducts, Date.now())
  const statistics = await read()
  expect(statistics).toMatchObject({
    period: { from: '2026-11-16', to: '2026-11-22' },
    before: { from: '2026-11-09', to: '2026-11-15' },
    partial: false,
  })
  const total = countOf(visits, () => true)
  expect(total.now.shown).toBeGreaterThan(50)
  expect(statistics.total).toEqual(total)
  for (const { id, now, before } of statistics.products)
    expect({ now, before }).toEqual(countOf(visits, (_, product) => product === id))
  expect(new Set(statistics.products.map(({ id }) => id))).toEqual(OWN)
  for (const { country, now, before } of statistics.countries)
    expect({ now, before }, String(country)).toEqual(countOf(visits, (one) => one.country === (country ?? 'XX')))
  expect(statistics.countries.map(({ country }) => country).toSorted()).toEqual(['KZ', 'RU', null].toSorted())
  const narrowed = await read(`days=7&country=KZ&product=${russianPipe.id}`)
  expect(narrowed.total).toEqual(countOf(visits, (one, id) => one.country === 'KZ' && id === russianPipe.id))
  expect((await read('days=28')).total.now.opened).toBe(total.now.opened + total.before.opened)
})

test('words that led to goods are counted once for each list, and what may name a person is not', async () => {
  await clear()
  const visits = script()
  for (let day = 7; day < 14; day++)
    await play(
      visits.filter((visit) => visit.day === day),
      day,
    )
  await runWhole(bindings(), shownProducts, Date.now())
  const { words } = await read()
  expect(words.map(({ words }) => words).toSorted()).toEqual(['steel pipe', 'valve'])
  const seen = new Set<string>()
  const counted = { 'steel pipe': { shown: 0, opened: 0 }, valve: { shown: 0, opened: 0 } }
  for (const visit of visits.filter(({ day }) => day >= 7)) {
    if (seen.has(onceKey(visit))) continue
    seen.add(onceKey(visit))
    const text = visit.list?.words ?? visit.opened?.words ?? ''
    if (visit.by === personId('EMPLOYEE') || (text !== 'valve' && text !== 'steel pipe')) continue
    if (visit.list) counted[text].shown++
    else if (OWN.has(visit.opened?.product ?? '')) counted[text].opened++
  }
  for (const one of words) expect(counted).toMatchObject({ [one.words]: { shown: one.shown, opened: one.opened } })
})

test('requests and answers are counted by product and country, and none of another period', async () => {
  await clear()
  vi.setSystemTime(TODAY)
  const contact = { name: 'Anna', email: 'anna@buyer.example' }
  const body = { product: flangedValve.id, quantity: 100, message: 'Price?', contact, consent: true }
  const send = async (country: string) => {
    const sent = await as('ANONIM', 'POST', '/api/inquiries?locale=en', body, { 'X-Client-Country': country })
    expect(sent.status).toBe(201)
    return (await sent.json()).data.id
  }
  const first = await send('KZ')
  await send('XX')
  await bindings()
    .DB.prepare("UPDATE inquiries SET status = 'answered', updated_at = ? WHERE id = ?")
    .bind(TODAY, first)
    .run()
  const counts = (asked: number, answered: number): Counts => ({ shown: 0, opened: 0, asked, answered })
  const statistics = await read()
  expect(statistics.total.now).toEqual(counts(2, 1))
  expect(statistics.products.map(({ id, now }) => [id, now])).toEqual([[flangedValve.id, counts(2, 1)]])
  expect(statistics.countries.map(({ country, now }) => [country, now])).toEqual(
    expect.arrayContaining([
      ['KZ', counts(1, 1)],
      [null, counts(1, 0)],
    ]),
  )
  expect((await read('days=7&country=KZ')).total.now).toEqual(counts(1, 1))
  vi.setSystemTime(TODAY + 7 * DAY_MS)
  expect((await read()).total).toEqual({ now: counts(0, 0), before: counts(2, 1) })
})

test('searches without results are shown from three times on, and products of others are unknown', async () => {
  await clear()
  vi.setSystemTime(TODAY)
  const day = Math.floor(TODAY / DAY_MS)
  await bindings().DB.exec(
    `INSERT INTO empty_searches VALUES (${day}, 'en', 'drywall screw', 2), (${day - 1}, 'ru', 'drywall screw', 1), (${day}, 'en', 'rare', 2)`,
  )
  expect((await read()).missing).toEqual([{ words: 'drywall screw', times: 3 }])
  const path = '/api/profile/company/statistics?product='
  expect(await statusAndCode(await as('EMPLOYEE', 'GET', path + yuanValve.id))).toEqual([404, 'product.unknown'])
  expect((await as('EMPLOYEE', 'GET', '/api/profile/company/statistics?days=365')).status).toBe(422)
})

test('a company has a bounded number of different words a day', async () => {
  await clear()
  const led = (from: number) =>
    Array.from({ length: 90 }, (_, at) => ({ product: flangedValve.id, words: `word x${from + at}`, times: 1 }))
  const report = async (from: number) => {
    const body = JSON.stringify([{ product: {}, company: {}, led: led(from) }])
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    expect((await api.request('/views', init, bindings())).status).toBe(204)
  }
  for (const from of [0, 100, 200, 300, 0]) await report(from)
  const { DB } = bindings()
  const row = await DB.prepare('SELECT count(*) AS n, sum(opened) AS opened FROM interest_words').first()
  expect(row).toEqual({ n: 200, opened: 290 })
})
