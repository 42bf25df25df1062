/**
 * VAT, fees and excise that operators maintain, and the estimate that is calculated with them (docs/behaviour.md,
 * "Rates at the border").
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { loadCodes } from '../../../../tests/fixtures/classifier-tree.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/border-rates'
const VAT = {
  kind: 'vat',
  codes: '',
  rate: '22',
  amount: null,
  upTo: null,
  validFrom: '2026-01-01',
  validTo: null,
  source: 'Налоговый кодекс РФ, ст. 164',
  address: null,
}
const FEE = { ...VAT, kind: 'fee', rate: null, amount: 123_100, upTo: 20_000_000 }

beforeAll(() => loadCodes(bindings().DB))
beforeEach(async () => {
  await bindings().DB.prepare('DELETE FROM border_rates').run()
})

const add = (body: object) => as('ADMIN', 'POST', PATH, body)
const list = async () => (await (await as('ADMIN', 'GET', PATH)).json()).data

test('rows are listed by kind, replaced with their version, and removed', async () => {
  const { data } = await (await add(VAT)).json()
  await add(FEE)
  expect(await list()).toMatchObject([FEE, { ...VAT, id: data.id, version: 1 }])
  const one = `${PATH}/${data.id}`
  const next = { ...VAT, validTo: '2026-12-31' }
  expect((await (await as('ADMIN', 'PATCH', one, next, { 'If-Match': '"1"' })).json()).data).toMatchObject({
    ...next,
    version: 2,
  })
  const late = await as('ADMIN', 'PATCH', one, VAT, { 'If-Match': '"1"' })
  expect(await statusAndCode(late)).toEqual([412, 'version.outdated'])
  expect((await as('ADMIN', 'DELETE', one)).status).toBe(204)
  expect(await list()).toMatchObject([FEE])
})

test.each([
  ['a VAT without its rate', { rate: null }, 'rate'],
  ['a rate above 100', { rate: '101' }, 'rate'],
  ['a VAT with an amount', { amount: 5 }, 'amount'],
  ['a general VAT of some codes', { codes: '84' }, 'codes'],
  ['a fee without its amount', { ...FEE, amount: null }, 'amount'],
  ['an excise without codes', { kind: 'excise', rate: null }, 'codes'],
  ['a last day before the first', { validTo: '2025-12-31' }, 'validTo'],
  ['no source', { source: ' ' }, 'source'],
  ['an address that is none', { address: 'pravo.gov.ru' }, 'address'],
])('%s is refused', async (_, given, path) => {
  const response = await add({ ...VAT, ...given })
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toMatchObject([{ path }])
})

test('the 401st rate is refused', async () => {
  await bindings()
    .DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
       INSERT INTO border_rates (id, kind, rate, valid_from, source, updated_at) SELECT 'x' || i, 'vat', '1', '2026-01-01', 'Act', 0 FROM n`,
    )
    .run()
  expect(await statusAndCode(await add(VAT))).toEqual([409, 'border-rates.too-many'])
})

describe('an estimate', () => {
  const ask = (query: string) => as('ANONIM', 'GET', `/api/tnved/estimate?${query}`)
  const estimateOf = async (query: string) => {
    const response = await ask(query)
    expect(response.status, await response.clone().text()).toBe(200)
    return (await response.json()).data
  }

  test('has each term with its row, and the edition and day', async () => {
    await add(VAT)
    await add(FEE)
    await add({ ...VAT, kind: 'excise', codes: '2203', rate: null })
    const data = await estimateOf('code=8410000000&value=100000&incoterm=DAP&count=3')
    expect(data).toMatchObject({
      code: '8410000000',
      rule: { kind: 'percent', percent: '10' },
      footnotes: null,
      edition: { dated: '2026-03-08', builtin: false },
      rates: [{ currency: 'RUB', rub: '1', dated: null, source: null }],
      total: { from: 13_543_100, to: 13_543_100 },
      perUnit: { from: 4_514_367 },
      without: [],
    })
    const terms = Object.fromEntries(data.terms.map((one: { term: string }) => [one.term, one]))
    expect(terms.vat).toMatchObject({ amount: { from: 2_420_000 }, rows: [VAT] })
    expect(terms.fee).toMatchObject({ amount: { from: 123_100 }, rows: [FEE] })
  })

  test('converts a currency at its dated rate', async () => {
    const { rub } = (await bindings().DB.prepare("SELECT rub FROM rates WHERE currency = 'CNY'").first()) ?? {}
    const data = await estimateOf('code=8410000000&value=1000&currency=CNY&incoterm=DAP')
    expect(data.rates).toMatchObject([{ currency: 'CNY', rub: String(rub), dated: expect.any(String) }])
    expect(data.terms[0].amount.from).toBe(Math.round(Number(rub) * 100_000))
    expect(data.without).toEqual(['excise', 'vat', 'fee'])
  })

  test('of a code with a footnote has no total', async () => {
    const data = await estimateOf('code=8481808199&value=1000&incoterm=DAP')
    expect(data).toMatchObject({ footnotes: '7) 63С)', total: null, perUnit: null })
  })

  test.each([
    ['code=8481&value=1&incoterm=DAP', 422, 'input.invalid'],
    ['code=8481808888&value=1&incoterm=DAP', 404, 'code.unknown'],
    ['code=8410000000&value=0&incoterm=DAP', 422, 'input.invalid'],
    ['code=8410000000&value=1e5&incoterm=DAP', 422, 'input.invalid'],
    ['code=8410000000&value=1', 422, 'input.invalid'],
    ['code=8410000000&value=1&incoterm=DAP&currency=BYN', 422, 'rate.unknown'],
  ])('%s is a %i', async (query, status, code) => {
    if (code === 'rate.unknown') await bindings().DB.prepare("DELETE FROM rates WHERE currency = 'BYN'").run()
    expect(await statusAndCode(await ask(query))).toEqual([status, code])
  })
})
