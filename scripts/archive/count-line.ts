import type { Report } from './write.ts'

/** Milliseconds between two lines: few on a terminal, where a line replaces the previous one. */
const PAUSE = process.stderr.isTTY ? 200 : 5_000

/** @returns a function that takes the progress of an export or a restore, whose total is unknown, and shows it at intervals. */
export function countLine(): Report {
  let shown = performance.now()
  return (what, done) => {
    const now = performance.now()
    if (now - shown < PAUSE) return
    shown = now
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${what}: ${done}` : `${what}: ${done}\n`)
  }
}
