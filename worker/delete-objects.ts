import type { R2Bucket } from '@cloudflare/workers-types'

/** Keys that R2 lists and deletes in one call. */
export const KEYS_AT_ONCE = 1000

/** Deletes some of the objects below a prefix. @returns whether all are gone */
export async function deleteObjects(bucket: R2Bucket, prefix: string): Promise<boolean> {
  const { objects, truncated } = await bucket.list({ prefix, limit: KEYS_AT_ONCE })
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  return !truncated
}
