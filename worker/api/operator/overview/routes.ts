/** /api/operator/overview: the first screen of the operators' desk (docs/behaviour.md, "Operators' desk"). */
import { Hono } from 'hono'
import { OperatorOverview } from '../../../../domain/contract/operator-overview.ts'
import { numberOrUsual } from '../../../../domain/number-settings.ts'
import { deskActionsOf } from '../../../../domain/rights.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { backupAge, readStoreSizes, spentToday } from './instance.ts'
import { readOverview } from './queries.ts'

export const overview = new Hono<ApiEnv>().get(
  '/',
  describeGet(
    'moderation',
    'What waits and since when, what has happened lately, and how the instance is',
    OperatorOverview,
  ),
  requires('desk.read'),
  async (c) => {
    const now = Date.now()
    const may = deskActionsOf(signedIn(c).operator)
    const [counts, ceilings, backup, sizes] = await Promise.all([
      readOverview(database(c.env.DB), numberOrUsual(c.env, 'REVIEW_DAYS'), now, (action) => may.includes(action)),
      spentToday(c.env, now),
      backupAge(c.env, now),
      readStoreSizes(c.env),
    ])
    return c.json({ data: { ...counts, ceilings, backup, ...sizes } })
  },
)
