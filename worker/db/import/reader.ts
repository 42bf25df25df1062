/**
 * Readers of suppliers' files, one for each format. A reader gives offers with the numbers of their lines, whatever the file looks like;
 * everything after it is the same for all formats.
 */
import type { FeedEntry } from './feed.ts'
import { groupedEntries } from './offer-groups.ts'
import { UnusableInput } from './unusable-input.ts'
import { readYml } from './yml.ts'

export type ReadEntry = FeedEntry | { kind: 'encoding'; encoding: string }

export interface FeedReader {
  /** Name of the format, as reports have it. */
  format: 'yml'
  /**
   * The entries in the order of the file. It accepts any bytes: what is wrong with them are faults of entries. Memory does not grow with the
   * file.
   */
  read: (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<ReadEntry>
}

const YML: FeedReader = { format: 'yml', read: (bytes) => groupedEntries(readYml(bytes)) }

/** Bytes by which a format is recognized. */
const FIRST = 4

const beginsWith = (start: Uint8Array, ...bytes: number[]): boolean => bytes.every((byte, at) => start[at] === byte)

/**
 * The content decides, never the name of the file.
 * @param start the first bytes of the file, four at least unless it is shorter
 * @throws UnusableInput for a format that is known and cannot be read
 */
export function readerOf(start: Uint8Array): FeedReader {
  if (beginsWith(start, 0x50, 0x4b, 0x03, 0x04)) {
    throw new UnusableInput('The file is a spreadsheet or an archive (XLSX, ZIP), not a YML feed.')
  }
  if (beginsWith(start, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnusableInput('The file is an old spreadsheet (XLS), not a YML feed.')
  }
  return YML
}

/** @returns the reader of a file, of which only the beginning is read */
export async function detectReader(bytes: AsyncIterable<Uint8Array>): Promise<FeedReader> {
  const start: number[] = []
  for await (const chunk of bytes) {
    start.push(...chunk.subarray(0, FIRST))
    if (start.length >= FIRST) break
  }
  return readerOf(Uint8Array.from(start))
}
