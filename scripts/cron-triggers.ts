/** Cron triggers of wrangler.toml for a local worker: the platform has them, workerd has not. */
import { Cron } from 'croner'
import type { Miniflare } from 'miniflare'
import { unstable_readConfig as readConfig } from 'wrangler'
import { bindingsOf } from './local.ts'

interface CronTriggers {
  /** Times as the platform reads them, in UTC. */
  crons: readonly string[]
  /** Runs what is due; it is not called again before it has ended. */
  trigger: (cron: string) => Promise<void>
}

const ignore = (): void => undefined

/** Triggers at once, for what became due while nothing ran, and then at each of the times. @returns what stops it */
export function startCronTriggers({ crons, trigger }: CronTriggers): () => void {
  const options = { timezone: 'UTC', protect: true, unref: true }
  // A run that fails leaves its work due; the log has said why.
  const each = crons.map((cron) => new Cron(cron, options, () => trigger(cron).catch(ignore)))
  for (const cron of each) void cron.trigger()
  return () => {
    for (const cron of each) cron.stop()
  }
}

/** Milliseconds between two checks for jobs that requests left, such as a long price list, whose steps would otherwise be a minute apart. */
const CHECK_INTERVAL = 10_000

const LEFT = "SELECT 1 FROM jobs WHERE kind <> '' AND due_at <= ?1 AND leased_until <= ?1 LIMIT 1"

/**
 * Runs the jobs of a local worker.
 * @param scheduled whether jobs scheduled for a time of day run, too; those that requests left always run
 */
export async function runCronTriggers(local: Miniflare, scheduled: boolean): Promise<void> {
  const [worker, { DB }] = await Promise.all([local.getWorker(), bindingsOf(local)])
  const trigger = async (cron: string): Promise<void> => void (await worker.scheduled({ cron }))
  const { crons = [] } = readConfig({ config: 'wrangler.toml' }).triggers
  if (scheduled) startCronTriggers({ crons, trigger })
  async function runLeftJobs(): Promise<void> {
    if (await DB.prepare(LEFT).bind(Date.now()).first()) await trigger(crons[0] ?? '')
  }
  const later = () => setTimeout(() => void runLeftJobs().catch(ignore).finally(later), CHECK_INTERVAL).unref()
  later()
}
