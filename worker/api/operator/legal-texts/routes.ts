/** /api/operator/legal-texts: legal pages and landing texts with the days from which they hold (docs/behaviour.md, "Legal texts"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  LegalTextChange,
  LegalTextList,
  LegalTextOnDeskResponse,
  MAX_LEGAL_VERSIONS,
  NewLegalText,
} from '../../../../domain/contract/legal-texts.ts'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { LOCALES } from '../../../../domain/locale.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { legalTexts as table } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import { refuseMore } from '../edited-list.ts'
import { builtInBodies, type FoundText, readLegalText, readLegalTexts, stateOf, toOnDesk, toRow } from './queries.ts'

const TAG = 'stories'
const UNKNOWN = 'legal-text.unknown'
const HELD = '`legal-text.held`: it holds or has held, and stays as people have read it'

/** @throws AppError 409 `legal-text.held` for a text that is or was in force: consents name it by its day */
function requireOpen(found: FoundText, now: number): void {
  if (!['draft', 'scheduled'].includes(stateOf(found, now))) throw new AppError('legal-text.held', 409)
}

export const deskLegalTexts = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'All versions of legal pages and landing texts, drafts first', LegalTextList),
    requires('legal-text.read'),
    async (c) => {
      const now = Date.now()
      return c.json({ data: (await readLegalTexts(database(c.env.DB))).map((found) => toRow(found, now)) })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Begins a draft with the text that holds now: the stored one, else the one that comes with the program',
      { 201: LegalTextOnDeskResponse },
      { 409: `There are ${MAX_LEGAL_VERSIONS} already: \`legal-texts.too-many\`` },
    ),
    requires('legal-text.edit'),
    body(NewLegalText),
    async (c) => {
      const { text } = c.req.valid('json')
      const db = database(c.env.DB)
      const now = Date.now()
      const inForce = (await readLegalTexts(db)).find(
        (one) => one.row.text === text && stateOf(one, now) === 'in-force',
      )
      const bodies = inForce?.row.bodies ?? (await builtInBodies(c.env, text))
      const row = { num: 0, id: newId(now), text, holdsFrom: null, bodies, version: 1, updatedAt: now }
      const { num: _, ...columns } = row
      const writes = [
        refuseMore('legal_texts', MAX_LEGAL_VERSIONS, 'legal-texts.too-many'),
        db.insert(table).values(columns),
      ]
      return commit(c, writes, editResult(201, toOnDesk({ row, until: null }, now), 1))
    },
  )
  .get(
    '/:id',
    describeGet(TAG, 'A version in all languages', LegalTextOnDeskResponse, { unknown: true }),
    requires('legal-text.read'),
    async (c) => {
      const found = await loadOwn(c, UNKNOWN, readLegalText)
      return sendVersioned(c, toOnDesk(found, Date.now()), found.row.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Saves a version, and says from which day on it holds',
      { 200: LegalTextOnDeskResponse },
      {
        ...EDIT_FAILURES,
        409: `${HELD}; \`legal-text.incomplete\`: a language has no text; \`legal-text.taken\`: another one begins that day`,
      },
    ),
    requires('legal-text.edit'),
    body(LegalTextChange),
    async (c) => {
      const now = Date.now()
      const found = await loadOwn(c, UNKNOWN, readLegalText)
      requireOpen(found, now)
      const { bodies, holdsFrom } = c.req.valid('json')
      if (holdsFrom !== null && holdsFrom < utcDay(now))
        throw invalidInput([{ path: 'holdsFrom', code: 'past', message: 'Nothing holds from a day that is over' }])
      if (holdsFrom !== null && LOCALES.some((locale) => bodies[locale].trim() === ''))
        throw new AppError('legal-text.incomplete', 409)
      // Consents name a wording by its day, also that of the program.
      if (holdsFrom === LEGAL_VERSION) throw new AppError('legal-text.taken', 409)
      const { num, text, version } = found.row
      const row = { ...found.row, bodies, holdsFrom, version: version + 1, updatedAt: now }
      const isFree = sql`NOT EXISTS (SELECT 1 FROM legal_texts WHERE text = ${text} AND holds_from = ${holdsFrom} AND num <> ${num})`
      const writes = [
        ...unchangedRow(c, 'legal_texts', num, version),
        ...(holdsFrom === null ? [] : [refuseUnless(isFree, new AppError('legal-text.taken', 409))]),
        database(c.env.DB).update(table).set(row).where(sql`${table.num} = ${num}`),
      ]
      return commit(c, writes, editResult(200, toOnDesk({ row, until: null }, now), row.version))
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Deletes a version that has never held', { 204: null }, { ...EDIT_FAILURES, 409: HELD }),
    requires('legal-text.edit'),
    async (c) => {
      const found = await loadOwn(c, UNKNOWN, readLegalText)
      requireOpen(found, Date.now())
      const { num } = found.row
      const remove = database(c.env.DB).delete(table).where(sql`${table.num} = ${num}`)
      return commitWithoutBody(c, [...unchangedRow(c, 'legal_texts', num), remove])
    },
  )
