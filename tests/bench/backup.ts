/**
 * `node tests/bench/backup.ts [--products 1700000] [--state FOLDER] [--restore]`: a backup of a large database (a million products are 3 GB),
 * step by step in workerd, and its archive read back, with `--restore` into an empty instance: steps, their time, rows and memory. Not in
 * `npm test`: growing the database takes an hour.
 */
import { createWriteStream, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { build } from 'vite'
import { checkArchive } from '../../scripts/archive/read.ts'
import { restoreArchive } from '../../scripts/archive/restore.ts'
import { bindingsOf, bundledModules, localOptions, startLocal } from '../../scripts/local.ts'
import { readMigrations } from '../../scripts/migrations.ts'
import { completeBackups } from '../../worker/backups/bucket.ts'
import { migrate } from '../../worker/db/migrate.ts'
import { post } from '../fixtures/databases/remote-database.ts'
import { quantile } from './statistics.ts'
import { productsState, scratchFolder } from './storage.ts'
import { cpuTime, workerds } from './workerd-cpu.ts'

const {
  products,
  state: given,
  restore: isRestored,
} = parseArgs({
  options: {
    products: { type: 'string', default: '1700000' },
    state: { type: 'string' },
    restore: { type: 'boolean', default: false },
  },
}).values
const state = given ?? (await productsState(Number(products)))
const scratch = scratchFolder()

/** Megabytes that a process has held at most. */
const mostMemory = (pid: number | 'self'): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

await build({
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true, target: 'webworker' },
  build: { ssr: 'tests/bench/backup.worker.ts', outDir: scratch },
})
const { workers, ...shared } = localOptions({ state })
const modules = bundledModules(scratch, join(scratch, 'backup.worker.js'))
const bench = workers.map((one) => ({ ...one, modules, modulesRoot: scratch }))
const local = new Miniflare(convertV4MiniflareOptions({ ...shared, workers: bench }))
const origin = await local.ready
const { DB, BACKUPS } = await bindingsOf(local)
await migrate(DB, readMigrations())
const [pid = 0] = workerds()

const Step = v.object({ next: v.optional(v.unknown()), done: v.optional(v.string()) })
const Reading = v.object({ progress: v.object({ rows: v.array(v.number()) }) })

const rowsAt = (cursor: unknown): number => {
  const reading = v.safeParse(Reading, cursor)
  return reading.success ? reading.output.progress.rows.reduce((sum, n) => sum + n, 0) : 0
}

const began = performance.now()
const cpuBefore = cpuTime(pid)
const now = Date.now()
const times: number[] = []
const rows: number[] = []
let cursor: unknown = null
for (let done: string | undefined; done === undefined; ) {
  const start = performance.now()
  const result = v.parse(Step, JSON.parse(await post(origin.href, JSON.stringify({ now, cursor }))))
  times.push(performance.now() - start)
  if (rowsAt(result.next) > rowsAt(cursor)) rows.push(rowsAt(result.next) - rowsAt(cursor))
  cursor = result.next
  done = result.done
  if (done) console.log(done)
}
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
console.log(`${times.length} steps in ${seconds(performance.now() - began)} s, ${seconds(cpuTime(pid) - cpuBefore)} s of CPU
a step: median ${seconds(quantile(times, 0.5))} s, longest ${seconds(Math.max(...times))} s
rows of a step: median ${quantile(rows, 0.5)}, most ${Math.max(0, ...rows)}
memory of workerd with D1 and R2 in it: ${mostMemory(pid)} MB at most`)

const [newest] = BACKUPS ? await completeBackups(BACKUPS) : []
const stored = newest && (await BACKUPS?.get(newest.key))
if (!stored) throw new Error('there is no archive')
const path = join(scratch, 'backup.tar.gz')
// The bucket is in another process: what it gives is a stream of this one.
await pipeline(Readable.fromWeb(Object(stored.body)), createWriteStream(path))
await local.dispose()
const checking = performance.now()
const { summary } = await checkArchive(path)
const all = Object.values(summary.rows).reduce((sum, n) => sum + n, 0)
console.log(
  `read back and checked: ${all} rows, ${statSync(path).size} bytes in ${seconds(performance.now() - checking)} s, ${mostMemory('self')} MB at most`,
)

/** Restores the archive into an empty instance, and prints when each stage began. */
async function restore(): Promise<void> {
  const target = startLocal({ state: join(scratch, 'restored') })
  const storage = await bindingsOf(target)
  const start = performance.now()
  let stage = ''
  const report = (what: string) => {
    if (what !== stage) console.log(`${seconds(performance.now() - start)} s: ${what}`)
    stage = what
  }
  await restoreArchive(storage, { path, known: readMigrations(), report })
  const [workerd = 0] = workerds()
  console.log(
    `restored in ${seconds(performance.now() - start)} s; memory at most: ${mostMemory('self')} MB, workerd ${mostMemory(workerd)} MB`,
  )
  await target.dispose()
}

if (isRestored) await restore()
