import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { StorageUnavailable } from '../storage.ts'
import { UnusableArchive } from './unusable-archive.ts'

export const FLAG = { type: 'boolean', default: false } as const

/**
 * @param usage the message for invalid arguments
 * @throws UnusableArchive with the usage
 */
export function readTyped<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new UnusableArchive(usage)
  }
}

/** Runs a command: errors that the caller can correct are printed as one line, all others with their stack. */
export async function command(run: () => Promise<string>): Promise<void> {
  try {
    console.log(await run())
  } catch (error) {
    const isCorrected = error instanceof UnusableArchive || error instanceof UnusableInput
    if (!(isCorrected || error instanceof StorageUnavailable)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
