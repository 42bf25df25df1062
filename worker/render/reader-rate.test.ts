/** The reader's currency among those that are offered (docs/behaviour.md, "Reader's currency", "Currencies and units on offer"). */
import { expect, test } from 'vitest'
import { showReaderCurrency } from './reader-rate.ts'

const RATES = ['RUB', 'USD', 'BYN'].map((code) => ({ code, rub: 25, dated: '2026-11-20', source: null }))

/** The code of the currency that a page is shown in. */
async function shown(currency: string, offered?: object): Promise<string> {
  const c = {
    var: { resolved: { currency }, i18n: { reader: { code: 'RUB', rub: 1 } } },
    set(_name: string, value: { reader: { code: string; rub: number } }) {
      c.var.i18n = value
    },
  }
  await showReaderCurrency(Object(c), Promise.resolve(Object({ currencies: RATES, ...(offered && { offered }) })))
  return c.var.i18n.reader.code
}

test.each([
  ['USD', undefined, 'USD'],
  ['BYN', undefined, 'RUB'],
  ['USD', { readers: ['RUB', 'BYN'] }, 'RUB'],
  ['BYN', { readers: ['RUB', 'BYN'] }, 'BYN'],
  ['EUR', { readers: ['RUB', 'EUR'] }, 'RUB'],
])('%s chosen where %j is offered is shown as %s', async (currency, offered, expected) => {
  expect(await shown(currency, offered)).toBe(expected)
})
