/** /api/operator/categories/{id}/parameters: which facts of a category's goods are parameters (docs/behaviour.md, "Parameters"). */
import { Hono } from 'hono'
import {
  DeclarationResponse,
  ParameterChange,
  ParameterDeclarations,
} from '../../../../domain/contract/parameter-declarations.ts'
import { database } from '../../../db/connection.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchanged } from '../../http/writes/version.ts'
import { demandConsistent } from './consistent.ts'
import {
  changed,
  type DeclarationRow,
  declarationVersion,
  readDeclarations,
  reorder,
  reordered,
  toDeclarations,
  update,
} from './queries.ts'

const TAG = 'definitions'
const JOB = 'parameter-values'

/** Fields by which facts are read: after their change the facts of stored products are read again. */
const READ_BY = ['names', 'aliases', 'unit', 'options'] as const

const readsOtherwise = (before: DeclarationRow, after: DeclarationRow): boolean =>
  READ_BY.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

export const parameterDeclarations = new Hono<ApiEnv>()
  .get(
    '/:id/parameters',
    describeGet(TAG, 'The parameters that a category declares for its goods', ParameterDeclarations, { unknown: true }),
    requires('operator.read'),
    async (c) => c.json({ data: toDeclarations(await loadOwn(c, 'category.unknown', readDeclarations)) }),
  )
  .patch(
    '/:id/parameters/:key',
    describeWrite(
      TAG,
      'Changes a parameter; the facts of stored products are read by it in the background',
      { 200: DeclarationResponse },
      { 404: 'No such category, or parameter of it', 412: 'Somebody else has changed it meanwhile' },
    ),
    requires('parameter.edit'),
    body(ParameterChange),
    async (c) => {
      const rows = await loadOwn(c, 'category.unknown', readDeclarations)
      const key = c.req.param('key')
      const before = orNotFound(
        rows.find((row) => row.key === key),
        'parameter.unknown',
      )
      const change = c.req.valid('json')
      const after = changed(before, change)
      demandConsistent(after)
      const order = reordered(rows, before, change.position)
      const isRead = readsOtherwise(before, after)
      const { category } = before
      const job = { name: `${JOB} ${category}`, kind: JOB, argument: { category } }
      const writes = [
        ...unchanged(c, declarationVersion(before.num), before.version),
        update(database(c.env.DB), after),
        reorder(order),
        ...(isRead ? [queueJob(job, Date.now())] : []),
      ]
      const declared = toDeclarations([after]).map((one) => ({ ...one, position: order.indexOf(after.num) }))
      const response = await commit(
        c,
        writes,
        editResult(200, orNotFound(declared[0], 'parameter.unknown'), after.version),
      )
      if (isRead) await runSoon(c, [JOB])
      return response
    },
  )
