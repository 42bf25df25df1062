/**
 * `npm run profile [-- --only edge|browser] [--functions] [--save FOLDER]`: profiles pages (docs/performance.md) and
 * prints shares of time, which do not depend on other work on the machine.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BuildFolder, buildIfNeeded } from '../../../scripts/build.ts'
import { startLocal } from '../../../scripts/local.ts'
import { closeConnections } from '../load-generator.ts'
import { seededState } from '../storage.ts'
import { profileBrowser } from './browser.ts'
import { profileEdge } from './edge.ts'
import type { Share } from './owners.ts'

const BUILDS = ['dist', 'dist-tiny'] as const satisfies BuildFolder[]
/** Number of functions that are printed for each way to serve a page. */
const MAX_FUNCTIONS = 25

const { only, functions, save } = parseArgs({
  options: { only: { type: 'string' }, functions: { type: 'boolean' }, save: { type: 'string' } },
}).values

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`

const print = (shares: Share[]) => {
  for (const { name, share } of shares) console.log(`  ${percent(share)}  ${name}`)
}

for (const build of BUILDS) if (!buildIfNeeded(build)) process.exit(1)

const seeded = await seededState()

if (only === undefined || only === 'edge') {
  for (const build of BUILDS) {
    for (const way of await profileEdge(build, seeded)) {
      console.log(`\n${build}, ${way.name}: ${way.cpu.toFixed(0)} µs of workerd's CPU a request`)
      print(way.owners)
      if (save) writeFileSync(join(save, `${build} ${way.name}.cpuprofile`), JSON.stringify(way.profile))
      if (functions) print(way.functions.slice(0, MAX_FUNCTIONS))
    }
  }
}

/** The pages of a visit, by name. */
async function pagesOf(site: URL): Promise<[name: string, path: string][]> {
  const response = await fetch(new URL('/api/products?perPage=1', site))
  const { data }: { data: { id: string }[] } = await response.json()
  return [
    ['home', '/en'],
    ['catalogue', '/en/catalog'],
    ['product', `/en/product/${data[0]?.id}`],
  ]
}

if (only === undefined || only === 'browser') {
  for (const build of BUILDS) {
    const local = startLocal({ build, state: seeded })
    const site = await local.ready
    const pages = (await pagesOf(site)).map(([name, path]): [string, URL] => [name, new URL(path, site)])
    for (const { name, work } of await profileBrowser(pages)) {
      console.log(`\n${build}, ${name}: milliseconds of the main thread, slowed 4 times`)
      for (const [kind, milliseconds] of work) console.log(`  ${milliseconds.toFixed(0).padStart(5)}  ${kind}`)
    }
    await local.dispose()
  }
}
closeConnections()
