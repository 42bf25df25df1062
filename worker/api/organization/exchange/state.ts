/** GET /api/profile/company/exchange: how the exchange with 1C goes. */
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { ExchangeState } from '../../../../domain/contract/exchange.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { EXCHANGE } from '../../../automatic-imports/continue.ts'
import { selectRuns, toRun } from '../../../automatic-imports/read-runs.ts'
import { database } from '../../../db/connection.ts'
import { companies } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { waitingOf } from './documents.ts'

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
    const visits = db
      .select({
        seen: sql<number | null>`(SELECT seen_at FROM exchanges WHERE company = ${company})`,
        waiting: sql<number>`(SELECT count(*) FROM (${waitingOf(company)}))`,
      })
      .from(companies)
      .where(eq(companies.num, company))
    const [[state], runs] = await db.batch([visits, selectRuns(db, company, EXCHANGE)])
    return c.json({
      data: { seenAt: isoOrNull(state?.seen ?? null), waiting: state?.waiting ?? 0, runs: runs.map(toRun) },
    })
  },
)
