/** Writes an operator's act into the journal, in the batch of the act itself (docs/behaviour.md, "Operators' journal"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { ID_PATTERN } from '../../../../domain/ids.ts'
import { newId } from '../../../db/id.ts'
import { signedIn } from '../access/viewer.ts'
import type { ApiEnv } from '../api-env.ts'
import { ACTS } from './acts.ts'

const ID = new RegExp(`/(${ID_PATTERN})(?=/|$)`)
const KEY = /(\/parameters\/)([^/]+)$/

/** What was sent: the query of a call without a body. */
async function inputOf({ req }: Context<ApiEnv>): Promise<unknown> {
  const json: unknown = await req.json().catch(() => null)
  return json !== null && typeof json === 'object' ? json : req.query()
}

/** Statements to put around the writes of a call. */
interface Recorded {
  before: SQL[]
  after: SQL[]
}

/**
 * @returns the statements that record an operator's call: what its subject is like before its writes, and afterwards
 * @throws Error for a call that acts.ts does not know, so that no act goes by unrecorded
 */
export async function record(c: Context<ApiEnv>): Promise<Recorded> {
  const [, subject = ''] = ID.exec(c.req.path) ?? []
  const path = c.req.path.replace(ID, '/:id').replace(KEY, '$1:key')
  const act = ACTS[`${c.req.method} ${path}`]
  if (act === undefined) throw new Error(`no act of the journal: ${c.req.method} ${path}`)
  if (act === null) return { before: [], after: [] }
  const id = newId()
  const [, , key = ''] = KEY.exec(c.req.path) ?? []
  const state = sql`coalesce((${act.snapshot(subject, key)}), 'null')`
  const input = JSON.stringify(await inputOf(c))
  return {
    before: [
      sql`INSERT INTO journal (id, operator, act, subject, input, before)
        VALUES (${id}, ${signedIn(c).num}, ${act.name}, ${subject}, ${input}, ${state})`,
    ],
    after: [sql`UPDATE journal SET after = ${state} WHERE id = ${id}`],
  }
}
