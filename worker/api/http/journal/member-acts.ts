/** Which call of a member is which act of the organization's journal (docs/behaviour.md, "Journal of an organization"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { MemberAct } from '../../../../domain/contract/organization-journal.ts'
import { newId } from '../../../db/id.ts'
import { member } from '../access/viewer.ts'
import type { ApiEnv } from '../api-env.ts'
import { callOf } from './call-of.ts'
import { MEMBER_CALLS } from './member-calls.ts'

const OWN = '/api/profile/company'

/** @returns the act of a call; null for one that is none; undefined for one that member-calls.ts lacks */
export function memberActOf(call: string): MemberAct | null | undefined {
  const [method = '', path = ''] = call.split(' ')
  return path.startsWith(OWN) ? MEMBER_CALLS[`${method} ${path.slice(OWN.length)}`] : null
}

/**
 * @returns the statement that records a member's call, for the batch of its writes
 * @throws Error for a call that member-calls.ts lacks, so that no act is left unrecorded
 */
export function memberAct(c: Context<ApiEnv>): SQL[] {
  const { call, subject } = callOf(c.req)
  const act = memberActOf(call)
  if (act === undefined) throw new Error(`no act of the organization's journal: ${call}`)
  return act === null ? [] : [insertAct(c, act, subject || (c.var.created ?? ''))]
}

/** @returns the statement that records an act, for a call whose path does not say which it is */
export function insertAct(c: Context<ApiEnv>, act: MemberAct, subject: string | null): SQL {
  const { num, organization } = member(c)
  const now = Date.now()
  return sql`INSERT INTO organization_acts (id, company, author, act, subject, created_at)
    VALUES (${newId(now)}, ${organization.num}, ${num}, ${act}, ${subject}, ${now})`
}
