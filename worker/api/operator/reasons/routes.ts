/** /api/operator/reasons: ready reasons for refusals that operators write (docs/behaviour.md, "Refusals"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { ReasonInput, ReasonList, ReasonResponse } from '../../../../domain/contract/reasons.ts'
import { MAX_REASONS } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { reasons as table } from '../../../db/tables/reasons.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { deleteListed, refuseMore } from '../edited-list.ts'
import { readReason, readReasons, toReason } from './queries.ts'

const TAG = 'moderation'
const UNKNOWN = 'reason.unknown'

export const reasonsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Ready reasons that operators have written, besides the shipped ones', ReasonList),
    requires('reason.read'),
    async (c) => c.json({ data: (await readReasons(database(c.env.DB))).map(toReason) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds a ready reason in all languages',
      { 201: ReasonResponse },
      { 409: `There are ${MAX_REASONS} already: \`reasons.too-many\`` },
    ),
    requires('reason.edit'),
    body(ReasonInput),
    async (c) => {
      const row = { ...c.req.valid('json'), id: newId(), version: 1, updatedAt: Date.now() }
      const insert = database(c.env.DB).insert(table).values(row)
      return commit(
        c,
        [refuseMore('reasons', MAX_REASONS, 'reasons.too-many'), insert],
        editResult(201, toReason(row), 1),
      )
    },
  )
  .patch(
    '/:id',
    describeWrite(TAG, 'Changes a ready reason', { 200: ReasonResponse }, EDIT_FAILURES),
    requires('reason.edit'),
    body(ReasonInput),
    async (c) => {
      const before = await loadOwn(c, UNKNOWN, readReason)
      const { num, ...row } = { ...before, ...c.req.valid('json'), version: before.version + 1, updatedAt: Date.now() }
      const update = database(c.env.DB).update(table).set(row).where(sql`${table.num} = ${num}`)
      const writes = [...unchangedRow(c, 'reasons', num, before.version), update]
      return commit(c, writes, editResult(200, toReason(row), row.version))
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes a ready reason; earlier refusals retain its text', { 204: null }, EDIT_FAILURES),
    requires('reason.edit'),
    (c) => deleteListed(c, 'reasons', UNKNOWN),
  )
