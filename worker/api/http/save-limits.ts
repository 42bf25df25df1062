/** Limits on what members of organizations write, by person, organization and address (docs/operating.md, "Limits"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { DAY_S, HOUR_S, MINUTE_S } from '../../../domain/durations.ts'
import { isApproved } from '../../../domain/statuses/approved.ts'
import type { SignedIn } from './access/viewer.ts'
import type { ApiEnv } from './api-env.ts'
import { tooMany } from './problem.ts'
import { addressLimits, countAgainst, type Limit, limitsDevices } from './rate-limit.ts'
import { isStreamed } from './streamed-body.ts'
import { type Refusal, refuseUnless } from './writes/refusal.ts'

interface Pace {
  /** What is counted: 'save', 'reply'. */
  name: string
  /** Number of them in a period, or of bytes. */
  byPerson: number
  byOrganization: number
  byAddress: number
  /** Length of the period. */
  seconds: number
}

/** A list of products saves a page of 96 rows one by one. */
const SAVES: Pace = { name: 'save', byPerson: 600, byOrganization: 1_200, byAddress: 1_200, seconds: MINUTE_S }
/** What people without an organization save, one thing at a time: each save may store its response for a week. */
const OWN_SAVES: Pace = { name: 'own save', byPerson: 120, byOrganization: 0, byAddress: 600, seconds: MINUTE_S }
/** Lists of products, which people without an organization have as well. */
export const LIST_SAVES: Pace = { name: 'list', byPerson: 120, byOrganization: 600, byAddress: 600, seconds: MINUTE_S }
export const REPLIES: Pace = { name: 'reply', byPerson: 60, byOrganization: 300, byAddress: 120, seconds: HOUR_S }
const UPLOADS: Pace = { name: 'upload', byPerson: 600, byOrganization: 2_000, byAddress: 2_000, seconds: HOUR_S }
/** Files that people without an account send along with a request. */
const VISITOR_UPLOADS: Pace = { name: 'visitor upload', byPerson: 0, byOrganization: 0, byAddress: 60, seconds: HOUR_S }

/** @returns the limit of uploads for this uploader */
export const uploadPace = ({ id }: Counted): Pace => (id === null ? VISITOR_UPLOADS : UPLOADS)

/** Each reads up to 20 MB and compares all goods of the organization. */
export const IMPORT_PACE: Pace = { name: 'import', byPerson: 30, byOrganization: 60, byAddress: 120, seconds: HOUR_S }

/** 1C sends goods, prices and stock by themselves, and may do so every few minutes. */
export const EXCHANGED: Pace = { ...IMPORT_PACE, name: 'exchange', byPerson: 240, byOrganization: 240, byAddress: 480 }

/** Rows of the list typed into: each save reads 200 goods, and what undoes it is stored for a week. */
export const TYPED_ROWS: Pace = {
  name: 'typed rows',
  byPerson: 300,
  byOrganization: 900,
  byAddress: 900,
  seconds: HOUR_S,
}

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000 * MEGABYTE

/** Bytes of the bodies of saves: five thousand products with 20 kB of text each. */
const SAVED_BYTES: Pace = {
  name: 'saved bytes',
  byPerson: 100 * MEGABYTE,
  byOrganization: 300 * MEGABYTE,
  byAddress: 300 * MEGABYTE,
  seconds: DAY_S,
}

/** Bytes of stored files: the whole room of an organization in a day, and once more for files that replace others. */
const UPLOADED_BYTES: Pace = {
  name: 'uploaded bytes',
  byPerson: 2 * GIGABYTE,
  byOrganization: 4 * GIGABYTE,
  byAddress: 4 * GIGABYTE,
  seconds: DAY_S,
}

/** The same of people without an account. */
const VISITOR_BYTES: Pace = {
  name: 'visitor bytes',
  byPerson: 0,
  byOrganization: 0,
  byAddress: 300 * MEGABYTE,
  seconds: DAY_S,
}
/** Many addresses together fill the store no faster than this; a request without files can be sent all the same. */
const OF_ALL_VISITORS = { name: 'bytes of all visitors', subject: 'all', most: 20 * GIGABYTE, seconds: DAY_S }

/**
 * New products a day, how many typed and imported ones may be unpublished, how many published, and bytes of the texts of all, before
 * moderators have approved the company, and afterwards. Imported ones are those with an id of the supplier.
 */
const PRODUCTS = {
  unapproved: { aDay: 200, unpublished: 500, imported: 5_000, published: 0, texts: 50 * MEGABYTE },
  approved: { aDay: 5_000, unpublished: 20_000, imported: 200_000, published: 200_000, texts: 500 * MEGABYTE },
} as const

/** Against whom it counts; a visitor without an account has no id. */
export type Counted = Pick<SignedIn, 'organization'> & { id: string | null }

async function paceLimits(c: Context<ApiEnv>, pace: Pace, viewer: Counted, amount: number): Promise<Limit[]> {
  if (!limitsDevices(c.env)) return []
  const { name, byPerson, byOrganization, byAddress, seconds } = pace
  const counted = { seconds, amount }
  return [
    { ...counted, name: `${name} by person`, subject: viewer.id, most: byPerson },
    { ...counted, name: `${name} by organization`, subject: viewer.organization?.id ?? null, most: byOrganization },
    ...(await addressLimits(c, { ...counted, name, most: byAddress })),
  ]
}

/** @throws AppError 429 `rate.limited`, which says when to try again */
export const countPace = async (c: Context<ApiEnv>, pace: Pace, viewer: Counted): Promise<void> =>
  void (await countAgainst(c, await paceLimits(c, pace, viewer, 1)))

