import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { SessionList } from '../../../../domain/contract/sessions.ts'
import { iso } from '../../../../domain/iso.ts'
import { database } from '../../../db/connection.ts'
import { sessions as table } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { describeGet, describeRepeatable } from '../../http/openapi.ts'

const TAG = 'sessions'
const UNKNOWN = 'session.unknown'

const alive = (user: number) => and(eq(table.user, user), isNull(table.endedAt), gt(table.expiresAt, Date.now()))

/** Maximum number of sessions listed: more devices are hardly in use. */
const MAX_LISTED = 100

async function listSessions(c: Context<ApiEnv>) {
  const viewer = signedIn(c)
  const rows = await database(c.env.DB)
    .select()
    .from(table)
    .where(alive(viewer.num))
    .orderBy(desc(table.rotatedAt))
    .limit(MAX_LISTED)
  return rows.map(({ num, id, agent, createdAt, rotatedAt, expiresAt }) => ({
    id,
    agent,
    current: num === viewer.session,
    createdAt: iso(createdAt),
    seenAt: iso(rotatedAt),
    expiresAt: iso(expiresAt),
  }))
}

/** /api/profile/sessions: the devices on which the user is signed in. An ended session is refused at its next call. */
export const sessionsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Devices on which one is signed in, the latest first', SessionList),
    requires('account.read'),
    async (c) => c.json({ data: await listSessions(c) }),
  )
  .delete(
    '/',
    describeRepeatable(TAG, 'Ends all sessions but that of the request', { 204: null }),
    requires('account.edit'),
    async (c) => {
      const { num, session } = signedIn(c)
      await database(c.env.DB)
        .update(table)
        .set({ endedAt: Date.now() })
        .where(and(alive(num), ne(table.num, session)))
      return c.body(null, 204)
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Ends a session', { 204: null }, { 404: 'No such session of one’s own' }),
    requires('account.edit'),
    async (c) => {
      const id = parseId(c.req.param('id'), UNKNOWN)
      const [ended] = await database(c.env.DB)
        .update(table)
        .set({ endedAt: Date.now() })
        .where(and(alive(signedIn(c).num), eq(table.id, id)))
        .returning({ num: table.num })
      orNotFound(ended, UNKNOWN)
      return c.body(null, 204)
    },
  )
