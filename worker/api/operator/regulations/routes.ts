/** /api/operator/regulations: technical regulations by TN VED code (docs/behaviour.md, "Technical regulations"). */
import { asc, desc, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  NewRegulation,
  type Regulation,
  RegulationList,
  RegulationResponse,
} from '../../../../domain/contract/regulations.ts'
import { MAX_REGULATIONS } from '../../../../domain/limits.ts'
import { type Database, database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { regulations as table } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { deleteListed, refuseMore } from '../edited-list.ts'

const TAG = 'definitions'
const UNKNOWN = 'regulation.unknown'

const toRegulation = ({ num: _, updatedAt: __, ...row }: typeof table.$inferSelect): Regulation => row

const readOne = async (db: Database, id: string) => {
  const [row] = await db.select().from(table).where(sql`${table.id} = ${id}`)
  return row
}

const refuseTooMany = () => refuseMore('regulations', MAX_REGULATIONS, 'regulations.too-many')

export const deskRegulations = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Technical regulations, each with the codes of goods that it may apply to', RegulationList),
    requires('regulation.read'),
    async (c) => {
      const rows = await database(c.env.DB)
        .select()
        .from(table)
        .orderBy(asc(table.number), desc(table.validFrom), asc(table.num))
      return c.json({ data: rows.map(toRegulation) })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds codes of goods that a technical regulation may apply to; pages of codes name it from its first day on',
      { 201: RegulationResponse },
      { 409: `There are ${MAX_REGULATIONS} already: \`regulations.too-many\`` },
    ),
    requires('regulation.edit'),
    body(NewRegulation),
    async (c) => {
      const row = { ...c.req.valid('json'), id: newId(), version: 1 }
      const insert = database(c.env.DB)
        .insert(table)
        .values({ ...row, updatedAt: Date.now() })
      return commit(c, [refuseTooMany(), insert], editResult(201, row, 1))
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Changes codes of a regulation; the body has all of its fields',
      { 200: RegulationResponse },
      EDIT_FAILURES,
    ),
    requires('regulation.edit'),
    body(NewRegulation),
    async (c) => {
      const { num, id, version } = await loadOwn(c, UNKNOWN, readOne)
      const row = { ...c.req.valid('json'), id, version: version + 1 }
      const update = database(c.env.DB)
        .update(table)
        .set({ ...row, updatedAt: Date.now() })
        .where(sql`${table.num} = ${num}`)
      return commit(c, [...unchangedRow(c, 'regulations', num, version), update], editResult(200, row, row.version))
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes a row', { 204: null }, EDIT_FAILURES),
    requires('regulation.edit'),
    (c) => deleteListed(c, 'regulations', UNKNOWN),
  )