/** The body of an upload is a stream, which is not read here: `countUploadedBytes` counts its file. */
const bytesOfBody = async ({ req }: Context<ApiEnv>): Promise<number> =>
  isStreamed(req) ? 0 : new TextEncoder().encode(await req.text()).length

/**
 * Counts a request that writes, and the bytes of its body.
 * @throws AppError 429 `rate.limited`; 413 `body.too-large`
 */
export async function countSave(c: Context<ApiEnv>, viewer: SignedIn): Promise<void> {
  const bytes = await bytesOfBody(c)
  await countAgainst(c, [
    ...(await paceLimits(c, viewer.organization ? SAVES : OWN_SAVES, viewer, 1)),
    ...(bytes > 0 ? await paceLimits(c, SAVED_BYTES, viewer, bytes) : []),
  ])
}

/** @throws AppError 429 `rate.limited` for a file with which more bytes than a day's are stored */
export const countUploadedBytes = async (c: Context<ApiEnv>, bytes: number, viewer: Counted): Promise<void> => {
  const isVisitor = viewer.id === null
  const limits = await paceLimits(c, isVisitor ? VISITOR_BYTES : UPLOADED_BYTES, viewer, bytes)
  await countAgainst(c, isVisitor ? [...limits, { ...OF_ALL_VISITORS, amount: bytes }] : limits)
}

type ProductQuota = (typeof PRODUCTS)[keyof typeof PRODUCTS]

/** @param status of the company: one that was public once has been approved */
export const productQuota = (status: string): ProductQuota =>
  isApproved(status) ? PRODUCTS.approved : PRODUCTS.unapproved

const newProducts = ({ aDay }: ProductQuota): Pace => ({
  name: 'new product',
  byPerson: aDay,
  byOrganization: aDay,
  byAddress: 5_000,
  seconds: DAY_S,
})

/**
 * @param amount how many products are added
 * @throws AppError 429 `rate.limited`
 */
export const countNewProducts = async (
  c: Context<ApiEnv>,
  quota: ProductQuota,
  viewer: SignedIn,
  amount = 1,
): Promise<void> => void (await countAgainst(c, await paceLimits(c, newProducts(quota), viewer, amount)))

const importedProducts = ({ imported }: ProductQuota): Pace => ({
  name: 'imported product',
  byPerson: imported,
  byOrganization: imported,
  byAddress: 2 * imported,
  seconds: DAY_S,
})

/** As `countNewProducts` for products of a price list: a day's limit is the number that may be unpublished. */
export const countImportedProducts = async (
  c: Context<ApiEnv>,
  quota: ProductQuota,
  viewer: SignedIn,
  amount: number,
): Promise<void> => void (await countAgainst(c, await paceLimits(c, importedProducts(quota), viewer, amount)))

/** The company's number as a text: D1 binds numbers as REAL, which a CAST in SQL would make '5.0'. */
const published = (company: number): SQL =>
  sql`coalesce((SELECT n FROM facet_counts WHERE ancestor = 0 AND facet = 'company' AND value = ${String(company)}), 0)`

/** @returns the condition that the company may have one more product; else 429 `rate.limited`, to be tried again the next day */
export const refuseProductBeyondQuota = (company: number, quota: ProductQuota): Refusal =>
  refuseUnless(
    sql`${published(company)} <= ${quota.published} AND ${typedOf(company, quota.unpublished)} < ${quota.unpublished}`,
    tooMany('rate.limited', DAY_S),
  )

/**
 * The condition that the texts of a company's products are within its quota; it comes after the write that makes them longer
 * (migrations/0038_product_texts.sql counts them). A save that makes none longer needs no room.
 * @returns a refusal: 429 `rate.limited`, to be tried again the next day
 */
export const refuseTextsBeyondQuota = (company: number, quota: ProductQuota): Refusal =>
  refuseUnless(areTextsWithin(company, quota), tooMany('rate.limited', DAY_S))

/** @returns the number of unpublished products of a company that were typed, at most `most` (migrations/0114_import_parts.sql) */
const typedOf = (company: number, most: number): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM products INDEXED BY products_typed WHERE company = ${company}
    AND external_id IS NULL AND deleted_at IS NULL AND status <> 'published' LIMIT ${most}))`

/** @returns the number of unpublished products of a company that a price list has brought, at most `most` */
export const importedOf = (company: number, most: number): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM products INDEXED BY products_own_lacks WHERE company = ${company}
    AND status IN ('draft', 'moderation', 'rejected', 'hidden', 'archived') AND external_id IS NOT NULL AND deleted_at IS NULL
    LIMIT ${most}))`

const areTextsWithin = (company: number, { texts }: ProductQuota): SQL =>
  sql`coalesce((SELECT bytes FROM product_texts WHERE company = ${company}), 0) <= ${texts}`

/** The condition that typed products are within the company's quota, after a write that may have added many. */
export const refuseTypedBeyondQuota = (company: number, quota: ProductQuota): Refusal =>
  refuseUnless(
    sql`${typedOf(company, quota.unpublished + 1)} <= ${quota.unpublished} AND ${areTextsWithin(company, quota)}`,
    tooMany('rate.limited', DAY_S),
  )

/** As `refuseTypedBeyondQuota` for those with an id of the supplier. */
export const refuseImportedBeyondQuota = (company: number, quota: ProductQuota): Refusal =>
  refuseUnless(
    sql`${importedOf(company, quota.imported + 1)} <= ${quota.imported} AND ${areTextsWithin(company, quota)}`,
    tooMany('rate.limited', DAY_S),
  )
