/** GET /api/tnved/taxes (docs/behaviour.md, "Rates at the border"). */
import { Hono } from 'hono'
import { ratesInEffect } from '../../../../domain/border/rates-in-effect.ts'
import { ImportTaxes, ImportTaxesQuery } from '../../../../domain/contract/import-taxes.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { selectBorderRates, toBorderRate } from '../../../db/border-rates.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'

export const importTaxes = new Hono<ApiEnv>().get(
  '/',
  describeGet('codes', 'VAT and excise of goods with a TN VED code, with the acts they come from', ImportTaxes),
  query(ImportTaxesQuery),
  async (c) => {
    const day = utcDay(Date.now())
    const [rows] = await database(c.env.DB).batch([selectBorderRates(database(c.env.DB))])
    const { fees: _, ...taxes } = ratesInEffect(rows.map(toBorderRate), c.req.valid('query').code, day)
    c.header('Cache-Control', 'public, max-age=60')
    return c.json({ data: { day, ...taxes } })
  },
)
