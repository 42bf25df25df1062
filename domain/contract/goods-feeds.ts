/** /api/profile/company/feeds: addresses from which the goods of an organization are fetched. */
import * as v from 'valibot'
import { MAX_ADDRESS_LENGTH, publicAddress } from '../public-address.ts'
import { ImportRun, RUN } from './exchange.ts'
import { STORED } from './values.ts'

const EXAMPLE = 'https://valves.com/bitrix/catalog_export/yandex.php'

const Hour = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(23),
  v.description('Hour of the day, UTC'),
  v.examples([1]),
)
const Weekday = v.pipe(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  v.description('Day of the week, 0 is Sunday; null: every day'),
  v.examples([null]),
)

export const NewFeed = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_ADDRESS_LENGTH),
    v.check((text) => publicAddress(text) !== null, 'public'),
    v.description('A public address, http or https'),
    v.examples([EXAMPLE]),
  ),
  user: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    v.description('User name for basic authentication; empty: none'),
    v.examples(['']),
  ),
  password: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    v.description('Password for basic authentication: stored encrypted, and never shown again'),
    v.examples(['']),
  ),
  hour: Hour,
  weekday: Weekday,
})
export type NewFeed = v.InferOutput<typeof NewFeed>

const Feed = v.object({
  id: v.string(),
  url: v.pipe(v.string(), v.examples([EXAMPLE])),
  hasPassword: v.boolean(),
  hour: Hour,
  weekday: Weekday,
  nextAt: v.pipe(v.string(), v.description('When it is fetched next')),
  createdAt: v.string(),
  last: v.pipe(v.nullable(ImportRun), v.description('The result of the last fetch')),
})
export type Feed = v.InferOutput<typeof Feed>

const FEED: Feed = {
  id: STORED.id,
  url: EXAMPLE,
  hasPassword: false,
  hour: 1,
  weekday: null,
  nextAt: STORED.updatedAt,
  createdAt: STORED.createdAt,
  last: RUN,
}

export const FeedList = v.pipe(v.object({ data: v.array(Feed) }), v.examples([{ data: [FEED] }]))
export const FeedRuns = v.pipe(v.object({ data: v.array(ImportRun) }), v.examples([{ data: [RUN] }]))
/** A feed after a step. */
export const FeedResponse = v.pipe(
  v.object({ data: v.object({ id: v.string() }) }),
  v.examples([{ data: { id: STORED.id } }]),
)
