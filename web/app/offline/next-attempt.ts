/** Milliseconds between attempts. */
const PAUSES = [1000, 2000, 5000, 10_000, 20_000]

/**
 * Resolves when the network is back, or when it is time to look again: `online` may come before requests pass, or not at all where only the
 * server was out of reach. Never resolves once `signal` is aborted.
 * @param attempt how many have failed before this one, from 0
 */
export const nextAttempt = (attempt: number, signal?: AbortSignal) =>
  new Promise<void>((go) => {
    const timer = setTimeout(go, PAUSES[Math.min(attempt, PAUSES.length - 1)])
    addEventListener('online', () => go(), { once: true, signal })
    signal?.addEventListener('abort', () => clearTimeout(timer))
  })
