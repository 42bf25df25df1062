import type { D1Database } from '@cloudflare/workers-types'
import { chainedDigest } from '../archive/format.ts'
import { gzipped, MIN_PADDING_BYTES, padding, TAR_END, tarred } from '../archive/tar.ts'
import { joinedBytes } from '../joined-bytes.ts'
import { nextPortion, type Portion } from './portions.ts'
import type { BackupPlan, BackupProgress } from './progress.ts'

/** Limits of one step. */
export interface PartLimits {
  /** Bytes of a part, at least R2's minimum; all parts but the last have the same length. 10,000 of them are 50 GB. */
  part: number
  /** Bytes that are read at most, before they are compressed. */
  read: number
  /** Milliseconds after which no more is read. */
  milliseconds: number
}

export const PART_LIMITS: PartLimits = { part: 5 * 2 ** 20, read: 48e6, milliseconds: 10_000 }

const sizeOf = ({ entries }: Portion): number => entries.reduce((sum, { content }) => sum + content.length, 0)

async function withDigest({ entries, next }: Portion): Promise<BackupProgress | null> {
  if (!next) return null
  let digest = next.digest
  for (const entry of entries) digest = await chainedDigest(digest, entry)
  return { ...next, digest }
}

/** Half as many rows to read, for the next attempt. @throws Error where that is not possible */
function halved(progress: BackupProgress): BackupProgress {
  const { limit } = progress.place
  if (limit === 1) throw new Error('a row is longer than a part of a backup')
  return { ...progress, place: { ...progress.place, limit: Math.ceil(limit / 2) } }
}

/**
 * Reads from `from` until a part is full. What does not fit is read again for the next part, and padding fills this one, so that a step
 * passes only its progress to the next.
 * @returns the part, and the progress after it; null after the end of the archive
 */
export async function fillPart(
  db: D1Database,
  plan: BackupPlan,
  from: BackupProgress,
  { part, read, milliseconds }: PartLimits,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; progress: BackupProgress | null }> {
  const began = Date.now()
  const members: Uint8Array[] = []
  let progress = from
  let room = part
  let done = 0
  while (done < read && Date.now() - began < milliseconds) {
    const portion = await nextPortion(db, plan, progress)
    const end = portion.next ? [] : [TAR_END]
    const member = await gzipped([...portion.entries.flatMap(tarred), ...end])
    if (portion.entries.length > 0 && member.length + MIN_PADDING_BYTES > room) {
      if (members.length > 0) break
      progress = halved(progress)
      continue
    }
    if (portion.entries.length > 0) members.push(member)
    if (portion.entries.length > 0) room -= member.length
    done += sizeOf(portion)
    const next = await withDigest(portion)
    if (!next) return { bytes: joinedBytes(members), progress: null }
    progress = next
  }
  return { bytes: joinedBytes([...members, padding(room)]), progress }
}
