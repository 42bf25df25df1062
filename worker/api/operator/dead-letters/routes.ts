/** /app/admin/dead-letters: work in the background that was given up after too many attempts. */
import { Hono } from 'hono'
import { DeadLetterList, DeadLetterRerun, DeadLettersRerun } from '../../../../domain/contract/dead-letters.ts'
import { database } from '../../../db/connection.ts'
import { readDeadLetters, rerunDeadLetters } from '../../../jobs/dead-letters.ts'
import { runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'

const TAG = 'moderation'

export const deadLetters = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Work in the background that was given up, by its job', DeadLetterList),
    requires('delivery.read'),
    async (c) => c.json({ data: await readDeadLetters(database(c.env.DB)) }),
  )
  .post(
    '/',
    describeWrite(TAG, 'Runs again what a job has given up', { 200: DeadLettersRerun }),
    requires('delivery.repeat'),
    body(DeadLetterRerun),
    async (c) => {
      const { kind } = c.req.valid('json')
      const given = (await readDeadLetters(database(c.env.DB))).find((one) => one.kind === kind)
      const data = { kind, count: given?.count ?? 0 }
      const response = await commit(c, [rerunDeadLetters(kind, Date.now())], { status: 200, body: { data } })
      await runSoon(c, [kind])
      return response
    },
  )
