/** /api/profile/company/journal: what members have done for the organization (docs/behaviour.md, "Journal of an organization"). */
import { Hono } from 'hono'
import { MemberActs, MemberActsQuery } from '../../../../domain/contract/organization-journal.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet } from '../../http/openapi.ts'
import { query } from '../../http/validate.ts'
import { readActs } from './queries.ts'

export const ownJournal = new Hono<ApiEnv>().get(
  '/',
  describeGet('employees', 'What members have done for the organization, the latest first', MemberActs),
  requires('organization-journal.read'),
  query(MemberActsQuery),
  async (c) => {
    const { num } = member(c).organization
    return c.json(await readActs(database(c.env.DB), num, c.req.valid('query'), c.var.locale))
  },
)
