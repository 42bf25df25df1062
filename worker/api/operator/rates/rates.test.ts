/** Exchange rates that operators set by hand, and return to the source (docs/behaviour.md, "Rates by hand"). */
import { beforeEach, expect, test } from 'vitest'
import type { DeskRate } from '../../../../domain/contract/desk-rates.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'

const { as, bindings, variables } = servePeople()
const PATH = '/api/operator/rates'

beforeEach(() =>
  bindings().DB.exec(
    `DELETE FROM rate_history; UPDATE rates SET reason = NULL, listed = NULL;
      UPDATE rates SET rub = 80, dated = '2026-11-20', source = 'www.cbr.ru' WHERE currency = 'CNY';
      INSERT INTO rate_history (currency, dated, set_at, rub, source) VALUES ('CNY', '2026-11-20', 1, 80, 'www.cbr.ru')`.replaceAll(
      '\n',
      ' ',
    ),
  ),
)

const yuan = async (): Promise<DeskRate | undefined> => {
  const { data }: { data: DeskRate[] } = await (await as('ADMIN', 'GET', PATH)).json()
  return data.find(({ currency }) => currency === 'CNY')
}
const set = (change: object = {}) =>
  as('ADMIN', 'POST', PATH, {
    currency: 'CNY',
    rub: 85,
    dated: '2026-11-21',
    source: 'Moscow Exchange',
    reason: 'The source is down',
    ...change,
  })
const inAppData = async () => {
  const { data } = await (await as('ANONIM', 'GET', '/app/data')).json()
  return data.currencies.find(({ code }: { code: string }) => code === 'CNY')
}

test('a rate that is set by hand is used, is marked, and is in the history and the journal', async () => {
  expect(await inAppData()).not.toHaveProperty('byHand')
  expect((await set()).status).toBe(200)
  expect(await yuan()).toMatchObject({ rub: 85, source: 'Moscow Exchange', reason: 'The source is down' })
  expect((await yuan())?.history.map(({ rub, reason }) => [rub, reason])).toEqual([
    [85, 'The source is down'],
    [80, null],
  ])
  expect(await inAppData()).toEqual({
    code: 'CNY',
    rub: 85,
    dated: '2026-11-21',
    source: 'Moscow Exchange',
    byHand: true,
  })
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal')).json()
  expect(data[0]).toMatchObject({
    act: 'rate-set',
    before: { key: 'CNY', roubles: 80, reason: null },
    after: { roubles: 85, source: 'Moscow Exchange', reason: 'The source is down' },
  })
})

test('after a rate is given back, the latest one of the source is used again', async () => {
  await set()
  for (const _ of [1, 2]) expect((await as('ADMIN', 'DELETE', `${PATH}?currency=CNY`)).status).toBe(204)
  expect(await yuan()).toMatchObject({ rub: 80, dated: '2026-11-20', source: 'www.cbr.ru', reason: null })
})

test('a rate that is likely mistyped has to be confirmed, and the rouble has none', async () => {
  expect(await statusAndCode(await set({ rub: 850 }))).toEqual([409, 'rate.unlikely'])
  expect((await set({ rub: 120, sure: true })).status).toBe(200)
  await as('ADMIN', 'DELETE', `${PATH}?currency=CNY`)
  expect(await statusAndCode(await set({ currency: 'RUB' }))).toEqual([422, 'input.invalid'])
  expect(await statusAndCode(await set({ reason: '' }))).toEqual([422, 'input.invalid'])
})

test('units are listed with the goods that are priced by them', async () => {
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/units')).json()
  const piece = data.find(({ unit }: { unit: string }) => unit === 'piece')
  expect(piece).toMatchObject({ code: 'H87' })
  expect(piece.goods).toBeGreaterThan(0)
})

test('rates are fetched at a press where a source is set, and the desk shows when they were and what failed', async () => {
  const meta = async () => (await (await as('ADMIN', 'GET', PATH)).json()).meta
  expect(await statusAndCode(await as('ADMIN', 'POST', `${PATH}/fetch`))).toEqual([409, 'rates.no-source'])
  variables.RATES_URL = 'https://rates.example/daily.xml'
  expect((await as('ADMIN', 'POST', `${PATH}/fetch`)).status).toBe(202)
  const { DB } = bindings()
  expect(await DB.prepare("SELECT due_at FROM jobs WHERE name = 'exchange-rates'").first('due_at')).toBeGreaterThan(0)
  await DB.exec("UPDATE jobs SET finished_at = 5, error = 'the source answers 503' WHERE name = 'exchange-rates'")
  expect(await meta()).toEqual({
    source: 'rates.example',
    fetchedAt: '1970-01-01T00:00:00.005Z',
    fault: 'the source answers 503',
  })
})
