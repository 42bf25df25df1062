/** /api/operator/synonyms: what things are also called (docs/behaviour.md, "Operators' synonyms"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { NewSynonym, SynonymChange, SynonymList, SynonymResponse } from '../../../../domain/contract/synonyms.ts'
import { MAX_SYNONYMS } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { synonyms as table } from '../../../db/schema.ts'
import { lazy } from '../../../lazy.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { deleteListed, refuseMore } from '../edited-list.ts'
import { readSynonym, readSynonyms, toSynonym } from './queries.ts'

const TAG = 'definitions'
const UNKNOWN = 'synonym.unknown'

/** Stemmers, which only searches need. */
const terms = lazy(() => import('../../public/search/understanding/operator-terms.ts'))

/** Searches of this isolate use a change at once, those of others within a minute. */
async function applied<Answer>(answer: Answer): Promise<Answer> {
  const { forgetOperatorTerms } = await terms()
  forgetOperatorTerms()
  return answer
}

export const synonymsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'What things are also called, as operators have added it', SynonymList),
    requires('synonym.read'),
    async (c) => c.json({ data: (await readSynonyms(database(c.env.DB))).map(toSynonym) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds names of one thing; searches know them within a minute',
      { 201: SynonymResponse },
      { 409: `There are ${MAX_SYNONYMS} already: \`synonyms.too-many\`` },
    ),
    requires('synonym.edit'),
    body(NewSynonym),
    async (c) => {
      const row = { ...c.req.valid('json'), id: newId(), version: 1, updatedAt: Date.now() }
      const insert = database(c.env.DB).insert(table).values(row)
      return applied(
        await commit(
          c,
          [refuseMore('synonyms', MAX_SYNONYMS, 'synonyms.too-many'), insert],
          editResult(201, toSynonym(row), 1),
        ),
      )
    },
  )
  .patch(
    '/:id',
    describeWrite(TAG, 'Changes names of one thing', { 200: SynonymResponse }, EDIT_FAILURES),
    requires('synonym.edit'),
    body(SynonymChange),
    async (c) => {
      const before = await loadOwn(c, UNKNOWN, readSynonym)
      const { num, ...row } = { ...before, ...c.req.valid('json'), version: before.version + 1, updatedAt: Date.now() }
      const update = database(c.env.DB).update(table).set(row).where(sql`${table.num} = ${num}`)
      const writes = [...unchangedRow(c, 'synonyms', num, before.version), update]
      return applied(await commit(c, writes, editResult(200, toSynonym(row), row.version)))
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes names of one thing', { 204: null }, EDIT_FAILURES),
    requires('synonym.edit'),
    async (c) => applied(await deleteListed(c, 'synonyms', UNKNOWN)),
  )
