import { sql } from 'drizzle-orm'
import { HOUR_MS } from '../../domain/durations.ts'
import { boundedBody } from '../api/http/bounded-body.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import type { Bindings } from '../bindings.ts'
import { defineJob, NO_VALUE } from './job.ts'
import { parseRates, type SourceRates } from './rate-sources.ts'

/** Milliseconds until the source has to respond. */
const TIMEOUT = 10_000
/** Bytes of a response at most; the largest sheet of rates has some kilobytes. */
const MAX_RESPONSE_BYTES = 1_000_000

async function fetchRates(address: string): Promise<SourceRates> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`the source answers ${response.status}`)
  const bytes = await boundedBody(response.body, MAX_RESPONSE_BYTES)
  if (!bytes) throw new Error('the source answers with too much to be rates')
  return parseRates(bytes, response.headers.get('Content-Type') ?? '')
}

/**
 * The rate that listed prices follow has its own column, which the job list-prices compares. A rate older than the stored one is ignored,
 * because a source that recovers from a failure may send yesterday's sheet again. One that was set by hand stays (docs/behaviour.md, "Rates
 * by hand"); rates of the source are meanwhile stored in the history only, from which the latest is taken when the operator returns to the
 * source.
 */
function store({ DB }: Bindings, source: string, { dated, rub }: SourceRates, now: number) {
  const sheet = sql`json_each(${JSON.stringify([...rub])})`
  return writeBatch(DB, [
    sql`INSERT OR IGNORE INTO rate_history (currency, dated, set_at, rub, source)
      SELECT value ->> 0, ${dated}, ${now}, value ->> 1, ${source} FROM ${sheet} WHERE NOT EXISTS (SELECT 1 FROM rate_history AS known
        WHERE known.currency = value ->> 0 AND known.dated = ${dated} AND known.rub = value ->> 1 AND known.reason IS NULL)`,
    sql`INSERT INTO rates (currency, rub, dated, source)
      SELECT value ->> 0, value ->> 1, ${dated}, ${source} FROM ${sheet} WHERE true
      ON CONFLICT (currency) DO UPDATE SET listed = coalesce(listed, rub), rub = excluded.rub, dated = excluded.dated,
        source = excluded.source
      WHERE excluded.dated >= rates.dated AND rates.reason IS NULL`,
  ])
}

/** Updates the rates from RATES_URL. Without that variable the stored rates and their date are not changed. */
export const exchangeRates = defineJob({
  name: 'exchange-rates',
  every: 6 * HOUR_MS,
  argument: NO_VALUE,
  cursor: NO_VALUE,
  async step(env, { now }) {
    if (!env.RATES_URL) return { done: 'no source is configured (RATES_URL)' }
    const rates = await fetchRates(env.RATES_URL)
    await store(env, new URL(env.RATES_URL).hostname, rates, now)
    return { done: `${[...rates.rub.keys()].join(' ')} of ${rates.dated}` }
  },
})
