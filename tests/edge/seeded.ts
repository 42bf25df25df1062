/**
 * Migrates and seeds storages once for all files of this folder, which copy them for their own servers, and starts the server of those files
 * that only read.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startLocal } from '../../scripts/local.ts'
import { migratedState, seededState } from '../bench/storage.ts'
import { copyStorage } from '../fixtures/copied-storage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a storage with tables and no rows. */
    migrated: string
    /** Folder of the seeded storage. */
    seeded: string
    /** Address of the built worker with the seed, which no test writes to. */
    read: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seeded = await seededState()
  project.provide('migrated', await migratedState())
  project.provide('seeded', seeded)
  const state = mkdtempSync(join(tmpdir(), 'read-site-'))
  copyStorage(seeded, state)
  const site = startLocal({ build: 'dist', state, variables: { LIMITS: 'off' } })
  project.provide('read', (await site.ready).origin)
  return async () => {
    await site.dispose()
    rmSync(state, { recursive: true })
  }
}
