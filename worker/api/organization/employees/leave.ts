import { Hono } from 'hono'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeRepeatable } from '../../http/openapi.ts'
import { writeAll } from '../../http/writes/commit.ts'
import { ownedByAnother, update } from './writes.ts'

/** /api/profile/membership: one's own place in an organization. */
export const membership = new Hono<ApiEnv>().delete(
  '/',
  describeRepeatable(
    'employees',
    'Leaves the organization; an owner can undo it for 7 days',
    { 204: null },
    { 409: 'An organization needs an owner: `owner.last`' },
  ),
  requires('organization.leave'),
  async (c) => {
    const { num: company, employee: num } = member(c).organization
    await writeAll(c, [
      ownedByAnother({ company, num }),
      update(database(c.env.DB), { num }, { deletedAt: Date.now() }),
    ])
    return c.body(null, 204)
  },
)
