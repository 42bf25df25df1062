import type { Context } from 'hono'
import { estimate } from '../../../../domain/border/estimate.ts'
import { needsOf } from '../../../../domain/border/needs.ts'
import { ratesInEffect } from '../../../../domain/border/rates-in-effect.ts'
import { roundedProduct } from '../../../../domain/border/rounded-product.ts'
import { currenciesOfDuty, readDuty } from '../../../../domain/classifier/duty.ts'
import { dutyOf, footnotesOf } from '../../../../domain/classifier/tree.ts'
import type { DutyUnit } from '../../../../domain/contract/duty.ts'
import type { Estimate, EstimateQuery } from '../../../../domain/contract/estimate.ts'
import type { Currency } from '../../../../domain/trade-terms.ts'
import { selectBorderRates, toBorderRate } from '../../../db/border-rates.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { toMeta } from '../classifier/results.ts'
import { databaseSource } from '../classifier/source.ts'
import { selectRates } from '../money.ts'

/** Decimals of a rate: the Bank of Russia has four, for as many as ten thousand units of a currency. */
const RATE_DECIMALS = 10

type StoredRates = Awaited<ReturnType<typeof selectRates>>
type ShownRate = Estimate['rates'][number]

const ROUBLE: ShownRate = { currency: 'RUB', rub: '1', dated: null, source: null }

function rateOf(rows: StoredRates, currency: Currency): ShownRate | null {
  if (currency === 'RUB') return ROUBLE
  const row = rows.find((one) => one.currency === currency)
  if (!row) return null
  const rub = row.rub.toFixed(RATE_DECIMALS).replace(/\.?0+$/, '')
  return { currency, rub, dated: row.dated, source: row.source }
}

/** The query states the engine capacity of one vehicle; a duty is due on that of all. @returns it in cm³ */
function engines({ engine, count }: EstimateQuery): string | undefined {
  if (engine === undefined || count === undefined) return undefined
  // Both factors may have three decimals, so the product has six.
  const parts = roundedProduct([engine, count, '1000000'])
  const digits = String(parts).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** The stated quantities, by the unit of a duty. */
function quantitiesOf(query: EstimateQuery): Partial<Record<DutyUnit, string>> {
  const { count, kilograms, litres, squareMetres } = query
  const stated: Record<DutyUnit, string | undefined> = {
    kilogram: kilograms,
    litre: litres,
    pair: count,
    piece: count,
    'square-metre': squareMetres,
    'engine-cm3': engines(query),
  }
  return Object.fromEntries(Object.entries(stated).filter(([, quantity]) => quantity !== undefined))
}

/**
 * @param day ISO date for which rates are taken
 * @throws AppError 404 `code.unknown`, also for a code that is not the last of its branch; 422 `rate.unknown` where the currency has no
 *   rate, `estimate.too-large`
 */
export async function readEstimate(c: Context<ApiEnv>, query: EstimateQuery, day: string): Promise<Estimate> {
  const db = database(c.env.DB)
  const opened = await databaseSource.open(c, 'tnved')
  const { tree } = opened.index
  const at = tree.positions.get(query.code)
  const duty = at === undefined ? null : dutyOf(tree, at)
  if (at === undefined || duty === null) throw new AppError('code.unknown', 404)
  const [stored, rows] = await db.batch([selectRates(db), selectBorderRates(db)])
  const own = rateOf(stored, query.currency)
  if (!own) throw new AppError('rate.unknown', 422)
  const rule = readDuty(duty)
  const footnotes = footnotesOf(tree, at)
  const used = [query.currency, ...(rule ? currenciesOfDuty(rule) : [])].flatMap((one) => rateOf(stored, one) ?? [])
  return {
    code: query.code,
    day,
    edition: toMeta(opened).edition,
    duty,
    rule,
    footnotes,
    rates: [...new Map(used.map((rate) => [rate.currency, rate])).values()],
    needs: needsOf(rule),
    ...estimate({
      value: query.value,
      freight: query.freight,
      incoterm: query.incoterm,
      count: query.count,
      quantities: quantitiesOf(query),
      rub: own.rub,
      rule,
      hasFootnotes: footnotes !== null,
      rateOf: (currency) => rateOf(stored, currency)?.rub ?? null,
      rates: ratesInEffect(rows.map(toBorderRate), query.code, day),
    }),
  }
}
