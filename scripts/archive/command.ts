import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StorageUnavailable } from '../storage.ts'
import { UnusableArchive } from './unusable-archive.ts'

export const FLAG = { type: 'boolean', default: false } as const

/**
 * @param usage said where what was typed cannot be read.
 * @throws UnusableArchive with it
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
