/** The seeded storage, loaded once before all files of this folder: each copies it for the server of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bindingsOf, startLocal } from '../../scripts/local.ts'
import { readMigrations } from '../../scripts/migrations.ts'
import { migrate } from '../../worker/db/migrate.ts'
import { loadSeed } from '../../worker/db/seed/load.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the seeded storage. */
    seeded: string
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
  const storage = startLocal({ state: folder })
  const bindings = await bindingsOf(storage)
  await migrate(bindings.DB, readMigrations())
  await loadSeed(bindings)
  await storage.dispose()
  project.provide('seeded', folder)
  return () => rmSync(folder, { recursive: true })
}
