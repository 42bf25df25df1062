import { expect, test } from 'vitest'
import type { PageViewReport, PageViews } from '../../../../domain/contract/page-views.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { shenyang, ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { flangedValve, russianPipe, yuanValve } from '../../../../tests/fixtures/catalogue/products.ts'
import { type PersonName, personId } from '../../../../tests/fixtures/people.ts'
import { api } from '../../app.ts'

const { as, bindings } = servePeople()

/** Calls /views as an edge does, which no visitor can. */
async function report(
  seen: Partial<PageViewReport[number]>,
  name: PersonName | 'ANONIM' = 'ANONIM',
  env = {},
  key = '',
) {
  const headers = { 'Content-Type': 'application/json', 'X-Upstream-Key': key }
  const by = name === 'ANONIM' ? {} : { by: personId(name) }
  const init = { method: 'POST', headers, body: JSON.stringify([{ ...by, ...seen }]) }
  return (await api.request('/views', init, { ...bindings(), ...env })).status
}

async function read(name: PersonName = 'EMPLOYEE'): Promise<PageViews> {
  return (await (await as(name, 'GET', '/api/profile/company/views?locale=ru')).json()).data
}

const today = () => Math.floor(Date.now() / DAY_MS)

test('views are summed by day and by product, separately for each company', async () => {
  await bindings().DB.exec('DELETE FROM views')
  const product = { [flangedValve.id]: 2, [russianPipe.id]: 5, [yuanValve.id]: 7 }
  expect(await report({ product, company: { [ural.id]: 1 } })).toBe(204)
  expect(await report({ product: { [flangedValve.id]: 1 } })).toBe(204)
  const views = await read()
  expect(views).toMatchObject({ total: 9, before: 0 })
  expect(views.products).toEqual([
    { id: russianPipe.id, name: expect.objectContaining({ lang: 'ru' }), views: 5 },
    { id: flangedValve.id, name: expect.objectContaining({ lang: 'ru' }), views: 3 },
  ])
  expect(views.days).toHaveLength(30)
  expect(views.days.at(-1)).toEqual({ date: new Date(today() * DAY_MS).toISOString().slice(0, 10), views: 9 })
  expect(await read('FOREIGN_OWNER')).toMatchObject({ total: 7, products: [{ id: yuanValve.id, views: 7 }] })
})

test('the last thirty days are compared with the thirty before them', async () => {
  const { DB } = bindings()
  const row = (ago: number, count: number) =>
    DB.prepare("INSERT INTO views VALUES (?, ?, 'product', ?, ?)").bind(
      today() - ago,
      ural.num,
      flangedValve.num,
      count,
    )
  await DB.batch([DB.prepare('DELETE FROM views'), ...[29, 30, 59, 60].map((ago, at) => row(ago, 10 ** at))])
  const views = await read()
  expect(views).toMatchObject({ total: 1, before: 110, products: [{ id: flangedValve.id, views: 1 }] })
  expect(views.days[0]?.views).toBe(1)
})

test('views by a company’s own employees do not count, views by other companies’ employees do', async () => {
  await bindings().DB.exec('DELETE FROM views')
  const seen = { product: { [flangedValve.id]: 1 }, company: { [ural.id]: 1, [shenyang.id]: 1 } }
  for (const name of ['EMPLOYEE', 'OWNER'] as const) expect(await report(seen, name)).toBe(204)
  expect(await read()).toMatchObject({ total: 0, products: [] })
  expect(await read('FOREIGN_OWNER')).toMatchObject({ total: 2 })
  await report(seen, 'FOREIGN_OWNER')
  await report(seen, 'USER')
  expect(await read()).toMatchObject({ total: 4 })
})

test('one report has the views of several visitors, those of unknown users included', async () => {
  await bindings().DB.exec('DELETE FROM views')
  const seen = { product: {}, company: { [ural.id]: 1, [shenyang.id]: 1 } }
  const visitors = [{}, ...[personId('EMPLOYEE'), personId('USER'), 'zzzzzzzzzzzzzzzz'].map((by) => ({ by }))]
  const body = JSON.stringify(visitors.map((visitor) => ({ ...seen, ...visitor })))
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  expect((await api.request('/views', init, bindings())).status).toBe(204)
  expect([await read(), await read('FOREIGN_OWNER')]).toMatchObject([{ total: 3 }, { total: 4 }])
  expect(await report({ ...seen, by: "' OR 1" })).toBe(422)
})

test('only an edge may report views, and only valid numbers of existing pages count', async () => {
  await bindings().DB.exec('DELETE FROM views')
  const seen = { product: { [flangedValve.id]: 1 } }
  const alone = { ROLE: 'api', UPSTREAM_KEY: 'shared by the edge and the api' }
  expect(await report(seen, 'ANONIM', { ROLE: 'api' })).toBe(404)
  expect(await report(seen, 'ANONIM', alone, 'guessed')).toBe(404)
  expect(await report({ product: { [flangedValve.id]: -5 } })).toBe(422)
  expect(await report({ product: { "' OR 1": 1 } })).toBe(422)
  expect(await report({ product: { [ural.id.replace(/.$/, 'z')]: 1 } })).toBe(204)
  expect(await read()).toMatchObject({ total: 0 })
  expect(await report(seen, 'ANONIM', alone, alone.UPSTREAM_KEY)).toBe(204)
  expect(await read()).toMatchObject({ total: 1 })
})
