/** /api/profile/company/partner-feeds */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  MadePartnerFeed,
  NewPartnerFeed,
  PartnerFeedList,
  PartnerFetches,
} from '../../../../domain/contract/partner-feeds.ts'
import { MAX_PARTNER_FEEDS } from '../../../../domain/limits.ts'
import type { Bindings } from '../../../bindings.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { partnerFeeds } from '../../../db/schema.ts'
import { tokenHash } from '../../http/access/read-token.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { body } from '../../http/validate.ts'
import { commit, commitWithoutBody, writeAll } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { shownOnce } from '../../http/writes/shown-once.ts'
import { mac } from '../../secrets/hmac.ts'
import { addressOfFeed, readFetches, readPartnerFeed, readPartnerFeeds } from './queries.ts'

const TAG = 'partner feeds'

const ownFeed = (c: Context<ApiEnv>) =>
  loadOwn(c, 'partner-feed.unknown', (db, id) => readPartnerFeed(db, member(c).organization.num, id))

/** @returns a MAC, which cannot be computed without AUTH_KEY. @param seed the id of a new feed; anything random for a later token */
const tokenOf = (env: Bindings, seed: string): Promise<string> => mac(env, 'partner-feed', seed)

/** @throws AppError 422 for a slug of no category */
async function numOf(c: Context<ApiEnv>, slug: string | null): Promise<number | null> {
  if (slug === null) return null
  const [row] = await database(c.env.DB).all<{ num: number }>(sql`SELECT num FROM categories WHERE slug = ${slug}`)
  if (!row) throw invalidInput([{ path: 'category', code: 'choice', message: 'no such category' }])
  return row.num
}

export const ownPartnerFeeds = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Addresses at which the published goods of the organization are fetched', PartnerFeedList),
    requires('product.read'),
    async (c) => {
      const around = { origin: await siteOrigin(c), locale: c.var.locale }
      return c.json(await readPartnerFeeds(database(c.env.DB), member(c).organization.num, around))
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Publishes the goods at an address; where it is not open, its token is shown this once',
      { 201: MadePartnerFeed },
      { 409: `There are ${MAX_PARTNER_FEEDS} already: \`partner-feeds.too-many\`` },
    ),
    shownOnce('token', tokenOf),
    requires('product.edit'),
    body(NewPartnerFeed),
    async (c) => {
      const { category: slug, ...feed } = c.req.valid('json')
      const company = member(c).organization.num
      const now = Date.now()
      const id = newId(now)
      const token = feed.open ? null : await tokenOf(c.env, id)
      const row = {
        id,
        company,
        ...feed,
        category: await numOf(c, slug),
        createdAt: now,
        hash: token && (await tokenHash(token)),
      }
      const hasRoom = sql`(SELECT count(*) FROM partner_feeds WHERE company = ${company}) < ${MAX_PARTNER_FEEDS}`
      const data = { id, address: addressOfFeed(await siteOrigin(c), id), ...(feed.open && { token: null }) }
      await commit(
        c,
        [
          refuseUnless(hasRoom, new AppError('partner-feeds.too-many', 409)),
          database(c.env.DB).insert(partnerFeeds).values(row),
          sql`INSERT INTO goods_stamps (company, revision, changed_at) VALUES (${company}, 1, ${now}) ON CONFLICT DO NOTHING`,
        ],
        { status: 201, body: { data } },
      )
      return c.json({ data: { ...data, token } }, 201)
    },
  )
  .get(
    '/:id/fetches',
    describeGet(TAG, 'The last 30 fetches of a partner’s feed, with roughly who they were by', PartnerFetches, {
      unknown: true,
    }),
    requires('product.read'),
    async (c) => c.json({ data: await readFetches(database(c.env.DB), (await ownFeed(c)).num) }),
  )
  .put(
    '/:id/token',
    describeRepeatable(
      TAG,
      'Gives a feed’s address another token, which is shown this once; the one before ends at once, and an open address is open no more',
      { 200: MadePartnerFeed },
      { 404: 'No such id' },
    ),
    requires('product.edit'),
    async (c) => {
      const { num, id } = await ownFeed(c)
      const token = await tokenOf(c.env, crypto.randomUUID())
      await writeAll(c, [sql`UPDATE partner_feeds SET open = 0, hash = ${await tokenHash(token)} WHERE num = ${num}`])
      return c.json({ data: { id, address: addressOfFeed(await siteOrigin(c), id), token } })
    },
  )
  .delete(
    '/:id/token',
    describeRepeatable(
      TAG,
      'Revokes the token of a feed: nobody may fetch it until there is another one',
      { 204: null },
      { 404: 'No such id' },
    ),
    requires('product.edit'),
    async (c) =>
      commitWithoutBody(c, [sql`UPDATE partner_feeds SET open = 0, hash = NULL WHERE num = ${(await ownFeed(c)).num}`]),
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes a feed with the list of its fetches', { 204: null }, { 404: 'No such id' }),
    requires('product.edit'),
    async (c) => commitWithoutBody(c, [sql`DELETE FROM partner_feeds WHERE num = ${(await ownFeed(c)).num}`]),
  )
