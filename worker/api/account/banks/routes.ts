import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { BankResponse } from '../../../../domain/contract/banks.ts'
import { database } from '../../../db/connection.ts'
import { banks } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeGet } from '../../http/openapi.ts'

/** /api/banks */
export const bankDirectory = new Hono<ApiEnv>().get(
  '/:bic',
  describeGet('legal entities', 'A bank by its BIC, from the directory that the operator has imported', BankResponse, {
    unknown: true,
  }),
  requires('legal-entity.look-up'),
  async (c) => {
    const [row] = await database(c.env.DB)
      .select()
      .from(banks)
      .where(eq(banks.bic, c.req.param('bic')))
    return c.json({ data: orNotFound(row, 'bank.unknown') })
  },
)
