import { Hono } from 'hono'
import type { Env } from '../../env.ts'
import { requires } from '../access/requires.ts'
import { LegalEntryAnswer, LegalEntryQuery } from '../legal-entities/schema.ts'
import { describeGet } from '../openapi.ts'
import { AppError } from '../problem.ts'
import { query } from '../validate.ts'
import { lookUp } from './look-up.ts'

/** The path's spelling is the specification's. */
export const legalEntry = new Hono<Env>().get(
  '/',
  describeGet('legal entities', 'A legal entity by INN (and KPP) or USCC', LegalEntryAnswer, { unknown: true }),
  requires('legal-entity.look-up'),
  query(LegalEntryQuery),
  async (c) => {
    const { taxNumber, kpp } = c.req.valid('query')
    const data = await lookUp(c, taxNumber, kpp)
    if (!data) throw new AppError('legal-entity.unknown', 404)
    return c.json({ data })
  },
)
