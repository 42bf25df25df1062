/**
 * The memory of all lists that an isolate reads at one time, which share its 128 MB with everything else: anyone may upload a list. A list
 * beyond it is refused at once, since a stranger's slow connection must not make others wait.
 */

/** Bytes of all lists: each is in memory twice while it is put together. */
export const MOST_MEMORY = 24_000_000
/** Bytes that are reserved for the texts and cells of a spreadsheet. */
export const SPREADSHEET = 4_000_000
/** Milliseconds within which a list must arrive: four megabytes at a megabit a second take half of it. */
export const LONGEST_READING = 60_000

/** Thrown when no memory is left for a list, or when it arrives too slowly. */
export class NoMemory extends Error {
  override readonly name = 'NoMemory'
}

/** @throws NoMemory */
export type Reserve = (bytes: number) => void

let reserved = 0

/** @param read gets a function that reserves memory, which is free again when `read` ends */
export async function withMemory<T>(read: (reserve: Reserve) => Promise<T>): Promise<T> {
  const end = Date.now() + LONGEST_READING
  let own = 0
  try {
    return await read((bytes) => {
      if (reserved + bytes > MOST_MEMORY || Date.now() > end) throw new NoMemory()
      own += bytes
      reserved += bytes
    })
  } finally {
    reserved -= own
  }
}
