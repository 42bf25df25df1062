/** The seeded storage, there before all files of this folder: each copies it for the server of its own. */
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
