/** /api/feeds/{id}: a supplier's published goods at an address that the supplier gives to partners (docs/behaviour.md, "Goods for partners"). */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { PartnerFeedQuery } from '../../../../domain/contract/partner-feeds.ts'
import { deviceName } from '../../../../domain/device-name.ts'
import { HOUR_MS, HOUR_S } from '../../../../domain/durations.ts'
import type { PartnerFormat } from '../../../../domain/price-list/partner-feed.ts'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { begunStream } from '../../../byte-stream.ts'
import { namesETag } from '../../../cache/names-etag.ts'
import { CATALOGUE_TYPES } from '../../../catalogue-file/write-catalogue.ts'
import { database } from '../../../db/connection.ts'
import { partnerFeeds } from '../../../db/schema.ts'
import { clientCountry, userAgent } from '../../client.ts'
import { tokenHash } from '../../http/access/read-token.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { UPLOAD_CSP } from '../../http/file-csp.ts'
import { orNotFound, parseId } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { addressLimits, countAgainst, limitsDevices } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { query } from '../../http/validate.ts'
import { sameSecret } from '../../secrets/same-secret.ts'
import { describePartnerFeed } from './describe.ts'
import { type FeedSupplier, feedPieces } from './goods.ts'

const UNKNOWN = 'partner-feed.unknown'

const TYPES: Record<PartnerFormat, string> = { ...CATALOGUE_TYPES, json: 'application/json' }
const ENDINGS: Record<PartnerFormat, string> = { yml: 'xml', csv: 'csv', json: 'json' }

type Feed = typeof partnerFeeds.$inferSelect

/** @throws AppError 404 for an unknown feed, and likewise for one that needs another token, so that the status does not show which feeds exist */
async function openFeed(c: Context<ApiEnv>, token = ''): Promise<Feed> {
  const id = parseId(c.req.param('id'), UNKNOWN)
  const feed = await database(c.env.DB).select().from(partnerFeeds).where(sql`id = ${id}`).get()
  const isRight = await sameSecret(await tokenHash(token), feed?.hash ?? '')
  return orNotFound(feed?.open || isRight ? feed : null, UNKNOWN)
}

interface State extends FeedSupplier {
  revision: number
  version: number
}

/** @throws AppError 410 where the supplier is not public any more */
async function supplierOf(c: Context<ApiEnv>, { company }: Feed): Promise<State> {
  const [row] = await database(c.env.DB).all<Omit<State, 'names'> & { names: string }>(
    sql`SELECT c.id, c.slug, c.names, c.version, g.revision, g.changed_at AS changedAt FROM companies AS c
      CROSS JOIN goods_stamps AS g ON g.company = c.num WHERE c.num = ${company} AND c.status = 'active'`,
  )
  if (!row) throw new AppError('company.withdrawn', 410)
  return { ...row, names: JSON.parse(row.names) }
}

/** Changes with each product, with the supplier's name, and with the program that writes the file; not with the name of a category. */
async function tagOf(c: Context<ApiEnv>, { id }: Feed, { revision, version }: State, origin: string): Promise<string> {
  return toHex(await sha256(JSON.stringify([id, revision, version, origin, c.env.BUILD_ID]))).slice(0, 32)
}

/** If-None-Match, and without it If-Modified-Since (RFC 9110 section 13.2.2). */
function hasItAlready(c: Context<ApiEnv>, tag: string, changedAt: number): boolean {
  const known = c.req.header('If-None-Match')
  if (known !== undefined) return namesETag(known, `"${tag}"`)
  const since = Date.parse(c.req.header('If-Modified-Since') ?? '')
  return since >= Math.floor(changedAt / 1000) * 1000
}

/** Lists a fetch; a 304 once an hour for each program. @param goods number of goods sent; null: nothing had changed */
async function recordFetch(c: Context<ApiEnv>, feed: Feed, goods: number | null): Promise<void> {
  const program = deviceName(userAgent(c)).slice(0, 60)
  const country = await clientCountry(c)
  const now = Date.now()
  await database(c.env.DB).run(sql`INSERT INTO partner_feed_fetches (feed, program, country, goods, created_at)
    SELECT num, ${program}, ${country}, ${goods}, ${now} FROM partner_feeds WHERE num = ${feed.num}
      AND (${goods} IS NOT NULL OR NOT EXISTS (SELECT 1 FROM partner_feed_fetches WHERE feed = ${feed.num}
        AND goods IS NULL AND program = ${program} AND created_at > ${now - HOUR_MS}))`)
}

/** Whole files an hour: one may have 200,000 goods. What has not changed is not counted. */
async function countFetch(c: Context<ApiEnv>, { id }: Feed): Promise<void> {
  if (!limitsDevices(c.env)) return
  await countAgainst(c, [
    { name: 'feed', subject: id, most: 120, seconds: HOUR_S },
    ...(await addressLimits(c, { name: 'feed', most: 30, seconds: HOUR_S })),
  ])
}

async function fileOf(c: Context<ApiEnv>, about: { feed: Feed; supplier: FeedSupplier; origin: string }) {
  await countFetch(c, about.feed)
  return begunStream(feedPieces(c.env, about, (goods) => recordFetch(c, about.feed, goods)))
}

export const partnerFeed = new Hono<ApiEnv>().get('/:id', describePartnerFeed, query(PartnerFeedQuery), async (c) => {
  const feed = await openFeed(c, c.req.valid('query').token)
  const supplier = await supplierOf(c, feed)
  const { changedAt } = supplier
  const origin = await siteOrigin(c)
  const tag = await tagOf(c, feed, supplier, origin)
  c.header('ETag', `W/"${tag}"`)
  c.header('Last-Modified', new Date(changedAt).toUTCString())
  c.header('Cache-Control', feed.open ? 'public, max-age=60' : 'private, no-cache')
  c.header('X-Robots-Tag', 'noindex')
  if (hasItAlready(c, tag, changedAt)) {
    await recordFetch(c, feed, null)
    return c.body(null, 304)
  }
  const file = c.req.method === 'HEAD' ? null : await fileOf(c, { feed, supplier, origin })
  c.header('Content-Type', TYPES[feed.format])
  const day = utcDay(changedAt)
  c.header('Content-Disposition', `inline; filename="goods-${day}.${ENDINGS[feed.format]}"`)
  // Its elements are texts that suppliers type; a browser must not take them for a page of this site.
  c.header('Content-Security-Policy', UPLOAD_CSP)
  return file ? c.body(file, 200) : c.body(null, 200)
})
