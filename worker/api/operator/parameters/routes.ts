/** /api/operator/categories/{id}/parameters: which facts of a category's goods are parameters (docs/behaviour.md, "Parameters"). */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  DeclarationResponse,
  DeclaringCategories,
  MAX_DECLARATIONS,
  NewParameter,
  ParameterChange,
  ParameterDeclarations,
} from '../../../../domain/contract/parameter-declarations.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { database } from '../../../db/connection.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { requireConsistentParameter } from './consistent.ts'
import {
  changedDeclaration,
  countGoodsStating,
  type DeclarationRow,
  insert,
  newRow,
  readDeclarations,
  readDeclaring,
  refuseAdding,
  reorderDeclarations,
  reordered,
  toDeclaration,
  updateDeclaration,
} from './queries.ts'

const TAG = 'definitions'
const JOB = 'parameter-values'

/** Fields by which facts are read: after their change the facts of stored products are read again. */
const READ_BY = ['names', 'aliases', 'unit', 'options'] as const

const readsOtherwise = (before: DeclarationRow, after: DeclarationRow): boolean =>
  READ_BY.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

/** The job that reads the facts of a category's goods again. */
const parameterValuesJob = (category: number) => ({ name: `${JOB} ${category}`, kind: JOB, argument: { category } })

/** @throws AppError 404 */
async function ownDeclaration(c: Context<ApiEnv>) {
  const { rows } = await loadOwn(c, 'category.unknown', readDeclarations)
  const key = c.req.param('key')
  const row = orNotFound(
    rows.find((one) => one.key === key),
    'parameter.unknown',
  )
  return { row, rows }
}

export const parameterDeclarations = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'All categories, with the number of parameters that each declares', DeclaringCategories),
    requires('parameter.read'),
    query(LocaleQuery),
    async (c) => c.json(await readDeclaring(database(c.env.DB), c.var.locale)),
  )
  .get(
    '/:id/parameters',
    describeGet(TAG, 'The parameters that a category declares for its goods', ParameterDeclarations, { unknown: true }),
    requires('parameter.read'),
    async (c) => {
      const id = c.req.param('id')
      const [{ rows }, goods] = await Promise.all([
        loadOwn(c, 'category.unknown', readDeclarations),
        countGoodsStating(database(c.env.DB), id),
      ])
      return c.json({ data: rows.map((row, at) => ({ ...toDeclaration(row, at), goods: goods.get(row.key) ?? 0 })) })
    },
  )
  .post(
    '/:id/parameters',
    describeWrite(
      TAG,
      'Declares a parameter, the last of its category; the facts of stored products are read by it in the background',
      { 201: DeclarationResponse },
      {
        404: 'No such category',
        409: `The category has the key: \`parameter.exists\`, or ${MAX_DECLARATIONS} parameters: \`parameters.too-many\``,
      },
    ),
    requires('parameter.edit'),
    body(NewParameter),
    async (c) => {
      const { category, rows } = await loadOwn(c, 'category.unknown', readDeclarations)
      const row = newRow(c.req.valid('json'), category, rows.length)
      requireConsistentParameter(toDeclaration(row, rows.length))
      const writes = [
        ...refuseAdding(row),
        insert(database(c.env.DB), row),
        queueJob(parameterValuesJob(category), Date.now()),
      ]
      const response = await commit(c, writes, editResult(201, toDeclaration(row, rows.length), 1))
      await runSoon(c, [JOB])
      return response
    },
  )
  .patch(
    '/:id/parameters/:key',
    describeWrite(
      TAG,
      'Changes a parameter; the facts of stored products are read by it in the background',
      { 200: DeclarationResponse },
      { 404: 'No such category, or parameter of it', 412: 'Somebody else has changed the parameter meanwhile' },
    ),
    requires('parameter.edit'),
    body(ParameterChange),
    async (c) => {
      const { row: before, rows } = await ownDeclaration(c)
      const change = c.req.valid('json')
      const after = changedDeclaration(before, change)
      requireConsistentParameter(after)
      const order = reordered(rows, before, change.position)
      const isRead = readsOtherwise(before, after)
      const writes = [
        ...unchangedRow(c, 'parameters', before.num, before.version),
        updateDeclaration(database(c.env.DB), after),
        reorderDeclarations(order),
        ...(isRead ? [queueJob(parameterValuesJob(before.category), Date.now())] : []),
      ]
      const data = toDeclaration(after, order.indexOf(after.num))
      const response = await commit(c, writes, editResult(200, data, after.version))
      if (isRead) await runSoon(c, [JOB])
      return response
    },
  )
  .delete(
    '/:id/parameters/:key',
    describeRepeatable(
      TAG,
      'Removes a parameter: its filter, its column and, in the background, its values; the facts of products stay',
      { 204: null },
      { 404: 'No such category, or parameter of it', 412: 'Somebody else has changed the parameter meanwhile' },
    ),
    requires('parameter.edit'),
    async (c) => {
      const { row } = await ownDeclaration(c)
      const response = await commitWithoutBody(c, [
        ...unchangedRow(c, 'parameters', row.num, row.version),
        sql`DELETE FROM parameters WHERE num = ${row.num}`,
        queueJob(parameterValuesJob(row.category), Date.now()),
      ])
      await runSoon(c, [JOB])
      return response
    },
  )
