import { Hono } from 'hono'
import { database } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import { requires } from '../access/requires.ts'
import { LegalEntryAnswer, LegalEntryQuery } from '../legal-entities/schema.ts'
import { describeGet } from '../openapi.ts'
import { AppError } from '../problem.ts'
import { query } from '../validate.ts'
import { findKnown } from './queries.ts'
import { legalEntitySource } from './source.ts'

/** The path's spelling is the specification's. */
export const legalEntry = new Hono<Env>().get(
  '/',
  describeGet('legal entities', 'A legal entity by INN (and KPP) or USCC', LegalEntryAnswer, { unknown: true }),
  requires('legal-entity.look-up'),
  query(LegalEntryQuery),
  async (c) => {
    const { taxNumber, kpp } = c.req.valid('query')
    const source = legalEntitySource(c.env)
    // What the register says is true today; what is known here was true once.
    const registered = await source?.find(taxNumber, kpp).catch((error: unknown) => {
      console.warn(c.var.requestId, 'register of legal entities', error)
      return null
    })
    const data = registered ?? (await findKnown(database(c.env.DB), taxNumber, kpp))
    if (!data) throw new AppError('legal-entity.unknown', 404)
    return c.json({ data })
  },
)
