/** Parses published sheets of exchange rates. */

import { Parser } from 'htmlparser2'
import * as v from 'valibot'
import { decimalNumber } from '../../domain/numbers.ts'
import { CURRENCIES, type Currency } from '../../domain/trade-terms.ts'

export interface SourceRates {
  /** ISO date of the rates. */
  dated: string
  /** Roubles for one unit. */
  rub: Map<Currency, number>
}

const Rate = v.pipe(v.number(), v.minValue(0.000_001), v.maxValue(1_000_000))
const Day = v.pipe(v.string(), v.isoDate())

/** {"date": "2026-11-20", "rates": {"USD": 81.3}}, in roubles for one unit. */
const Sheet = v.object({ date: Day, rates: v.record(v.string(), Rate) })

/** The rouble is excluded, because its rate is 1 whatever a sheet says. */
const FOREIGN = CURRENCIES.filter((currency) => currency !== 'RUB')

function ratesOf(dated: string, rateOf: (currency: Currency) => number | undefined): SourceRates {
  const rates = FOREIGN.flatMap((currency): [Currency, number][] => {
    const rate = rateOf(currency)
    return rate === undefined ? [] : [[currency, v.parse(Rate, rate)]]
  })
  if (rates.length === 0) throw new Error('the source has no rate of a currency of ours')
  return { dated: v.parse(Day, dated), rub: new Map(rates) }
}

const parseJson = (text: string): SourceRates => {
  const { date, rates } = v.parse(Sheet, JSON.parse(text))
  return ratesOf(date, (currency) => rates[currency])
}

/** The Bank of Russia's daily sheet: <ValCurs Date="20.11.2026"><Valute><CharCode/><Nominal/><Value>81,30</Value>… */
function parseBankOfRussia(text: string): SourceRates {
  let dated = ''
  let element = ''
  let row: Record<string, string> = {}
  const rows: Record<string, string>[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        element = name
        if (name === 'ValCurs') dated = (attributes.Date ?? '').split('.').reverse().join('-')
        if (name === 'Valute') row = {}
      },
      ontext(part) {
        row[element] = (row[element] ?? '') + part
      },
      onclosetag(name) {
        element = ''
        if (name === 'Valute') rows.push(row)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return ratesOf(dated, (currency) => {
    const quote = rows.find(({ CharCode }) => CharCode?.trim() === currency)
    return quote && decimalNumber(quote.Value ?? '') / decimalNumber(quote.Nominal ?? '')
  })
}

/**
 * @param bytes JSON, or the XML of the Bank of Russia (windows-1251, but only digits and Latin letters of it are read).
 * @throws Error for any other content, and for impossible rates.
 */
export const parseRates = (bytes: Uint8Array, type: string): SourceRates => {
  const text = new TextDecoder('latin1').decode(bytes)
  return type.includes('json') ? parseJson(text) : parseBankOfRussia(text)
}
