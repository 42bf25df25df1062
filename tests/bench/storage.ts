import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bindingsOf, startLocal } from '../../scripts/local.ts'
import { readMigrations } from '../../scripts/migrations.ts'
import { migrate } from '../../worker/db/migrate.ts'
import { growCatalogue } from '../../worker/db/seed/grow/grow.ts'
import { loadSeed } from '../../worker/db/seed/load.ts'
import type { Bindings } from '../../worker/env.ts'

/** Folders that are gone with the run, however it ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function write(state: string, use: (bindings: Bindings) => Promise<unknown>): Promise<void> {
  const local = startLocal({ state })
  try {
    await use(await bindingsOf(local))
  } finally {
    await local.dispose()
  }
}

/** The seed, in a state folder of its own. */
export async function seedState(state: string): Promise<void> {
  await write(state, async (bindings) => {
    await migrate(bindings.DB, readMigrations())
    await loadSeed(bindings)
  })
}

/** A copy of a seeded state, grown to so many products. */
export async function grownState(seeded: string, state: string, products: number): Promise<void> {
  cpSync(seeded, state, { recursive: true })
  await write(state, ({ DB }) => growCatalogue(DB, products))
}
