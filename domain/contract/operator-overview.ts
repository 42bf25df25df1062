/** GET /api/operator/overview: what waits for operators, and how the instance is. */
import * as v from 'valibot'

/** Lists in which something may wait, in the order in which operators read them. */
export const WAITING_LISTS = [
  'companies',
  'products',
  'claims',
  'reports',
  'categories',
  'leads',
  'mail',
  'deliveries',
  'jobs',
] as const
export type WaitingList = (typeof WAITING_LISTS)[number]

/** What has happened within the last days. */
export const RECENT_EVENTS = ['people', 'companies', 'requests', 'answers', 'orders', 'brokenFeeds'] as const
export type RecentEvent = (typeof RECENT_EVENTS)[number]

/** Days of `lately` and `emptySearches`. */
export const RECENT_DAYS = 7

const count = v.pipe(v.number(), v.description('How many there are; 10,001 means more than 10,000'), v.examples([3]))

const Waiting = v.object({
  list: v.pipe(
    v.picklist(WAITING_LISTS),
    v.description(
      'Where it waits: `deliveries` are messages that no gateway has accepted, `jobs` other work that was given up',
    ),
  ),
  count,
  oldest: v.pipe(
    v.nullable(v.string()),
    v.description('Since when the oldest of them waits; null where none does'),
    v.examples(['2026-11-23T10:00:00.000Z']),
  ),
  late: v.pipe(
    v.boolean(),
    v.description('Whether the oldest has waited longer than `REVIEW_DAYS`'),
    v.examples([false]),
  ),
})
export type Waiting = v.InferOutput<typeof Waiting>

const Ceiling = v.object({
  channel: v.pipe(v.picklist(['email', 'sms']), v.description('What is sent')),
  country: v.pipe(
    v.nullable(v.string()),
    v.description('Country code of the numbers; null for e-mails'),
    v.examples(['+7']),
  ),
  spent: v.pipe(v.number(), v.description('Sent today'), v.examples([120])),
  most: v.pipe(v.number(), v.description('The most that are sent in a day'), v.examples([20_000])),
})
export type Ceiling = v.InferOutput<typeof Ceiling>

const Backup = v.object({
  ageHours: v.pipe(
    v.nullable(v.number()),
    v.description('Hours since the newest complete backup; null where there is none'),
    v.examples([9]),
  ),
  late: v.pipe(v.boolean(), v.description('Whether it is missing or too old'), v.examples([false])),
})

const Store = v.object({
  bytes: v.pipe(v.number(), v.description('Size of the database'), v.examples([120_000_000])),
  most: v.pipe(v.number(), v.description('What the platform allows'), v.examples([10_000_000_000])),
})

/** Stores that are counted, in this order: uploads, copies of the classifiers and the like, backups. */
export const COUNTED_STORES = ['files', 'cache', 'backups'] as const
export type CountedStore = (typeof COUNTED_STORES)[number]

const StoreSize = v.object({
  store: v.pipe(
    v.picklist(COUNTED_STORES),
    v.description('`files` and `backups` are buckets of R2, `cache` is KV; the platform limits none of them'),
  ),
  bytes: v.pipe(
    v.nullable(v.number()),
    v.description('Size in bytes; null for KV, which does not say it'),
    v.examples([3_400_000_000]),
  ),
  objects: v.pipe(v.number(), v.description('Objects or keys in it'), v.examples([12_400])),
  countedAt: v.pipe(v.string(), v.description('When they were counted'), v.examples(['2026-11-23T10:00:00.000Z'])),
})

export const OperatorOverview = v.object({
  data: v.object({
    waiting: v.array(Waiting),
    lately: v.pipe(
      v.array(v.object({ event: v.picklist(RECENT_EVENTS), count })),
      v.description(`What has happened within the last ${RECENT_DAYS} days`),
    ),
    emptySearches: v.pipe(
      v.number(),
      v.description(`Different searches of the last ${RECENT_DAYS} days that have found nothing`),
      v.examples([12]),
    ),
    ceilings: v.array(Ceiling),
    database: v.pipe(v.nullable(Store), v.description('null where the database does not say its size')),
    stores: v.pipe(v.array(StoreSize), v.description('Stores that were counted within the last days')),
    backup: v.pipe(v.nullable(Backup), v.description('null where the instance has no bucket for backups')),
  }),
})
export type OperatorOverview = v.InferOutput<typeof OperatorOverview>['data']
