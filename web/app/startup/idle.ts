/** Milliseconds after the browser has become idle at which deferrable work starts (docs/behaviour.md, "Prefetch"). */
const AFTER_IDLE = 1000

/** Runs work 1000 ms after the browser has become idle. @returns a function that cancels it */
export function afterIdle(run: () => void): () => void {
  let timer: number | undefined
  const whenIdle = window.requestIdleCallback ?? ((next: () => void) => window.setTimeout(next, 1))
  whenIdle(() => {
    timer = window.setTimeout(run, AFTER_IDLE)
  })
  return () => window.clearTimeout(timer)
}

declare global {
  interface Navigator {
    /** Network Information API (WICG), which not every browser has. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/**
 * Whether the visitor saves data or has a 2g connection: then nothing is prefetched (docs/behaviour.md, "Prefetch").
 */
export const isSlowLine = (): boolean =>
  Boolean(navigator.connection?.saveData || navigator.connection?.effectiveType?.endsWith('2g'))
