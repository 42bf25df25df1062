import { inMemory, WindowedFile } from '../../api/account/files/content/windowed-file.ts'
import { readZipDirectory, refuseOverlaps, unpack } from '../../api/account/files/content/zip.ts'
import { UnusableFile } from './unusable-file.ts'

/** Bytes of all unpacked parts: a sheet of some thousand rows has one or two megabytes. */
const MOST_UNPACKED = 20_000_000
const MOST_ENTRIES = 2_000

/**
 * Unpacks some parts of a ZIP archive.
 * @param wanted tells by a part's name whether it is needed; others are not unpacked
 * @returns their texts by name
 * @throws UnusableFile where it is damaged or encrypted, has too many parts, or unpacks to too much or to more than it says
 */
export async function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  try {
    const file = new WindowedFile(inMemory(bytes))
    const entries = await readZipDirectory(file, MOST_ENTRIES)
    await refuseOverlaps(file, entries)
    const needed = entries.filter(({ name }) => wanted(name))
    const unpacked = needed.reduce((sum, one) => sum + one.unpacked, 0)
    if (unpacked > MOST_UNPACKED || needed.some(({ encrypted }) => encrypted)) throw new UnusableFile()
    for (const entry of needed) {
      const decoder = new TextDecoder()
      let text = ''
      await unpack(file, entry, (part) => {
        text += decoder.decode(part, { stream: true })
      })
      texts.set(entry.name, text + decoder.decode())
    }
  } catch {
    throw new UnusableFile()
  }
  return texts
}
