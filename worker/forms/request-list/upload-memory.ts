/**
 * The memory of all lists that an isolate reads at one time, which share its 128 MB with everything else: anyone may upload a list. A list
 * beyond it is refused at once, since a stranger's slow connection must not make others wait.
 */

/** Bytes of all lists: each is in memory twice while it is put together. */
export const MAX_MEMORY_BYTES = 24_000_000
/** Bytes that are reserved for the texts and cells of a spreadsheet. */
export const SPREADSHEET = 4_000_000
/** Milliseconds within which a list must arrive: four megabytes at a megabit a second take half of it. */
export const MAX_READING_MS = 60_000

/** Thrown when no memory is left for a list, or when it arrives too slowly. */
export class NoMemory extends Error {
  override readonly name = 'NoMemory'
}

/** @throws NoMemory */
export type Reserve = (bytes: number) => void

let reserved = 0

/** @param read gets a function that reserves memory, which is free again when `read` ends */
export async function withMemory<T>(read: (reserve: Reserve) => Promise<T>): Promise<T> {
  const end = Date.now() + MAX_READING_MS
  let own = 0
  try {
    return await read((bytes) => {
      if (reserved + bytes > MAX_MEMORY_BYTES || Date.now() > end) throw new NoMemory()
      own += bytes
      reserved += bytes
    })
  } finally {
    reserved -= own
  }
}
