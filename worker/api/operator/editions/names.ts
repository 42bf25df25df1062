/** /api/operator/editions/names: names of codes that operators write (docs/behaviour.md, "Names by hand"). */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { findCode } from '../../../../domain/classifier/find-code.ts'
import { ChangeCodeWordingResponse, CodeWordingList, NewWording } from '../../../../domain/contract/code-wordings.ts'
import { MAX_WORDINGS } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { invalidInput } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { databaseSource } from '../../public/classifier/source.ts'
import { refuseMore } from '../edited-list.ts'

const TAG = 'definitions'
const JOB = 'code-wordings'

const refuseTooMany = () => refuseMore('code_wordings', MAX_WORDINGS, 'wordings.too-many')

export const editionNames = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Names of codes that operators have written, which stay over imports', CodeWordingList),
    requires('edition.read'),
    async (c) => {
      const rows = sql`SELECT tree, code, locale, text FROM code_wordings ORDER BY tree DESC, code, locale`
      return c.json({ data: await database(c.env.DB).all<CodeWordingList['data'][number]>(rows) })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Gives a code another name in a language, or brings back that of the edition; shown within minutes',
      { 200: ChangeCodeWordingResponse },
      {
        409: `There are ${MAX_WORDINGS} already: \`wordings.too-many\``,
        503: 'There is no edition: `codes.unavailable`',
      },
    ),
    requires('edition.edit'),
    body(NewWording),
    async (c) => {
      const { tree, code: typed, locale, text } = c.req.valid('json')
      const { index } = await databaseSource.open(c, tree)
      const found = findCode(index, typed)
      const code = found?.exact ? index.tree.ids[found.at] : undefined
      if (code === undefined)
        throw invalidInput([{ path: 'code', code: 'unknown', message: 'No such code in the current edition' }])
      const now = Date.now()
      const write =
        text === null
          ? [sql`DELETE FROM code_wordings WHERE tree = ${tree} AND code = ${code} AND locale = ${locale}`]
          : [
              refuseTooMany(),
              sql`INSERT INTO code_wordings (tree, code, locale, text, updated_at) VALUES (${tree}, ${code}, ${locale}, ${text}, ${now})
                ON CONFLICT DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`,
            ]
      const work = queueJob({ name: `${JOB} ${tree}`, kind: JOB, argument: { tree } }, now)
      const response = await commit(c, [...write, work], { status: 200, body: { data: { tree, code, locale } } })
      await runSoon(c, [JOB])
      return response
    },
  )
