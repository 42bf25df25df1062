import type { Bindings } from '../bindings.ts'

export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR

/** Work in the background. It is idempotent: run twice, or interrupted and run again, it leaves the same state. */
export interface Job {
  /** Key in the table `jobs`. */
  name: string
  /** Milliseconds between two starts. */
  every: number
  /**
   * @param now milliseconds since 1970.
   * @returns what was done, for operators.
   */
  run: (env: Bindings, now: number) => Promise<string>
}
