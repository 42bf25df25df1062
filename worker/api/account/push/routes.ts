/** /api/profile/push: whether this browser shows the person's notices. A subscription ends with its session. */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { NewPushSubscription, PushState } from '../../../../domain/contract/push.ts'
import { DAY_S } from '../../../../domain/durations.ts'
import { publicAddress } from '../../../../domain/public-address.ts'
import { database } from '../../../db/connection.ts'
import { identity } from '../../delivery/push/vapid.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { invalidInput } from '../../http/problem.ts'
import { countAgainst } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { body } from '../../http/validate.ts'
import { commit, commitWithoutBody, type Write } from '../../http/writes/commit.ts'
import { isOwnZone } from '../page-meta/own-zone.ts'

const TAG = 'notices'
/** Browsers of a person; the one that subscribed longest ago makes room. */
const MAX_SUBSCRIPTIONS = 10

async function stateOf(c: Context<ApiEnv>, subscribed: boolean) {
  const { publicKey } = await identity(c.env)
  return { data: { key: publicKey, subscribed } }
}

/** @throws AppError 422 `input.invalid` for an address that this server must not send to */
async function checkEndpoint(c: Context<ApiEnv>, endpoint: string): Promise<void> {
  const url = publicAddress(endpoint)
  if (url?.protocol === 'https:' && !isOwnZone(await siteOrigin(c), url.hostname)) return
  throw invalidInput([{ path: 'endpoint', code: 'format', message: 'An https address of a public push service' }])
}

export const push = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'The key to subscribe with, and whether this session has subscribed', PushState),
    requires('account.read'),
    async (c) => {
      const { session } = signedIn(c)
      const row = await database(c.env.DB).get(sql`SELECT 1 FROM push_subscriptions WHERE session = ${session}`)
      return c.json(await stateOf(c, row !== undefined))
    },
  )
  .post(
    '/',
    describeWrite(TAG, 'Shows notices in this browser', { 200: PushState }, { 429: 'Too many' }),
    requires('account.edit'),
    body(NewPushSubscription),
    async (c) => {
      const { endpoint, keys } = c.req.valid('json')
      const { num, id, session } = signedIn(c)
      await checkEndpoint(c, endpoint)
      await countAgainst(c, [{ name: 'push subscriptions by', subject: id, most: 50, seconds: DAY_S }])
      const writes: Write[] = [
        sql`INSERT OR REPLACE INTO push_subscriptions (user, session, endpoint, p256dh, auth, created_at)
          VALUES (${num}, ${session}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${Date.now()})`,
        sql`DELETE FROM push_subscriptions WHERE user = ${num} AND num NOT IN
          (SELECT num FROM push_subscriptions WHERE user = ${num} ORDER BY num DESC LIMIT ${MAX_SUBSCRIPTIONS})`,
      ]
      return commit(c, writes, { status: 200, body: await stateOf(c, true) })
    },
  )
  .delete(
    '/',
    describeRepeatable(TAG, 'Shows no notices in this browser any more', { 204: null }),
    requires('account.edit'),
    async (c) => commitWithoutBody(c, [sql`DELETE FROM push_subscriptions WHERE session = ${signedIn(c).session}`]),
  )
