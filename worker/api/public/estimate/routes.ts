/** GET /api/tnved/estimate (docs/behaviour.md, "Estimate at the border"). */
import { Hono } from 'hono'
import { EstimateQuery, EstimateResponse } from '../../../../domain/contract/estimate.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { query } from '../../http/validate.ts'
import { readEstimate } from './read-estimate.ts'

const describe = describeGet(
  'codes',
  'The charges on goods of a TN VED code at the border of Russia: customs value, duty, VAT, fee, and what is not known',
  EstimateResponse,
  { unknown: true },
)

export const estimates = new Hono<ApiEnv>().get('/', describe, query(EstimateQuery), async (c) => {
  // Rates are of a day, and an operator's correction has to be seen soon.
  c.header('Cache-Control', 'public, max-age=60')
  try {
    return c.json({ data: await readEstimate(c, c.req.valid('query'), utcDay(Date.now())) })
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('estimate.too-large', 422)
    throw error
  }
})
