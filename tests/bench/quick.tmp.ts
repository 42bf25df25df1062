import { BROWSER } from '../fixtures/user-agents.ts'
import { closeConnections, load } from './load-generator.ts'
import { median } from './statistics.ts'
import { scratchFolder, seededState } from './storage.ts'
import { cpuTime } from './workerd-cpu.ts'
import { startWorkers } from './workers.ts'

const seeded = await seededState()
const scratch = scratchFolder
for (const build of (process.argv[2] ?? 'dist,dist-tiny').split(',') as ('dist' | 'dist-tiny')[]) {
  const w = await startWorkers(build, seeded, `/tmp/w/exp/bundle-${build}`)
  const t = { static: new URL('/en/catalog?static', w.bench), hit: new URL('/en/catalog', w.site) }
  const cost: Record<string, number[]> = { static: [], hit: [] }
  for (let r = 0; r <= 13; r++)
    for (const [name, url] of Object.entries(t)) {
      const before = cpuTime(w.pid)
      await load(() => url, 2500, BROWSER)
      if (r > 0) cost[name]?.push((cpuTime(w.pid) - before) / 2500)
    }
  const ratios = cost.static?.map((s, i) => s / (cost.hit?.[i] ?? 1)) ?? []
  console.log(
    build,
    'static',
    (median(cost.static ?? []) * 1000).toFixed(1),
    'hit',
    (median(cost.hit ?? []) * 1000).toFixed(1),
    'ratio',
    median(ratios).toFixed(3),
  )
  closeConnections()
  await w.stop()
}
void scratch
process.exit(0)
