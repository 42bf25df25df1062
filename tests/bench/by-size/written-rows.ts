/**
 * Rows that the database writes for actions of suppliers and moderators, at several sizes of the catalogue: D1 has one writer and bills
 * written rows, so their number must not grow with the catalogue.
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { createServer, createServerModuleRunner } from 'vite'
import { bindingsOf, startLocal } from '../../../scripts/local.ts'
import type { BenchRow } from '../table.ts'
import type { countedActs } from './written-rows-acts.ts'

type Written = Awaited<ReturnType<typeof countedActs>>

/** The API's own code, in this process: only here can the rows of each statement be counted. */
async function inThisProcess<Result>(use: (acts: typeof countedActs) => Promise<Result>): Promise<Result> {
  const server = await createServer({ configFile: false, server: { middlewareMode: true }, logLevel: 'warn' })
  try {
    const runner = createServerModuleRunner(server.environments.ssr)
    const path = '/tests/bench/by-size/written-rows-acts.ts'
    return await use((await runner.import<typeof import('./written-rows-acts.ts')>(path)).countedActs)
  } finally {
    await server.close()
  }
}

/** Counts the rows of every statement that goes through it. */
function counting(db: D1Database): { DB: D1Database; written: () => number } {
  let rows = 0
  const batch: D1Database['batch'] = async (statements) => {
    const results = await db.batch<never>(statements)
    for (const { meta } of results) rows += meta.rows_written
    return results
  }
  const DB = new Proxy(db, {
    get: (target, name) => (name === 'batch' ? batch : Reflect.get(target, name).bind(target)),
  })
  return { DB, written: () => rows }
}

/** @param state is not changed: writes go into a copy in `scratch` */
async function writtenAt(state: string, scratch: string, acts: typeof countedActs): Promise<Written> {
  cpSync(state, scratch, { recursive: true })
  const local = startLocal({ state: scratch })
  try {
    const bindings = await bindingsOf(local)
    const { DB, written } = counting(bindings.DB)
    return await acts({ ...bindings, DB, plain: bindings.DB }, written)
  } finally {
    await local.dispose()
  }
}

/**
 * Maximum number of rows (docs/operating.md, "Limits"). A hidden product leaves the lists of four categories with four counts each, and at
 * four quantities the lists by price: 60 rows, so that a step of a thousand writes 65,000 at most.
 */
const MAX_WRITTEN: Record<keyof Written, number> = {
  'a draft of 60 kB, saved': 60,
  'the same, published': 2_000,
  '10,000 goods, hidden with their company': 650_000,
}

/** @param sizes by number of products, the smallest first */
export async function measureWrittenRows(
  sizes: [count: number, state: string][],
  scratch: string,
): Promise<BenchRow[]> {
  const all: Written[] = []
  await inThisProcess(async (acts) => {
    for (const [count, state] of sizes) all.push(await writtenAt(state, join(scratch, `written-${count}`), acts))
  })
  const smallest = all[0]
  const largest = all.at(-1)
  return Object.entries(MAX_WRITTEN).flatMap(([what, budget]): BenchRow[] => {
    const [least, most] = [smallest, largest].map((written): number => Reflect.get(written ?? {}, what) ?? Number.NaN)
    const columns = Object.fromEntries(
      sizes.map(([count], at) => [String(count), String(Reflect.get(all[at] ?? {}, what))]),
    )
    return [
      { what, columns, figure: most ?? Number.NaN, unit: 'rows', budget: { atMost: budget } },
      {
        what: `${what}, ÷ at the smallest`,
        figure: (most ?? Number.NaN) / (least ?? Number.NaN),
        budget: { atMost: 1.05 },
      },
    ]
  })
}
