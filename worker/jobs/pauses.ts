/**
 * Pauses of background work, in which requests are served: the database does one thing at a time, and where it runs in the worker's own
 * process, as with `npm start`, a loop of its calls would never return to the network.
 */

/** Milliseconds of work without pauses: most price lists and changes of 10,000 goods take less, and their suppliers are waiting. */
const WITHOUT_PAUSES = 12_000
/** Length of a pause as a multiple of the work before it; and the longest pause, in milliseconds. */
const PAUSE_FACTOR = 4
const MAX_PAUSE_MS = 2_000

/**
 * @param most milliseconds of all pauses together: a step has to end before its lease does
 * @returns a function to be awaited between two pieces of work
 */
export function createPause(most = Number.POSITIVE_INFINITY): () => Promise<void> {
  let begun = Date.now()
  let worked = 0
  let left = most
  return async () => {
    const took = Date.now() - begun
    worked += took
    const pause = worked > WITHOUT_PAUSES ? Math.min(took * PAUSE_FACTOR, MAX_PAUSE_MS, left) : 0
    left -= pause
    await new Promise<void>((go) => setTimeout(go, pause))
    begun = Date.now()
  }
}
