import { isSeeded } from '../seed/is-seeded.ts'
import { migrate } from '../worker/db/migrate.ts'
import { bindingsOf, STATE, startLocal } from './local.ts'
import { readMigrations } from './migrations.ts'
import { describeSeed } from './report.ts'

/** Migrates and seeds the storage before the worker listens: a page rendered from an incomplete database would stay in the page cache. */
export async function prepareStorage(): Promise<void> {
  const storage = startLocal({ state: STATE })
  try {
    const bindings = await bindingsOf(storage)
    for (const name of await migrate(bindings.DB, readMigrations())) console.log(`Migrated: ${name}`)
    if (await isSeeded(bindings.DB)) return
    const { seedIfEmpty } = await import('../seed/load.ts')
    const summary = await seedIfEmpty(bindings)
    if (summary) console.log(describeSeed(summary))
  } finally {
    await storage.dispose()
  }
}

if (import.meta.main) await prepareStorage()
