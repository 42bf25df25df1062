import { DAY_MS } from '../../domain/durations.ts'
import { requireNumber } from '../../domain/number-settings.ts'
import type { Bindings } from '../bindings.ts'
import type { CompleteBackup } from './bucket.ts'

/** For how many days and weeks a backup is retained. */
interface Rotation {
  days: number
  weeks: number
}

/** @throws Error where a variable is not a number: then nothing is deleted */
export const rotationOf = (settings: Pick<Bindings, 'BACKUP_DAYS' | 'BACKUP_WEEKS'>): Rotation => ({
  days: requireNumber(settings, 'BACKUP_DAYS'),
  weeks: requireNumber(settings, 'BACKUP_WEEKS'),
})

/** @returns the newest backup of each of the last `most` periods that have one: while no backup is made, none is deleted */
function newestOf(backups: CompleteBackup[], most: number, period: (at: number) => number): CompleteBackup[] {
  const newest = new Map<number, CompleteBackup>()
  for (const one of backups) if (!newest.has(period(one.at))) newest.set(period(one.at), one)
  return [...newest.values()].slice(0, most)
}

const dayOf = (at: number): number => Math.floor(at / DAY_MS)
/** Weeks begin on Monday; 1970 began on a Thursday. */
const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7)

/**
 * @param backups newest first
 * @returns keys of those to delete: all but the newest of each of the last days, and of each of the last weeks
 */
export function outdated(backups: CompleteBackup[], { days, weeks }: Rotation): string[] {
  const staying = new Set([...newestOf(backups, days, dayOf), ...newestOf(backups, weeks, weekOf)])
  return backups.filter((one) => !staying.has(one)).map(({ key }) => key)
}
