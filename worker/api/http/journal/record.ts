/** Writes an operator's act into the journal, in the batch of the act itself (docs/behaviour.md, "Operators' journal"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { newId } from '../../../db/id.ts'
import { signedIn } from '../access/viewer.ts'
import type { ApiEnv } from '../api-env.ts'
import { ACTS } from './acts.ts'
import { callOf } from './call-of.ts'

/** What was sent: the body, or the query of a call without one. */
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
 * @returns the statements that record an operator's call, with its subject before and after its writes
 * @throws Error for a call that acts.ts does not list, so that no act is left unrecorded
 */
export async function record(c: Context<ApiEnv>): Promise<Recorded> {
  const { call, subject: named, key } = callOf(c.req)
  const subject = named || (c.var.created ?? '')
  const act = ACTS[call]
  if (act === undefined) throw new Error(`no act of the journal: ${call}`)
  if (act === null) return { before: [], after: [] }
  const id = newId()
  const input = JSON.stringify(await inputOf(c))
  const state = sql`coalesce((${act.snapshot(subject, key, input)}), 'null')`
  return {
    before: [
      sql`INSERT INTO journal (id, operator, act, subject, input, before)
        VALUES (${id}, ${signedIn(c).num}, ${act.name}, ${subject}, ${input}, ${state})`,
    ],
    after: [sql`UPDATE journal SET after = ${state} WHERE id = ${id}`],
  }
}
