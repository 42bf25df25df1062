import { eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  type AnswerTemplate,
  AnswerTemplateChange,
  AnswerTemplateList,
  AnswerTemplateResponse,
  NewAnswerTemplate,
} from '../../../../domain/contract/answer-templates.ts'
import { MAX_TEMPLATES } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { answerTemplates } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit, commitDelete } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, unchanged } from '../../http/writes/version.ts'

const TAG = 'inquiries'

type Row = Omit<typeof answerTemplates.$inferSelect, 'num' | 'company'>

const toTemplate = ({ id, version, name, text, createdAt, updatedAt }: Row): AnswerTemplate => ({
  ...{ id, version, name, text },
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
})

const ownTemplate = (c: Context<ApiEnv>) =>
  loadOwn(c, 'template.unknown', (db, id) =>
    db
      .select()
      .from(answerTemplates)
      .where(sql`${answerTemplates.id} = ${id} AND ${answerTemplates.company} = ${member(c).organization.num}`)
      .get(),
  )

/** /api/profile/company/answer-templates */
export const ownTemplates = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Ready answers of the organization, in the order in which they were added', AnswerTemplateList),
    requires('inquiry.read'),
    async (c) => {
      const db = database(c.env.DB)
      const own = db
        .select()
        .from(answerTemplates)
        .where(eq(answerTemplates.company, member(c).organization.num))
        .orderBy(answerTemplates.num)
        .limit(MAX_TEMPLATES)
      const [rows] = await db.batch([own])
      return c.json({ data: rows.map(toTemplate) })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds a ready answer',
      { 201: AnswerTemplateResponse },
      { 409: `There are ${MAX_TEMPLATES} already: \`templates.too-many\`` },
    ),
    requires('inquiry.answer'),
    body(NewAnswerTemplate),
    async (c) => {
      const company = member(c).organization.num
      const now = Date.now()
      const row = { ...c.req.valid('json'), id: newId(now), company, version: 1, createdAt: now, updatedAt: now }
      const hasRoom = sql`(SELECT count(*) FROM answer_templates WHERE company = ${company}) < ${MAX_TEMPLATES}`
      const writes = [
        refuseUnless(hasRoom, new AppError('templates.too-many', 409)),
        database(c.env.DB).insert(answerTemplates).values(row),
      ]
      return commit(c, writes, editResult(201, toTemplate(row), 1))
    },
  )
  .patch(
    '/:id',
    describeWrite(TAG, 'Changes a ready answer', { 200: AnswerTemplateResponse }, EDIT_FAILURES),
    requires('inquiry.answer'),
    body(AnswerTemplateChange),
    async (c) => {
      const before = await ownTemplate(c)
      const { name = before.name, text = before.text } = c.req.valid('json')
      const after = { ...before, name, text, version: before.version + 1, updatedAt: Date.now() }
      const current = sql`(SELECT version FROM answer_templates WHERE num = ${before.num})`
      const writes = [
        ...unchanged(c, current, before.version),
        sql`UPDATE answer_templates SET name = ${name}, text = ${text}, version = ${after.version},
          updated_at = ${after.updatedAt} WHERE num = ${before.num}`,
      ]
      return commit(c, writes, editResult(200, toTemplate(after), after.version))
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes a ready answer', { 204: null }, { 404: 'No such id' }),
    requires('inquiry.answer'),
    async (c) => {
      const { num } = await ownTemplate(c)
      return commitDelete(c, [sql`DELETE FROM answer_templates WHERE num = ${num}`])
    },
  )
