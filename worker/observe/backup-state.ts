import { HOUR_MS } from '../../domain/durations.ts'
import { completeBackups } from '../backups/bucket.ts'
import type { Bindings } from '../bindings.ts'
import { withTimeout } from '../with-timeout.ts'

/** Milliseconds that the bucket may take to respond. */
const TIMEOUT = 3000
/** Hours after which the newest complete backup is too old: one is made each night, and the next one takes a while. */
const TOO_OLD = 36

interface BackupState {
  /** The newest complete backup; null where there is none. */
  newest: { key: string; ageHours: number; bytes: number } | null
  complete: number
}

/** @returns what the operator sees of the backups in /readyz; null where no bucket is bound, or it does not respond */
export async function backupState({ BACKUPS }: Bindings, now: number): Promise<BackupState | null> {
  if (!BACKUPS) return null
  const found = await withTimeout(completeBackups(BACKUPS), TIMEOUT).catch(() => null)
  if (!found) return null
  const [newest] = found
  const ageHours = newest ? Math.round((now - newest.at) / HOUR_MS) : 0
  return { newest: newest ? { key: newest.key, ageHours, bytes: newest.size } : null, complete: found.length }
}

/** Whether no backup is complete, or the newest one is too old. */
export const isTooOld = (state: BackupState | null): boolean => (state?.newest?.ageHours ?? TOO_OLD + 1) > TOO_OLD

/** @returns a line for the list of what is missing where the newest backup is too old, or there is none; nothing otherwise */
export function missingBackups(env: Bindings, state: BackupState | null): string[] {
  if (!env.BACKUPS) return []
  if (!state) return ['BACKUPS: the bucket does not respond']
  if (!state.newest) return ['BACKUPS: no backup is complete yet; the first one begins by itself within a minute']
  return state.newest.ageHours > TOO_OLD ? [`BACKUPS: the newest backup is ${state.newest.ageHours} hours old`] : []
}
