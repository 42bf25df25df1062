/** /api/operator/rates: exchange rates, and those that operators set by hand. /api/operator/units: units of goods. */
import * as v from 'valibot'
import { CURRENCIES, UNIT_CODES, UNITS } from '../trade-terms.ts'
import { Line } from './text-input.ts'
import { Currency, Day } from './values.ts'

/** The rouble is what rates are in. */
export const FOREIGN_CURRENCIES = CURRENCIES.filter((code) => code !== 'RUB')

const MAX_SOURCE_LENGTH = 120
const MAX_RATE_REASON_LENGTH = 300

const Foreign = v.pipe(
  Currency,
  v.check((code) => code !== 'RUB', 'unknown'),
  v.description('Any but the rouble'),
  v.examples(['USD' as const]),
)
const Rub = v.pipe(v.number(), v.description('Roubles for one unit'), v.examples([81.3]))
const Dated = v.pipe(v.string(), v.description('Day of the rate'), v.examples(['2026-11-20']))
const Source = v.pipe(
  v.nullable(v.string()),
  v.description('Host it was fetched from, or what an operator has named; null: stored without a source'),
  v.examples(['www.cbr.ru']),
)
const Reason = v.pipe(
  v.nullable(v.string()),
  v.description('Why it was set by hand; null: it was not'),
  v.examples(['The source is down']),
)

const PastRate = v.object({
  rub: Rub,
  dated: Dated,
  source: Source,
  reason: Reason,
  setAt: v.pipe(
    v.nullable(v.string()),
    v.description('When it was stored; null: before that was recorded'),
    v.examples(['2026-11-20T12:00:00.000Z']),
  ),
})
export type PastRate = v.InferOutput<typeof PastRate>

const DeskRate = v.object({
  currency: Currency,
  rub: v.pipe(
    v.nullable(v.number()),
    v.description('Null: there is none, prices are “on request”'),
    v.examples([81.3]),
  ),
  dated: v.pipe(v.nullable(v.string()), v.description('Day of the rate'), v.examples(['2026-11-20'])),
  source: Source,
  reason: Reason,
  history: v.pipe(v.array(PastRate), v.description('The latest rates of the currency, the newest day first')),
})
export type DeskRate = v.InferOutput<typeof DeskRate>

export const DeskRates = v.object({
  data: v.array(DeskRate),
  meta: v.object({
    source: v.pipe(
      v.nullable(v.string()),
      v.description('Host that rates are fetched from every 6 hours (RATES_URL); null: none'),
      v.examples(['www.cbr.ru']),
    ),
    fetchedAt: v.pipe(
      v.nullable(v.string()),
      v.description('When they were fetched last; null: never'),
      v.examples(['2026-11-20T12:00:00.000Z']),
    ),
    fault: v.pipe(
      v.nullable(v.string()),
      v.description('Why the last attempt has failed, in English, as the log has it; null: it has not'),
      v.examples(['the source answers 503']),
    ),
  }),
})
export type DeskRates = v.InferOutput<typeof DeskRates>

export const RateByHand = v.pipe(
  v.object({
    currency: Foreign,
    rub: v.pipe(
      v.number(),
      v.minValue(0.000_001),
      v.maxValue(1_000_000),
      v.description('Roubles for one unit'),
      v.examples([81.3]),
    ),
    dated: v.pipe(Day, v.description('Day of the rate'), v.examples(['2026-11-20'])),
    source: v.pipe(
      Line(MAX_SOURCE_LENGTH),
      v.description('Where it is from, shown beside prices'),
      v.examples(['Moscow Exchange']),
    ),
    reason: v.pipe(
      Line(MAX_RATE_REASON_LENGTH),
      v.description('Why it is set by hand'),
      v.examples(['The source is down']),
    ),
    sure: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Needed where it differs from the present one by more than a fifth'),
      v.examples([false]),
    ),
  }),
  v.examples([
    {
      currency: 'USD' as const,
      rub: 81.3,
      dated: '2026-11-20',
      source: 'Moscow Exchange',
      reason: 'The source is down',
      sure: false,
    },
  ]),
)
export type RateByHand = v.InferOutput<typeof RateByHand>

export const SetRateResponse = v.object({
  data: v.object({ currency: Currency, rub: Rub, dated: Dated, source: Source, reason: Reason }),
})

export const RateReturn = v.object({ currency: Foreign })

export const DeskUnits = v.object({
  data: v.array(
    v.object({
      unit: v.pipe(v.picklist(UNITS), v.examples(['piece' as const])),
      code: v.pipe(
        v.picklist(Object.values(UNIT_CODES)),
        v.description('Code of UN/ECE Recommendation 20'),
        v.examples(['H87' as const]),
      ),
      goods: v.pipe(
        v.number(),
        v.description('Goods on sale with a price for it, counted up to 10,000'),
        v.examples([84]),
      ),
    }),
  ),
})
export type DeskUnits = v.InferOutput<typeof DeskUnits>

export const FetchRatesResponse = v.object({
  data: v.object({ source: v.pipe(v.string(), v.description('Host that is asked'), v.examples(['www.cbr.ru'])) }),
})
