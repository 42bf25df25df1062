import { type Context, Hono } from 'hono'
import {
  LegalEntityChange,
  LegalEntityList,
  LegalEntityResponse,
  NewLegalEntity,
} from '../../../../domain/contract/legal-entities.ts'
import { taxCountry } from '../../../../domain/contract/tax-number-input.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { legalEntities } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import { requireConsistent } from './consistent.ts'
import {
  isOnly,
  type LegalEntityRow,
  listLegalEntities,
  readDeletedEntity,
  readLegalEntity,
  refuseDeletingMain,
  refuseSaving,
  toLegalEntity,
  unsetMain,
  updateLegalEntity,
} from './queries.ts'

const TAG = 'legal entities'
const UNKNOWN = 'legal-entity.unknown'
const CONFLICT = 'There already: `legal-entity.exists`; or `legal-entity.too-many`'

/** The entity that the path names, if it is the organization's own. */
const ownEntity = (c: Context<ApiEnv>): Promise<LegalEntityRow> =>
  loadOwn(c, UNKNOWN, (db, id) => readLegalEntity(db, member(c).organization.num, id))

export const ownLegalEntities = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Legal entities of the organization, the main one first', LegalEntityList),
    requires('legal-entity.read'),
    async (c) => {
      const rows = await listLegalEntities(database(c.env.DB), member(c).organization.num)
      return c.json({ data: rows.map(toLegalEntity) })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds a legal entity; the first one is the main one',
      { 201: LegalEntityResponse },
      { 409: CONFLICT },
    ),
    requires('legal-entity.edit'),
    body(NewLegalEntity),
    async (c) => {
      const db = database(c.env.DB)
      const company = member(c).organization.num
      const input = c.req.valid('json')
      requireConsistent(input)
      const id = newId()
      const now = Date.now()
      const main = input.main || (await isOnly(db, company, id))
      const row = {
        ...input,
        id,
        company,
        main,
        country: taxCountry(input.taxNumber),
        version: 1,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      }
      const writes = [
        ...refuseSaving(row),
        ...(main ? [unsetMain(db, company)] : []),
        db.insert(legalEntities).values(row),
      ]
      return commit(c, writes, editResult(201, toLegalEntity(row), row.version))
    },
  )
  .get(
    '/:id',
    describeGet(TAG, 'One legal entity', LegalEntityResponse, { unknown: true }),
    requires('legal-entity.read'),
    async (c) => {
      const row = await ownEntity(c)
      return sendVersioned(c, toLegalEntity(row), row.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(TAG, 'Changes a legal entity', { 200: LegalEntityResponse }, { ...EDIT_FAILURES, 409: CONFLICT }),
    requires('legal-entity.edit'),
    body(LegalEntityChange),
    async (c) => {
      const db = database(c.env.DB)
      const before = await ownEntity(c)
      const change = c.req.valid('json')
      const row = { ...before, ...change, main: before.main || change.main === true }
      requireConsistent(row)
      const after = {
        ...row,
        country: taxCountry(row.taxNumber),
        version: before.version + 1,
        updatedAt: Date.now(),
      }
      const writes = [
        ...unchangedRow(c, 'legal_entities', before.id, before.version),
        ...refuseSaving(after),
        ...(after.main && !before.main ? [unsetMain(db, before.company)] : []),
        updateLegalEntity(db, after),
      ]
      return commit(c, writes, editResult(200, toLegalEntity(after), after.version))
    },
  )
  .delete(
    '/:id',
    describeRepeatable(
      TAG,
      'Deletes a legal entity; for 7 days it can be restored',
      { 204: null },
      { ...EDIT_FAILURES, 409: 'Another one has to be made the main one first: `legal-entity.main`' },
    ),
    requires('legal-entity.edit'),
    async (c) => {
      const row = await ownEntity(c)
      const deleted = { ...row, main: false, deletedAt: Date.now(), version: row.version + 1 }
      const checks = [...unchangedRow(c, 'legal_entities', row.id, row.version), refuseDeletingMain(row)]
      return commitWithoutBody(c, [...checks, updateLegalEntity(database(c.env.DB), deleted)])
    },
  )
  .post(
    '/:id/restore',
    describeWrite(
      TAG,
      'Brings back a legal entity that was deleted within 7 days',
      { 200: LegalEntityResponse },
      { 404: 'Nothing to restore', 409: CONFLICT },
    ),
    requires('legal-entity.edit'),
    async (c) => {
      const db = database(c.env.DB)
      const company = member(c).organization.num
      const row = await loadOwn(c, UNKNOWN, (db, id) => readDeletedEntity(db, company, id, Date.now()))
      const restored = { ...row, deletedAt: null, main: await isOnly(db, company, row.id), version: row.version + 1 }
      const writes = [
        ...unchangedRow(c, 'legal_entities', row.id, row.version),
        ...refuseSaving(restored),
        updateLegalEntity(db, restored),
      ]
      return commit(c, writes, editResult(200, toLegalEntity(restored), restored.version))
    },
  )
