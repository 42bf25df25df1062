import { StorageUnavailable } from '../storage.ts'
import { UnusableArchive } from './unusable-archive.ts'

/** Runs a command: what whoever runs it can put right is one line, anything else keeps its stack. */
export async function command(run: () => Promise<string>): Promise<void> {
  try {
    console.log(await run())
  } catch (error) {
    if (!(error instanceof UnusableArchive || error instanceof StorageUnavailable)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
