/** /api/operator/trade-terms: which currencies and units the marketplace offers (docs/behaviour.md, "Currencies and units on offer"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { TradeTerms, TradeTermsChoice } from '../../../../domain/contract/trade-terms.ts'
import { database } from '../../../db/connection.ts'
import { selectTradeTerms, toTradeTerms } from '../../../db/trade-terms.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'

const TAG = 'definitions'

export const deskTradeTerms = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Currencies and units in their order, and what is offered of them', TradeTerms),
    requires('rate.read'),
    async (c) => c.json({ data: toTradeTerms(await selectTradeTerms(database(c.env.DB))) }),
  )
  .put(
    '/',
    describeWrite(TAG, 'Says which currencies and units are offered, in which order', { 200: TradeTerms }),
    requires('rate.edit'),
    body(TradeTermsChoice),
    (c) => {
      const data = c.req.valid('json')
      const list = JSON.stringify([...data.currencies, ...data.units])
      // Units have no `shown`: readers choose among currencies alone.
      const write = sql`INSERT OR REPLACE INTO trade_terms (code, position, shown, accepted)
        SELECT value ->> 'code', key, coalesce(value ->> 'shown', 0), value ->> 'accepted' FROM json_each(${list})`
      return commit(c, [write], { status: 200, body: { data } })
    },
  )
