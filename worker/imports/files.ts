/** The objects of an import in R2: the file as it was sent, and its offers in parts that one step can hold. */
import type { R2Bucket } from '@cloudflare/workers-types'
import type { FeedCategory, FeedOffer } from '../db/import/feed.ts'
import { deleteObjects } from '../delete-objects.ts'
import type { UsedCategory } from './used-categories.ts'

/** An offer, with the line of an earlier one that has the same id. */
export interface PartOffer extends FeedOffer {
  first: number | null
}

/** Data outside of offers that converting them needs. */
export interface FileHead {
  /** The file's currency; '' where it names none. */
  currency: string
  /** Website of the supplier; absent where the file has none. */
  website?: string | null
  categories: FeedCategory[]
  /** Whether the file contains only some of the goods; absent: all. */
  isPart?: boolean
  /** Ids of several goods with different names, with their first lines. */
  ambiguous: Record<string, [first: number, second: number]>
  /** Articles of goods typed by hand that several offers have; absent in a file that an earlier version read. */
  shared?: string[]
}

const root = (id: string): string => `imports/${id}/`
export const fileKey = (id: string): string => `${root(id)}file`
const partKey = (id: string, part: number): string => `${root(id)}parts/${part}`
const headKey = (id: string): string => `${root(id)}head`
const idsKey = (id: string): string => `${root(id)}ids`
const usedKey = (id: string): string => `${root(id)}categories`

async function readJson<Value>(bucket: R2Bucket, key: string): Promise<Value> {
  const stored = await bucket.get(key)
  if (!stored) throw new Error(`${key} is not there`)
  return stored.json<Value>()
}

export const writeHead = (bucket: R2Bucket, id: string, head: FileHead) => bucket.put(headKey(id), JSON.stringify(head))
export const readHead = (bucket: R2Bucket, id: string) => readJson<FileHead>(bucket, headKey(id))

export const writeIds = (bucket: R2Bucket, id: string, ids: Iterable<string>) =>
  bucket.put(idsKey(id), JSON.stringify([...ids]))
export const readIds = async (bucket: R2Bucket, id: string): Promise<Set<string>> =>
  new Set(await readJson<string[]>(bucket, idsKey(id)))

export const writeUsed = (bucket: R2Bucket, id: string, used: UsedCategory[]) =>
  bucket.put(usedKey(id), JSON.stringify(used))
/** @returns [] for a file that an earlier version read, without storing them */
export const readUsed = async (bucket: R2Bucket, id: string): Promise<UsedCategory[]> =>
  (await bucket.get(usedKey(id)))?.json<UsedCategory[]>() ?? []

export const writePart = (bucket: R2Bucket, id: string, part: number, offers: readonly PartOffer[]) =>
  bucket.put(partKey(id, part), JSON.stringify(offers.map((offer) => ({ ...offer, fields: [...offer.fields] }))))

type StoredOffer = Omit<PartOffer, 'fields'> & { fields: [string, string[]][] }

export async function readPart(bucket: R2Bucket, id: string, part: number): Promise<PartOffer[]> {
  const offers = await readJson<StoredOffer[]>(bucket, partKey(id, part))
  return offers.map((offer) => ({ ...offer, fields: new Map(offer.fields) }))
}

/** Deletes some of an import's objects. @returns whether all are gone */
export const deleteFiles = (bucket: R2Bucket, id: string): Promise<boolean> => deleteObjects(bucket, root(id))
