import { createServer, type RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startCatalogue, type TestBindings } from '../../tests/fixtures/bindings.ts'
import { chineseOnly, yuanValve } from '../../tests/fixtures/catalogue/products.ts'
import { portOf } from '../../tests/fixtures/port-of.ts'
import { exchangeRates } from './exchange-rates.ts'
import { runWhole } from './job.ts'
import { listPrices } from './list-prices.ts'
import { parseRates } from './rate-sources.ts'

const XML = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="20.11.2026" name="Foreign Currency Market">
<Valute ID="R01375"><NumCode>156</NumCode><CharCode>CNY</CharCode><Nominal>1</Nominal><Name>x</Name><Value>14,1234</Value></Valute>
<Valute ID="R01335"><NumCode>398</NumCode><CharCode>KZT</CharCode><Nominal>100</Nominal><Name>x</Name><Value>15,7</Value></Valute>
<Valute ID="R01010"><NumCode>036</NumCode><CharCode>AUD</CharCode><Nominal>1</Nominal><Name>x</Name><Value>50,1</Value></Valute>
</ValCurs>`
const bytes = (text: string) => new Uint8Array(Buffer.from(text))

describe('parsing a sheet of rates', () => {
  test("reads the Bank of Russia's format", () => {
    const { dated, rub } = parseRates(bytes(XML), 'application/xml; charset=windows-1251')
    expect(dated).toBe('2026-11-20')
    expect([...rub]).toEqual([
      ['CNY', 14.1234],
      ['KZT', 0.157],
    ])
  })

  test('reads JSON, without the rouble', () => {
    const sheet = JSON.stringify({ date: '2026-11-20', rates: { USD: 81.3, RUB: 2, XAU: 9000 } })
    expect([...parseRates(bytes(sheet), 'application/json').rub]).toEqual([['USD', 81.3]])
  })

  test.each([
    ['application/json', '{"date":"2026-11-20","rates":{"USD":-1}}'],
    ['application/json', '{"date":"2026-11-20","rates":{"USD":"81"}}'],
    ['application/json', '{"date":"yesterday","rates":{"USD":81}}'],
    ['application/json', '{"date":"2026-11-20","rates":{}}'],
    ['text/xml', XML.replace('14,1234', 'many')],
    ['text/xml', XML.replace('<Nominal>1<', '<Nominal>0<')],
    ['text/html', '<html>Service unavailable</html>'],
  ])('throws for an impossible sheet: %s %s', (type, text) => expect(() => parseRates(bytes(text), type)).toThrow())

  test('returns valid rates or throws for any input', () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('application/json', 'text/xml'), (text, type) => {
        try {
          for (const rate of parseRates(bytes(text), type).rub.values()) expect(rate).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }),
    ))
})

describe('the jobs', () => {
  let env: TestBindings
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ env, stop } = await startCatalogue())
  })
  afterAll(() => stop())
  beforeEach(() =>
    env.DB.exec("UPDATE rates SET rub = 12.345, listed = NULL, dated = '2026-01-01' WHERE currency = 'CNY'"),
  )

  const bindings = (RATES_URL?: string) => ({ ...env, ...(RATES_URL && { RATES_URL }) })
  const cny = () => env.DB.prepare("SELECT rub, dated, listed FROM rates WHERE currency = 'CNY'").first()
  const priceOf = (table: string, column: string, num: number) =>
    env.DB.prepare(
      `SELECT ${column} AS price FROM ${table} WHERE ${table === 'listing' ? 'ancestor = 0 AND product' : 'num'} = ?`,
    )
      .bind(num)
      .first('price')

  /** Runs the job with a local source. */
  async function fromServer(respond: RequestListener): Promise<string> {
    const server = createServer(respond)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    try {
      return await runWhole(bindings(`http://127.0.0.1:${portOf(server)}/`), exchangeRates, 0)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  const fromSource = (status: number, type: string, body: string) =>
    fromServer((_, response) => response.writeHead(status, { 'Content-Type': type }).end(body))

  test('a source that never ends is read up to the limit and changes nothing', async () => {
    const endless = Readable.from(
      (function* () {
        while (true) yield Buffer.alloc(65_536)
      })(),
    )
    const sheet = fromServer((_, response) => endless.pipe(response.writeHead(200, { 'Content-Type': 'text/xml' })))
    await expect(sheet).rejects.toThrow('too much')
    endless.destroy()
    expect(await cny()).toMatchObject({ dated: '2026-01-01' })
  })

  test('without a source nothing changes', async () => {
    expect(await runWhole(bindings(), exchangeRates, 0)).toMatch(/RATES_URL/)
    expect(await cny()).toEqual({ rub: 12.345, dated: '2026-01-01', listed: null })
  })

  test('rates are updated from the source, but never by an older sheet', async () => {
    await fromSource(200, 'text/xml', XML)
    expect(await cny()).toEqual({ rub: 14.1234, dated: '2026-11-20', listed: 12.345 })
    await fromSource(200, 'text/xml', XML.replace('20.11.2026', '19.11.2026').replace('14,1234', '1'))
    expect(await cny()).toMatchObject({ rub: 14.1234 })
    await expect(fromSource(500, 'text/xml', XML)).rejects.toThrow('500')
  })

  test('a rate that changes by more than 1 % updates the stored prices', async () => {
    expect(await runWhole(bindings(), listPrices, 0)).toMatch(/no rate/)
    await fromSource(200, 'text/xml', XML)
    expect(await runWhole(bindings(), listPrices, 0)).toBe('CNY')
    const kopecks = Math.round(5_000 * 14.1234)
    expect(await priceOf('products', 'price_rub', yuanValve.num)).toBe(kopecks)
    expect(await priceOf('listing', 'price', yuanValve.num)).toBe(kopecks)
    expect(await priceOf('products', 'price_rub', chineseOnly.num)).toBe(chineseOnly.priceRub)
    expect(await runWhole(bindings(), listPrices, 0)).toMatch(/no rate/)
  })

  test('a rate that has hardly changed does not update the stored prices', async () => {
    await env.DB.exec("UPDATE rates SET listed = rub, rub = rub * 1.009 WHERE currency = 'CNY'")
    expect(await runWhole(bindings(), listPrices, 0)).toMatch(/no rate/)
  })
})
