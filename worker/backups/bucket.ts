/** The bucket of the backups: `backups/2026-11-23T00-00-07Z.tar.gz` is a complete archive, `unfinished/….json` the plan of a run. */
import type { R2Bucket } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { BackupPlan } from './progress.ts'

const COMPLETE = 'backups/'
const UNFINISHED = 'unfinished/'
const ENDING = '.tar.gz'

/** @param name as operators see it: '2026-11-23T00-00-07Z' */
export const backupKey = (name: string): string => `${COMPLETE}${name}${ENDING}`

/** The name within a key. */
export const backupName = (key: string): string => key.slice(COMPLETE.length, -ENDING.length)

/** @param now milliseconds since 1970; the name has whole seconds */
export const keyOfBackup = (now: number): string =>
  backupKey(`${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`)

/** @returns when the backup with this key was begun, in milliseconds since 1970; NaN for any other file */
function beginningOf(key: string): number {
  const [, day, time] = /^backups\/([\d-]{10})T([\d-]{8})Z\.tar\.gz$/.exec(key) ?? []
  return Date.parse(`${day}T${time?.replaceAll('-', ':')}Z`)
}

export interface CompleteBackup {
  key: string
  /** When it was begun, milliseconds since 1970. */
  at: number
  /** Bytes. */
  size: number
}

/** @returns all complete backups, newest first; other files in the bucket are left out */
export async function completeBackups(bucket: R2Bucket): Promise<CompleteBackup[]> {
  const found: CompleteBackup[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix: COMPLETE, ...(cursor && { cursor }) })
    found.push(...page.objects.map(({ key, size }) => ({ key, size, at: beginningOf(key) })))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return found.filter(({ at }) => !Number.isNaN(at)).sort((one, other) => other.at - one.at)
}

const planKey = (key: string): string => `${UNFINISHED}${backupName(key)}.json`

export const writePlan = (bucket: R2Bucket, plan: BackupPlan) => bucket.put(planKey(plan.key), JSON.stringify(plan))

export const deletePlan = (bucket: R2Bucket, key: string) => bucket.delete(planKey(key))

async function planAt(bucket: R2Bucket, key: string): Promise<BackupPlan | null> {
  const stored = await bucket.get(key)
  return stored && v.parse(BackupPlan, JSON.parse(await stored.text()))
}

/** @returns null for a run that is over */
export const readPlan = (bucket: R2Bucket, key: string) => planAt(bucket, planKey(key))

/** Runs that were begun and not ended. There are never more, since each run first aborts them. */
const ABANDONED_AT_ONCE = 20

/** R2's codes for an upload that was completed or aborted, and for a part that is not the stored one. */
const LOST = /\((10024|10025)\)/

/** @returns whether the upload cannot be continued, so that the archive has to be begun again */
export const isLost = (error: unknown): boolean => error instanceof Error && LOST.test(error.message)

/** Aborts the uploads of runs that were interrupted. */
export async function abortUnfinished(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list({ prefix: UNFINISHED, limit: ABANDONED_AT_ONCE })
  for (const { key } of objects) {
    const plan = await planAt(bucket, key)
    if (plan) {
      await bucket
        .resumeMultipartUpload(plan.key, plan.upload)
        .abort()
        .catch((error: unknown) => {
          if (!isLost(error)) throw error
        })
    }
    await bucket.delete(key)
  }
}
