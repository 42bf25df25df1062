/** Ends `npm start` and its workerd together with the process that started them; otherwise the port would stay in use. */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** Milliseconds between two checks that the parent process is alive. */
const PARENT_CHECK = 1_000

/**
 * Runs `cleanUp` once, then exits, when this process gets a signal (Ctrl+C, SIGTERM, a closed terminal), or when its parent npm is
 * gone: npm killed by SIGKILL forwards no signal.
 */
export function onEnd(cleanUp: () => Promise<void>): void {
  let ending = false
  function end(): void {
    if (ending) return
    ending = true
    void cleanUp().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // Started without npm, in the background, it is meant to outlive its shell.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), PARENT_CHECK).unref()
}

/** Makes each workerd started from now on watch this process, because no handler runs when this process is killed by SIGKILL. */
export function endWorkerdWithThisProcess(): void {
  if (process.platform === 'win32') return
  const { default: workerd }: { default: string } = createRequire(import.meta.resolve('miniflare'))('workerd')
  process.env.WORKERD = workerd
  process.env.MINIFLARE_WORKERD_PATH = resolve('scripts/watched-workerd.sh')
}
