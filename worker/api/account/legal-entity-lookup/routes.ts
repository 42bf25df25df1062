import { Hono } from 'hono'
import { LegalEntryQuery, LegalEntryResponse } from '../../../../domain/contract/legal-entities.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'
import { countAgainst, lookUpLimits } from '../../http/rate-limit.ts'
import { query } from '../../http/validate.ts'
import { lookUp } from './look-up.ts'

/** The spelling `legal_entry` is part of the published API. */
export const legalEntry = new Hono<ApiEnv>().get(
  '/',
  describeGet('legal entities', 'A legal entity by INN (and KPP) or USCC', LegalEntryResponse, {
    unknown: true,
    limited: true,
  }),
  requires('legal-entity.look-up'),
  query(LegalEntryQuery),
  async (c) => {
    await countAgainst(c, await lookUpLimits(c, 'legal entities'))
    const { taxNumber, kpp } = c.req.valid('query')
    const data = await lookUp(c, taxNumber, kpp)
    return c.json({ data: orNotFound(data, 'legal-entity.unknown') })
  },
)
