/** /api/operator/rates: rates with their source and history (docs/behaviour.md, "Rates by hand"). */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  DeskRates,
  FetchRatesResponse,
  RateByHand,
  RateReturn,
  SetRateResponse,
} from '../../../../domain/contract/desk-rates.ts'
import { database } from '../../../db/connection.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { readDeskRates, readLastFetch } from './queries.ts'

const TAG = 'definitions'

/** A rate that differs more from the present one is likely mistyped: all prices in the currency would follow it. */
const LIKELY_CHANGE = 0.2

/** @returns the host that rates are fetched from; null where none is configured */
const sourceOf = ({ env: { RATES_URL } }: Context<ApiEnv>): string | null =>
  RATES_URL ? new URL(RATES_URL).hostname : null

export const deskRates = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Exchange rates with source, date and history', DeskRates),
    requires('rate.read'),
    async (c) => {
      const db = database(c.env.DB)
      const [data, last] = await Promise.all([readDeskRates(db), readLastFetch(db)])
      return c.json({ data, meta: { source: sourceOf(c), ...last } })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Sets the rate of a currency by hand; it holds until it is given back, whatever the source says',
      { 200: SetRateResponse },
      { 409: '`rate.unlikely`: it differs from the present one by more than a fifth, and `sure` is not set' },
    ),
    requires('rate.edit'),
    body(RateByHand),
    async (c) => {
      const { sure, ...rate } = c.req.valid('json')
      const { currency, rub, dated, source, reason } = rate
      const isLikely = sql`NOT EXISTS (SELECT 1 FROM rates WHERE currency = ${currency} AND abs(${rub} / rub - 1) > ${LIKELY_CHANGE})`
      const writes = [
        ...(sure ? [] : [refuseUnless(isLikely, new AppError('rate.unlikely', 409))]),
        // The source's rate, where it was stored before there was a history: returning to the source restores it from
        // there.
        sql`INSERT OR IGNORE INTO rate_history (currency, dated, set_at, rub, source)
          SELECT currency, dated, 0, rub, source FROM rates WHERE currency = ${currency} AND reason IS NULL AND NOT EXISTS (
            SELECT 1 FROM rate_history AS known WHERE known.currency = rates.currency AND known.reason IS NULL)`,
        sql`INSERT INTO rates (currency, rub, dated, source, reason) VALUES (${currency}, ${rub}, ${dated}, ${source}, ${reason})
          ON CONFLICT (currency) DO UPDATE SET listed = coalesce(listed, rub), rub = excluded.rub, dated = excluded.dated,
            source = excluded.source, reason = excluded.reason`,
        sql`INSERT OR REPLACE INTO rate_history (currency, dated, set_at, rub, source, reason)
          VALUES (${currency}, ${dated}, ${Date.now()}, ${rub}, ${source}, ${reason})`,
      ]
      return commit(c, writes, { status: 200, body: { data: rate } })
    },
  )
  .post(
    '/fetch',
    describeWrite(
      TAG,
      'Fetches the rates from their source now, in the background',
      { 202: FetchRatesResponse },
      { 409: 'No source is configured (`RATES_URL`): `rates.no-source`' },
    ),
    requires('rate.edit'),
    async (c) => {
      const source = sourceOf(c)
      if (source === null) throw new AppError('rates.no-source', 409)
      const writes = [queueJob({ name: 'exchange-rates' }, Date.now())]
      const response = await commit(c, writes, { status: 202, body: { data: { source } } })
      await runSoon(c, ['exchange-rates'])
      return response
    },
  )
  .delete(
    '/',
    describeRepeatable(TAG, 'Gives a rate that was set by hand back to its source: its latest one counts again', {
      204: null,
    }),
    requires('rate.edit'),
    query(RateReturn),
    (c) => {
      const { currency } = c.req.valid('query')
      const last = sql`SELECT rub, dated, source FROM rate_history WHERE currency = ${currency} AND reason IS NULL
        ORDER BY dated DESC, set_at DESC LIMIT 1`
      return commitWithoutBody(c, [
        sql`UPDATE rates SET listed = coalesce(listed, rates.rub), rub = before.rub, dated = before.dated, source = before.source,
          reason = NULL FROM (${last}) AS before WHERE rates.currency = ${currency} AND rates.reason IS NOT NULL`,
        // A currency that has never had a rate of the source is without a rate again.
        sql`DELETE FROM rates WHERE currency = ${currency} AND reason IS NOT NULL`,
      ])
    },
  )
