/** /api/profile/company/partner-feeds: addresses at which an organization's published goods are fetched, and /api/feeds/{id}, those addresses. */
import * as v from 'valibot'
import { PARTNER_FORMATS } from '../price-list/partner-feed.ts'
import { Line } from './text-input.ts'
import { Locale, STORED } from './values.ts'

const Slug = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,100}$/))

export const NewPartnerFeed = v.object({
  name: v.pipe(Line(80), v.description('Who fetches it, for the own people'), v.examples(['Dealers'])),
  format: v.pipe(v.picklist(PARTNER_FORMATS), v.examples(['yml'])),
  locale: v.pipe(
    Locale,
    v.description('Language of its texts; what has none in it comes in another'),
    v.examples(['ru']),
  ),
  category: v.pipe(
    v.nullable(Slug),
    v.description('Goods of this category and those below it alone, by its slug; null: of all'),
    v.examples([null]),
  ),
  priced: v.pipe(v.boolean(), v.description('Goods with a price alone'), v.examples([false])),
  inStock: v.pipe(v.boolean(), v.description('Goods in stock alone'), v.examples([false])),
  open: v.pipe(v.boolean(), v.description('Whether everyone may fetch it, without a token'), v.examples([false])),
})
export type NewPartnerFeed = v.InferOutput<typeof NewPartnerFeed>

const ADDRESS = 'https://market.example/api/feeds/06d2k6t0000g1a2b'

const PartnerFeed = v.object({
  id: v.string(),
  ...NewPartnerFeed.entries,
  revoked: v.pipe(
    v.boolean(),
    v.description('Whether nobody may fetch it, since its token was revoked'),
    v.examples([false]),
  ),
  address: v.pipe(v.string(), v.description('Where it is fetched; without its token'), v.examples([ADDRESS])),
  changedAt: v.pipe(
    v.string(),
    v.description('When one of the published goods has changed last'),
    v.examples([STORED.updatedAt]),
  ),
  createdAt: v.string(),
  fetchedAt: v.pipe(
    v.nullable(v.string()),
    v.description('When it was fetched last; null: never'),
    v.examples([STORED.updatedAt]),
  ),
})
export type PartnerFeed = v.InferOutput<typeof PartnerFeed>

const GoodsCategory = v.object({
  slug: v.pipe(v.string(), v.examples(['ball-valves'])),
  name: v.pipe(
    v.string(),
    v.description('Name of the category, after the names of those above it'),
    v.examples(['Pipeline valves › Ball valves']),
  ),
  count: v.pipe(v.number(), v.description('Published goods in it and below it'), v.examples([34])),
})

export const PartnerFeedList = v.object({
  data: v.array(PartnerFeed),
  meta: v.object({
    categories: v.pipe(
      v.array(GoodsCategory),
      v.description('Categories that have published goods of the organization, or a feed'),
    ),
  }),
})
export type PartnerFeedList = v.InferOutput<typeof PartnerFeedList>

const Secret = v.pipe(
  v.nullable(v.string()),
  v.description('The `token` of its address, which is never shown again; null: it is open'),
  v.examples(['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo']),
)

export const MadePartnerFeed = v.object({
  data: v.object({ id: v.string(), address: PartnerFeed.entries.address, token: Secret }),
})
export type MadePartnerFeed = v.InferOutput<typeof MadePartnerFeed>

const Fetch = v.object({
  at: v.pipe(v.string(), v.description('When it was fetched'), v.examples([STORED.updatedAt])),
  program: v.pipe(v.string(), v.description('Name that the program gives itself'), v.examples(['curl'])),
  country: v.pipe(
    v.nullable(v.string()),
    v.description('Country of its network, ISO 3166-1 alpha-2; null: not known'),
    v.examples(['RU']),
  ),
  goods: v.pipe(
    v.nullable(v.number()),
    v.description('How many goods were sent; null: none, since nothing had changed'),
    v.examples([1240]),
  ),
})
export type PartnerFetch = v.InferOutput<typeof Fetch>

export const PartnerFetches = v.object({ data: v.array(Fetch) })

export const PartnerFeedQuery = v.object({
  token: v.pipe(
    v.optional(v.string()),
    v.description('Token of an address that is not open'),
    v.examples(['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo']),
  ),
})
