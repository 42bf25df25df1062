/** /api/legal-texts: legal pages and landing texts that operators have stored (docs/behaviour.md, "Legal texts"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { LegalTextName, LegalTextQuery, ShownLegalTextResponse } from '../../../../domain/contract/legal-texts.ts'
import type { Text } from '../../../../domain/text.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { describeGet } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { query } from '../../http/validate.ts'

export const legalTextsRoutes = new Hono<ApiEnv>().get(
  '/:text',
  describeGet('stories', 'A legal page or landing text as it is stored, or that none is', ShownLegalTextResponse, {
    unknown: true,
  }),
  query(LegalTextQuery),
  async (c) => {
    const text = c.req.param('text')
    const { on } = c.req.valid('query')
    if (!v.is(LegalTextName, text)) throw new AppError('legal-text.unknown', 404)
    const [found] = await database(c.env.DB).all<{ day: string | null; bodies: string | null; days: string }>(
      sql`WITH held AS (SELECT holds_from AS day, bodies FROM legal_texts WHERE text = ${text} AND holds_from <= ${utcDay(Date.now())}),
        shown AS (SELECT day, bodies FROM held WHERE ${on ?? null} IS NULL OR day = ${on ?? null} ORDER BY day DESC LIMIT 1)
        SELECT (SELECT day FROM shown) AS day, (SELECT bodies FROM shown) AS bodies,
          (SELECT json_group_array(day ORDER BY day DESC) FROM held) AS days`,
    )
    if (on !== undefined && !found?.day) throw new AppError('legal-text.unknown', 404)
    const bodies: Text | null = found?.bodies ? JSON.parse(found.bodies) : null
    const days: string[] = JSON.parse(found?.days ?? '[]')
    const body = bodies && localized(bodies, c.var.locale)
    return c.json({ data: { holdsFrom: found?.day ?? null, body, days } })
  },
)
