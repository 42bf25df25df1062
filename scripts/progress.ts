/** How often a line is written, in milliseconds: often on a terminal, where it replaces the one before. */
const PAUSE = process.stdout.isTTY ? 200 : 5_000

/** @returns a function that is told how far something is, and shows it now and then, and when it is done. */
export function progressLine(): (what: string, done: number, all: number) => void {
  const start = performance.now()
  let shown = start
  return (what, done, all) => {
    const now = performance.now()
    if (done < all && now - shown < PAUSE) return
    shown = now
    const line = `${what}: ${done} of ${all}, ${((now - start) / 1000).toFixed(1)} s`
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done < all ? '' : '\n'}`)
    else console.log(line)
  }
}
