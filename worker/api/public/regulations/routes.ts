/** GET /api/tnved/regulations (docs/behaviour.md, "Technical regulations"). */
import { asc, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { RegulationsOfCode, RegulationsQuery } from '../../../../domain/contract/regulations.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { type Database, database } from '../../../db/connection.ts'
import { regulations } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { SERVICE_COMPANIES } from '../companies/directories.ts'

/** The number of companies in the list that a page of a regulation links to. */
const certifiers = sql`coalesce((SELECT n FROM company_counts WHERE node = ${SERVICE_COMPANIES.node(undefined)}
  AND facet = 'regulation' AND value = ${regulations.number}), 0)`

const selectInForce = (db: Database, { code, day }: { code: string | undefined; day: string }) =>
  db
    .select({
      number: regulations.number,
      names: regulations.names,
      document: regulations.document,
      validFrom: regulations.validFrom,
      source: regulations.source,
      address: regulations.address,
      companies: number(certifiers, 'companies'),
    })
    .from(regulations)
    .where(
      sql`${regulations.validFrom} <= ${day} AND coalesce(${regulations.validTo}, '9999') >= ${day}
        AND (${code === undefined ? 1 : 0} OR EXISTS (SELECT 1 FROM json_each(${regulations.prefixes}) AS beginning
          WHERE substr(${code ?? ''}, 1, length(beginning.value)) = beginning.value))`,
    )
    .orderBy(asc(regulations.number), asc(regulations.num))

export const regulationsOfCode = new Hono<ApiEnv>().get(
  '/',
  describeGet('codes', 'Technical regulations that goods of a TN VED code may be subject to', RegulationsOfCode),
  query(RegulationsQuery),
  async (c) => {
    const day = utcDay(Date.now())
    const db = database(c.env.DB)
    const [rows] = await db.batch([selectInForce(db, { code: c.req.valid('query').code, day })])
    c.header('Cache-Control', 'public, max-age=60')
    return c.json({ data: rows.map(({ names, ...row }) => ({ ...row, name: localized(names, c.var.locale) })) })
  },
)
