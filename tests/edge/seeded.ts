/** Seeds a storage once for all files of this folder; each copies it for its own server. */
import type { TestProject } from 'vitest/node'
import { seededState } from '../bench/storage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the seeded storage. */
    seeded: string
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('seeded', await seededState())
}
