/** Milliseconds between two lines: few on a terminal, where a line replaces the previous one. */
const PAUSE = process.stdout.isTTY ? 200 : 5_000

interface Step {
  what: string
  start: number
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Remaining time, estimated from the pace of the step so far; none at its beginning. */
function leftOf({ start }: Step, now: number, done: number, all: number): string {
  if (done === 0 || done >= all || now - start < 1_000) return ''
  return `, about ${Math.ceil(((now - start) * (all - done)) / done / 1000)} s to go`
}

/** @returns a function that takes the progress of a step, and shows it at intervals and at the end. */
export function progressLine(): (what: string, done: number, all: number) => void {
  const start = performance.now()
  let shown = start
  let step: Step = { what: '', start }
  return (what, done, all) => {
    const now = performance.now()
    if (what !== step.what) step = { what, start: now }
    if (done < all && now - shown < PAUSE) return
    shown = now
    const line = `${what}: ${done} of ${all}, ${seconds(now - start)}${leftOf(step, now, done, all)}`
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done < all ? '' : '\n'}`)
    else console.log(line)
  }
}
