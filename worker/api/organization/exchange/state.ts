/** GET /api/profile/company/exchange: how the exchange with 1C goes. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { ExchangeState } from '../../../../domain/contract/exchange.ts'
import { EXCHANGE } from '../../../automatic-imports/continue.ts'
import { readRuns } from '../../../automatic-imports/read-runs.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { isoOrNull } from '../../http/iso.ts'
import { describeGet } from '../../http/openapi.ts'
import { readWaiting } from './documents.ts'

export const exchangeState = new Hono<ApiEnv>().get(
  '/',
  describeGet(
    'imports',
    'How the exchange with 1C goes: its last visit, what it has not taken yet, and its imports',
    ExchangeState,
  ),
  requires('product.read'),
  async (c) => {
    const db = database(c.env.DB)
    const company = member(c).organization.num
    const [seen, waiting, runs] = await Promise.all([
      db.get<{ at: number }>(sql`SELECT seen_at AS at FROM exchanges WHERE company = ${company}`),
      readWaiting(db, company),
      readRuns(db, company, EXCHANGE),
    ])
    return c.json({ data: { seenAt: isoOrNull(seen?.at ?? null), waiting: waiting.length, runs } })
  },
)
