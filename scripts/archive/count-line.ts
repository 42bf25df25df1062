import type { Report } from './write.ts'

/** How often a line is written, in milliseconds: often on a terminal, where it replaces the one before. */
const PAUSE = process.stderr.isTTY ? 200 : 5_000

/** @returns a function that is told how far an export or a restore is, and shows it now and then: how much there is nobody knows. */
export function countLine(): Report {
  let shown = performance.now()
  return (what, done) => {
    const now = performance.now()
    if (now - shown < PAUSE) return
    shown = now
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${what}: ${done}` : `${what}: ${done}\n`)
  }
}
