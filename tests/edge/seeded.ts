/** Migrates and seeds storages once for all files of this folder, which copy them for their own servers. */
import type { TestProject } from 'vitest/node'
import { migratedState, seededState } from '../bench/storage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a storage with tables and no rows. */
    migrated: string
    /** Folder of the seeded storage. */
    seeded: string
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('migrated', await migratedState())
  project.provide('seeded', await seededState())
}
