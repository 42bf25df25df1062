/** Whose visits count as views of a company's pages (docs/decisions/0012-views.md). */
import { expect, test, vi } from 'vitest'
import { CRAWLER, request, samples, startSite, stores } from './site.ts'
import { newLogin, signedUp } from './visitors.ts'

startSite()

/** [kind, id, views] of everything that was counted. */
async function counted() {
  const { DB } = stores()
  const { results } = await DB.prepare(
    `SELECT views.kind, coalesce(p.id, c.id) AS id, sum(count) AS n FROM views
      LEFT JOIN products AS p ON views.kind = 'product' AND p.num = subject
      LEFT JOIN companies AS c ON views.kind = 'company' AND c.num = subject GROUP BY 1, 2 ORDER BY 1, 3 DESC`,
  ).all<{ kind: string; id: string; n: number }>()
  return results.map(({ kind, id, n }) => [kind, id, n])
}

/** @returns the browser of an employee of the company. */
async function colleagueOf(company: string) {
  const login = newLogin()
  const browser = await signedUp(login)
  const { DB } = stores()
  await DB.prepare(
    `INSERT INTO employees (id, company, user, name, position, role, status, version, created_at, updated_at)
      SELECT 'x', c.num, contacts.user, '', '', 'EMPLOYEE', 'active', 1, 0, 0 FROM contacts, companies AS c
      WHERE contacts.value = ? AND c.id = ?`,
  )
    .bind(login, company)
    .run()
  return browser
}

let visitors = 0
/** A visit from an address of its own. */
const look = async (path: string, headers: Record<string, string> = {}) => {
  visitors += 1
  const response = await request(path, { 'CF-Connecting-IP': `203.0.113.${visitors}`, ...headers })
  await response.text()
  expect(response.status, path).toBe(200)
  return response
}

test('visits of people count, cached pages and navigations included; those of crawlers and of its own employees do not', async () => {
  const { company } = await samples()
  const { data } = JSON.parse(await (await request(`/api/companies/${company.id}/products?perPage=4`)).text())
  const [seen, uncounted, theirs]: string[] = data.map(({ id }: { id: string }) => id)
  const page = `/en/product/${uncounted}`

  await look(page, { 'User-Agent': CRAWLER })
  await look(page, { Cookie: 'session=1' })
  await look(page, { Purpose: 'prefetch' })
  const ahead = await look(`${page}/_payload.json`, { Purpose: 'prefetch' })
  expect(ahead.headers.get('Cache-Control')).toMatch(/stale-while-revalidate/)
  const colleague = await colleagueOf(company.id)
  await (await colleague.send('GET', page)).text()
  await (await colleague.send('GET', `/en/suppliers/${company.id}`)).text()
  // The call between edge and API is not open to visitors.
  expect((await request('/views', {}, 'POST', `{"product":{"${uncounted}":9}}`)).status).toBeGreaterThanOrEqual(400)

  const buyer = await signedUp()
  await (await buyer.send('GET', `/en/product/${theirs}`)).text()
  await look(`/ru/suppliers/${company.id}`)
  await look(`/ru/product/${seen}/_payload.json`)
  // The same visitor again on the same day.
  await look(`/ru/suppliers/${company.id}`, { 'CF-Connecting-IP': `203.0.113.${visitors - 1}` })
  let visits = 1
  const isFromCache = async () => {
    visits += 1
    expect((await look(`/ru/product/${seen}`)).headers.get('Server-Timing')).toBe('cache')
  }
  await vi.waitFor(isFromCache, { timeout: 20_000 })
  const expected = [
    ['company', company.id, 1],
    ['product', seen, visits],
    ['product', theirs, 1],
  ]
  // Views are sent together some seconds after the first, so all earlier ones are there by now.
  await vi.waitFor(async () => expect(await counted()).toEqual(expected), { timeout: 20_000 })
})

test('lists count as shown, cached pages and navigations included, and no response names what it was counted by', async () => {
  const { DB } = stores()
  await DB.exec('DELETE FROM shown_lists')
  const shown = async () => {
    const { results } = await DB.prepare(
      'SELECT country, words, sum(count) AS n FROM shown_lists GROUP BY 1, 2 ORDER BY 1, 2',
    ).all()
    return results
  }
  await look('/en/catalog', { 'User-Agent': CRAWLER })
  let visits = 0
  const cached = async () => {
    visits += 1
    const response = await look('/en/catalog', { 'CF-IPCountry': 'KZ' })
    expect(response.headers.has('X-Shown')).toBe(false)
    expect(response.headers.get('Server-Timing')).toBe('cache')
  }
  await vi.waitFor(cached, { timeout: 20_000 })
  await look('/en/catalog/_payload.json', { 'CF-IPCountry': 'KZ' })
  const found = await look('/en/search?q=Steel', { 'CF-IPCountry': 'RU' })
  expect(found.headers.has('X-Shown')).toBe(false)
  const expected = [
    { country: 'KZ', words: '', n: visits + 1 },
    { country: 'RU', words: 'steel', n: 1 },
  ]
  await vi.waitFor(async () => expect(await shown()).toEqual(expected), { timeout: 20_000 })
})
