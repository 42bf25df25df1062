/** /api/operator/api-tokens: tokens of all organizations, without the tokens themselves (docs/behaviour.md, "API tokens"). */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  DeskTokens,
  DeskTokensQuery,
  RevokeTokenResponse,
  TokenRevocation,
} from '../../../../domain/contract/desk-tokens.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import { apiTokens, companies, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { labelledTyped } from '../../delivery/emails.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { raise } from '../../delivery/raise.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { pageByNumber } from '../../http/page-by-number.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { toApiToken } from '../../organization/api-tokens/queries.ts'
import { ownersOf } from '../../organization/notified-managers.ts'

const TAG = 'moderation'

async function readTokens(c: Context<ApiEnv>, { company, ...page }: DeskTokensQuery): Promise<DeskTokens> {
  const db = database(c.env.DB)
  const which = company
    ? sql`api_tokens.company = (SELECT num FROM companies WHERE id = ${company})`
    : sql`api_tokens.num > 0`
  const { rows, meta } = await pageByNumber(db, page, sql`FROM api_tokens WHERE ${which}`, (limit, offset) =>
    db
      .select({
        token: apiTokens,
        madeBy: named(users.name, 'made_by'),
        company: named(companies.id, 'company_id'),
        names: companies.names,
      })
      .from(apiTokens)
      .innerJoin(users, sql`${users.num} = ${apiTokens.user}`)
      .innerJoin(companies, sql`${companies.num} = ${apiTokens.company}`)
      .where(which)
      .orderBy(sql`${apiTokens.num} DESC`)
      .limit(limit)
      .offset(offset),
  )
  const data = rows.map(({ token, madeBy, company: id, names }) => ({
    ...toApiToken(token, madeBy),
    company: { id, name: localized(names, c.var.locale) },
  }))
  return { data, meta }
}

export const deskTokens = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'API tokens of all companies, latest first, also those that have expired', DeskTokens),
    requires('token.read'),
    query(DeskTokensQuery),
    async (c) => c.json(await readTokens(c, c.req.valid('query'))),
  )
  .post(
    '/:id/revocation',
    describeWrite(
      TAG,
      'Revokes a token: its next call is refused; the owners of the company get an e-mail with the reason',
      { 200: RevokeTokenResponse },
      { 404: 'No such id' },
    ),
    requires('token.revoke'),
    body(TokenRevocation),
    async (c) => {
      const { id, num, company, name } = await loadOwn(c, 'token.unknown', (db, given) =>
        db.select().from(apiTokens).where(sql`${apiTokens.id} = ${given}`).get(),
      )
      const [readers, origin] = await Promise.all([ownersOf(database(c.env.DB), company), siteOrigin(c)])
      const emailTo = ({ locale }: (typeof readers)[number]) => ({
        name: 'tokenRevoked' as const,
        params: {
          what: labelledTyped(name, locale),
          reason: c.req.valid('json').reason,
          link: origin + personalHref('apiTokens', locale),
        },
      })
      const raised = raise({ event: 'account', key: `api-token-revoked:${id}`, readers, emailTo }, Date.now())
      const writes = [sql`DELETE FROM api_tokens WHERE num = ${num}`, ...raised.writes]
      const response = await commit(c, writes, { status: 200, body: { data: { id } } })
      await sendSoon(c)
      return response
    },
  )
