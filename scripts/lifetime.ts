/** How long `npm start` and its workerd live: neither outlives what started it, or the port would stay taken. */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** Milliseconds between two checks that the parent process is alive. */
const PARENT_CHECK = 1_000

/**
 * Runs `cleanUp` once, then exits, when this process is asked to end (Ctrl+C, SIGTERM, a closed terminal), or when the npm
 * that started it is gone: npm killed by SIGKILL passes no signal on.
 */
export function onEnd(cleanUp: () => Promise<void>): void {
  let ending = false
  function end(): void {
    if (ending) return
    ending = true
    void cleanUp().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // Started by hand in the background, it outlives its shell on purpose.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), PARENT_CHECK).unref()
}

/** Has each workerd started from now on watch this process, whose own death by SIGKILL no handler sees. */
export function endWorkerdWithThisProcess(): void {
  if (process.platform === 'win32') return
  const { default: workerd }: { default: string } = createRequire(import.meta.resolve('miniflare'))('workerd')
  process.env.WORKERD = workerd
  process.env.MINIFLARE_WORKERD_PATH = resolve('scripts/watched-workerd.sh')
}
