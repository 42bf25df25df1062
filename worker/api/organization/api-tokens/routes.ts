import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { ApiTokenList, MadeApiToken, NewApiToken } from '../../../../domain/contract/api-tokens.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { MAX_API_TOKENS } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { apiTokens } from '../../../db/schema.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { tokenHash } from '../../http/access/read-token.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { shownOnce } from '../../http/writes/shown-once.ts'
import { raiseToken } from './announce.ts'
import { readTokens, toApiToken } from './queries.ts'
import { tokenOf } from './token.ts'

const TAG = 'api tokens'

const ownToken = (c: Context<ApiEnv>) =>
  loadOwn(c, 'token.unknown', (db, id) =>
    db
      .select({ num: apiTokens.num })
      .from(apiTokens)
      .where(sql`${apiTokens.id} = ${id} AND ${apiTokens.company} = ${member(c).organization.num}`)
      .get(),
  )

/** /api/profile/company/api-tokens */
export const ownApiTokens = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Tokens of the organization, latest first, also those that have expired', ApiTokenList),
    requires('program.edit'),
    async (c) => c.json({ data: await readTokens(database(c.env.DB), member(c).organization.num) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Makes a token, which is shown this once; the owners are notified',
      { 201: MadeApiToken },
      { 409: `There are ${MAX_API_TOKENS} already: \`tokens.too-many\`` },
    ),
    shownOnce('token', tokenOf),
    requires('program.edit'),
    body(NewApiToken),
    async (c) => {
      const { num: user, name: madeBy, organization } = member(c)
      const company = organization.num
      const { name, scopes, days } = c.req.valid('json')
      const now = Date.now()
      const id = newId(now)
      const token = await tokenOf(c.env, id)
      const row = {
        id,
        company,
        user,
        name,
        scopes: [...new Set(scopes)],
        ending: token.slice(-4),
        hash: await tokenHash(token),
        createdAt: now,
        expiresAt: now + days * DAY_MS,
        usedAt: null,
      }
      const hasRoom = sql`(SELECT count(*) FROM api_tokens WHERE company = ${company} AND expires_at > ${now}) < ${MAX_API_TOKENS}`
      const raised = await raiseToken(c, row)
      const writes = [
        refuseUnless(hasRoom, new AppError('tokens.too-many', 409)),
        database(c.env.DB).insert(apiTokens).values(row),
        ...raised.writes,
      ]
      const data = toApiToken(row, madeBy)
      await commit(c, writes, { status: 201, body: { data } })
      await sendSoon(c)
      return c.json({ data: { ...data, token } }, 201)
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Revokes a token: its next call is refused', { 204: null }, { 404: 'No such id' }),
    requires('program.edit'),
    async (c) => {
      const { num } = await ownToken(c)
      return commitWithoutBody(c, [sql`DELETE FROM api_tokens WHERE num = ${num}`])
    },
  )
