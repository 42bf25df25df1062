import { inMemory, WindowedFile } from '../../api/account/files/content/windowed-file.ts'
import { readZipDirectory, refuseOverlaps, unpack } from '../../api/account/files/content/zip.ts'
import { UnusableFile } from './unusable-file.ts'

/** Bytes of all unpacked parts: a sheet of some thousand rows has one or two megabytes. */
const MOST_UNPACKED = 10_000_000
const MOST_ENTRIES = 2_000

/** Reads a part of an archive while it is unpacked. */
export interface PartReader {
  write: (text: string) => void
  end: () => void
}

/**
 * Unpacks some parts of a ZIP archive, none of which is in memory as a whole.
 * @param readerOf by a part's name; null for parts that are not needed, and not unpacked
 * @throws UnusableFile where it is damaged or encrypted, has too many parts, or unpacks to too much or to more than it says, and for
 *   what a reader throws
 */
export async function unzip(bytes: Uint8Array, readerOf: (name: string) => PartReader | null): Promise<void> {
  try {
    const file = new WindowedFile(inMemory(bytes))
    const entries = await readZipDirectory(file, MOST_ENTRIES)
    await refuseOverlaps(file, entries)
    const needed = entries.flatMap((entry) => {
      const reader = readerOf(entry.name)
      return reader ? [{ entry, reader }] : []
    })
    const unpacked = needed.reduce((sum, { entry }) => sum + entry.unpacked, 0)
    if (unpacked > MOST_UNPACKED || needed.some(({ entry }) => entry.encrypted)) throw new UnusableFile()
    for (const { entry, reader } of needed) {
      const decoder = new TextDecoder()
      await unpack(file, entry, (part) => reader.write(decoder.decode(part, { stream: true })))
      reader.write(decoder.decode())
      reader.end()
    }
  } catch {
    throw new UnusableFile()
  }
}
