/** Liveness and readiness of an instance, for load balancers and people on duty. */

import { sameSecret } from '../api/secrets/same-secret.ts'
import type { Bindings } from '../bindings.ts'
import { lazy } from '../lazy.ts'
import { withTimeout } from '../with-timeout.ts'
import { log } from './log.ts'

/** Loaded on demand: only an operator sees the list, and no cached page needs the rules of the variables. */
const readMissing = lazy(() => import('./missing-settings.ts'))

/** Milliseconds that a store or the API may take to respond. */
const CHECK_TIMEOUT = 3000

interface Check {
  ok: boolean
  /** Milliseconds. */
  took: number
}

async function check(name: string, run: () => Promise<unknown>): Promise<Check> {
  const start = Date.now()
  try {
    // `run` is called within a promise, since a store that is not bound throws synchronously.
    await withTimeout(Promise.resolve().then(run), CHECK_TIMEOUT)
    return { ok: true, took: Date.now() - start }
  } catch (error) {
    log('error', 'not ready', { part: name }, error)
    return { ok: false, took: Date.now() - start }
  }
}

async function probeUpstream(base: string): Promise<void> {
  const response = await fetch(new URL('/readyz', base))
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the API responded with ${response.status}`)
}

/** The stores that this instance cannot work without. An edge in front of an external API only has copies in KV. */
function dependencies(env: Bindings): Record<string, () => Promise<unknown>> {
  const { API_BASE_URL: upstream } = env
  const keyValue = () => env.KV.get('readyz')
  if (upstream && env.ROLE !== 'api') return { keyValue, api: () => probeUpstream(upstream) }
  return {
    keyValue,
    database: () => env.DB.prepare('SELECT id FROM categories LIMIT 1').all(),
    files: () => env.FILES.head('readyz'),
  }
}

/** For each scheduled job: when it last ran, and whether it was given up. */
const LAST_RUNS = "SELECT name, started_at, finished_at, outcome, dead_at FROM jobs WHERE kind = ''"
/** Queued work that was given up and waits for the operator (/admin), by its job. */
const DEAD_LETTERS = `SELECT kind, count(*) AS n, max(dead_at) AS dead_at, max(error) AS error FROM jobs
  WHERE dead_at IS NOT NULL AND kind <> '' GROUP BY kind`

/** @returns {} where the database has failed since its check */
const background = ({ DB }: Bindings) =>
  DB.batch([LAST_RUNS, DEAD_LETTERS].map((sql) => DB.prepare(sql))).then(
    ([jobs, dead]) => ({ jobs: jobs?.results, deadLetters: dead?.results }),
    () => ({}),
  )

const readBackups = lazy(() => import('./backup-state.ts'))

/** Milliseconds for which strangers get the same report: otherwise each of their requests would call three stores. */
const REPORT_LIFE = 5000
let latest = { at: Number.NEGATIVE_INFINITY, ready: false }

/** Whether the request may see more than whether the instance works: with STATUS_TOKEN as bearer, or on a developer's machine. */
async function isOperator({ headers }: Request, { STATUS_TOKEN, ENVIRONMENT }: Bindings): Promise<boolean> {
  if (ENVIRONMENT === 'local') return true
  return Boolean(STATUS_TOKEN) && sameSecret(headers.get('Authorization') ?? '', `Bearer ${STATUS_TOKEN}`)
}

const json = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })

/** For strangers: whether it works, and nothing about its parts. */
async function shortReadiness(env: Bindings, hasKey: boolean): Promise<Response> {
  const now = Date.now()
  if (!hasKey || now - latest.at > REPORT_LIFE) {
    const { ready } = await checkAll(env, hasKey)
    latest = { at: now, ready }
  }
  return json(latest.ready ? 200 : 503, { status: latest.ready ? 'ready' : 'not ready' })
}

async function checkAll(env: Bindings, hasKey: boolean) {
  const checked = Object.entries(dependencies(env)).map(async ([name, run]) => [name, await check(name, run)] as const)
  const checks: Record<string, Check> = {
    key: { ok: hasKey, took: 0 },
    ...Object.fromEntries(await Promise.all(checked)),
  }
  return { checks, ready: Object.values(checks).every(({ ok }) => ok) }
}

async function readiness(env: Bindings, hasKey: boolean): Promise<Response> {
  const { checks, ready } = await checkAll(env, hasKey)
  const jobs = checks.database?.ok ? await background(env) : {}
  const { missingSettings } = await readMissing()
  const { backupState, missingBackups } = await readBackups()
  const backups = await backupState(env, Date.now())
  return json(ready ? 200 : 503, {
    status: ready ? 'ready' : 'not ready',
    build: env.BUILD_ID ?? 'local',
    checks,
    ...jobs,
    backups,
    missing: [...missingSettings({ ...env }), ...missingBackups(env, backups)],
  })
}

/**
 * Responds to /healthz (the script runs: 200) and /readyz (everything it needs works: 200, otherwise 503; the operator also sees
 * what fails, and when each job last ran).
 * @returns null for any other address
 */
export async function health(request: Request, env: Bindings, hasKey: boolean): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  if (pathname === '/healthz') return json(200, { status: 'alive', build: env.BUILD_ID ?? 'local' })
  if (pathname !== '/readyz') return null
  return (await isOperator(request, env)) ? readiness(env, hasKey) : shortReadiness(env, hasKey)
}
