/** The state of the instance for its operator: how old its backup is, and how many messages it has sent today. */
import type { Ceiling, CountedStore, OperatorOverview } from '../../../../domain/contract/operator-overview.ts'
import type { Bindings } from '../../../bindings.ts'
import { backupState, isTooOld } from '../../../observe/backup-state.ts'
import { emailCeiling, smsCeiling } from '../../delivery/ceilings.ts'
import { readUsage } from '../../http/rate-limit.ts'

/** @returns null where the instance has no bucket for backups */
export async function backupAge(env: Bindings, now: number): Promise<OperatorOverview['backup']> {
  if (!env.BACKUPS) return null
  const state = await backupState(env, now)
  return { ageHours: state?.newest?.ageHours ?? null, late: isTooOld(state) }
}

/** Countries whose SMS are shown where the instance serves all: those of the site's languages. */
const USUAL = '+7,+86'
/** More than an instance serves. */
const MAX_COUNTRIES = 20

/** @returns the ceilings of the day (docs/operating.md, "Limits") with what is spent of each */
export async function spentToday(env: Bindings, now: number): Promise<Ceiling[]> {
  const countries = (env.SMS_COUNTRIES ?? USUAL).split(',').map((one) => one.trim())
  const limits = [emailCeiling(env), ...countries.slice(0, MAX_COUNTRIES).map((prefix) => smsCeiling(env, prefix))]
  const counts = await readUsage({ env }, limits, now)
  return limits.map(({ subject, most }, at) => ({
    channel: subject ? 'sms' : 'email',
    country: subject || null,
    spent: counts[at] ?? 0,
    most,
  }))
}

/** Bytes that D1 allows a database (developers.cloudflare.com/d1/platform/limits). */
const MAX_DATABASE_BYTES = 10 * 1024 ** 3

/** @returns the sizes of the stores; `database` is null where results do not have its size, as those of D1 do */
export async function readStoreSizes({ DB }: Bindings): Promise<Pick<OperatorOverview, 'database' | 'stores'>> {
  const { meta, results } = await DB.prepare('SELECT store, bytes, objects, counted_at AS at FROM store_sizes').all<{
    store: CountedStore
    bytes: number | null
    objects: number
    at: number
  }>()
  const size: unknown = meta.size_after
  return {
    database: typeof size === 'number' && size > 0 ? { bytes: size, most: MAX_DATABASE_BYTES } : null,
    stores: results.map(({ at, ...one }) => ({ ...one, countedAt: new Date(at).toISOString() })),
  }
}
