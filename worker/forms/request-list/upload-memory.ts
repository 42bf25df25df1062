/**
 * The memory of all lists that an isolate reads at one time, which share its 128 MB with everything else: anyone may upload a list. A list
 * beyond it is refused at once, since a stranger's slow line must not make others wait.
 */

/** Bytes of all lists: each is in memory twice while it is put together. */
export const MOST_MEMORY = 24_000_000
/** Bytes that are reserved for the texts and cells of a spreadsheet. */
export const SPREADSHEET = 4_000_000
/** Milliseconds for a list: four megabytes over a line of a megabit a second take half of it. */
export const LONGEST_READING = 60_000

/** No memory is left for a list, or its line is too slow. */
export class NoMemory extends Error {
  override readonly name = 'NoMemory'
}

/** @throws NoMemory */
export type Reserve = (bytes: number) => void

let reserved = 0

/** @param read is given what reserves its memory, which is free again when it ends */
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
