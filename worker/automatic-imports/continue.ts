/**
 * The next step of an automatic import once the import engine has reached one of its states (docs/behaviour.md, "Imports by themselves").
 */
import { eq, type SQL, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../domain/durations.ts'
import { type RunReason, type RunStatus, verdictOf } from '../../domain/price-list/import-runs.ts'
import { prepareStatement, type Write, writeBatch } from '../api/http/writes/commit.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { importRuns, imports } from '../db/schema.ts'
import type { StoredImport } from '../imports/context.ts'
import { advance } from '../imports/progress.ts'
import { queueJob } from '../jobs/queue-job.ts'
import { raiseStopped } from './announce.ts'
import { rememberedAnswers, rememberedChoice } from './remembered.ts'

/** The source of what 1C sends. */
export const EXCHANGE = 'exchange'

type RunRow = typeof importRuns.$inferSelect

interface RunWithImport {
  run: RunRow
  row: StoredImport
}

/** @returns a run with its import; undefined where it has none */
async function readRun({ DB }: Bindings, id: string): Promise<RunWithImport | undefined> {
  const [found] = await database(DB)
    .select({ run: importRuns, row: imports })
    .from(importRuns)
    .innerJoin(imports, eq(imports.num, importRuns.import))
    .where(eq(importRuns.id, id))
  return found
}

const settle = (
  { num }: RunRow,
  status: RunStatus,
  now: number,
  more: { reason?: RunReason; detail?: string; goods?: number } = {},
): SQL =>
  sql`UPDATE import_runs SET status = ${status}, reason = ${more.reason ?? null}, detail = ${more.detail ?? ''},
    goods = coalesce(${more.goods ?? null}, goods), updated_at = ${now} WHERE num = ${num}`

/** Stops the run until a person has acted on it, and notifies the company's managers. */
async function stop(
  env: Bindings,
  run: RunRow,
  { status, ...why }: { status: 'waiting' | 'failed'; reason: RunReason; detail?: string },
  now: number,
) {
  if (run.status === status) return
  await writeBatch(env.DB, [settle(run, status, now, why), ...(await raiseStopped(env, run, now))])
}

/** Changes the state of the import itself, and queues the job that does the work. */
const move = (env: Bindings, row: StoredImport, change: Parameters<typeof advance>[2], now: number): Write[] => [
  prepareStatement(env.DB, advance(env, row, { position: 0, ...change }, now)),
  queueJob({ name: `import ${row.id}`, kind: 'import-files', argument: { id: row.id } }, now),
]

async function answer(env: Bindings, { run, row }: RunWithImport, now: number): Promise<void> {
  const answers = await rememberedAnswers(env, row)
  if (!answers) return stop(env, run, { status: 'waiting', reason: 'questions' }, now)
  const { columns } = answers
  const isRead = columns === undefined || row.answers.columns !== undefined
  const change = isRead
    ? { answers, status: 'checking' as const, report: row.found.read ?? null }
    : { answers, status: 'reading' as const, report: null }
  await writeBatch(env.DB, move(env, row, change, now))
}

/**
 * Number of goods in the file of the last finished run of the same address; null for 1C, which sends goods, prices and stock in separate
 * files.
 */
async function goodsBefore({ DB }: Bindings, { company, source, num }: RunRow): Promise<number | null> {
  if (source === EXCHANGE) return null
  const last = await database(DB).get<{
    goods: number
  }>(sql`SELECT goods FROM import_runs WHERE company = ${company} AND source = ${source}
    AND num < ${num} AND status IN ('applied', 'unchanged') AND goods IS NOT NULL ORDER BY num DESC LIMIT 1`)
  return last?.goods ?? null
}

const isBusy = async ({ DB }: Bindings, { company, id }: StoredImport): Promise<boolean> =>
  (await database(DB).get(
    sql`SELECT 1 FROM imports WHERE company = ${company} AND status IN ('applying', 'undoing') AND id <> ${id} LIMIT 1`,
  )) !== undefined

/** @returns true if it has to be retried, since another import of the company is being applied */
async function decide(env: Bindings, { run, row }: RunWithImport, now: number): Promise<boolean> {
  const { report } = row
  if (!report) throw new Error('a dry run without a report')
  const choice = await rememberedChoice(env, row, run.complete)
  const before = await goodsBefore(env, run)
  const verdict = verdictOf(report, { before, complete: run.complete, hidesMissing: choice.hideMissing })
  if (verdict === 'unchanged') {
    await writeBatch(env.DB, [
      settle(run, 'unchanged', now, { goods: report.read }),
      prepareStatement(env.DB, advance(env, row, { status: 'discarded' }, now)),
    ])
  } else if (verdict !== 'apply') await stop(env, run, { status: 'waiting', reason: verdict }, now)
  else if (await isBusy(env, row)) return true
  else await writeBatch(env.DB, move(env, row, { status: 'applying', choice, error: null }, now))
  return false
}

/** @returns the state of the import; null where it has to be retried in a minute */
export async function continueRun(env: Bindings, id: string, now: number): Promise<string | null> {
  const found = await readRun(env, id)
  if (!found) return 'gone'
  const { run, row } = found
  // Once a run waits or has failed, the person who was notified continues the import.
  const isRunning = run.status === 'running'
  if (row.status === 'asking' && isRunning) await answer(env, found, now)
  else if (row.status === 'ready' && isRunning) {
    if (await decide(env, found, now)) return null
  } else if (row.status === 'refused')
    await stop(env, run, { status: 'failed', reason: row.error ?? 'failed', detail: row.errorDetail ?? '' }, now)
  else if (row.status === 'applied') {
    const reason = row.error ?? undefined
    await writeBatch(env.DB, [settle(run, 'applied', now, { goods: row.report?.read ?? 0, ...(reason && { reason }) })])
  } else if (row.status === 'discarded' && (isRunning || run.status === 'waiting'))
    await writeBatch(env.DB, [settle(run, 'discarded', now)])
  return row.status
}

export const TRY_AGAIN = MINUTE_MS
