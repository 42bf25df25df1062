import type { Context } from 'hono'
import type { Env } from '../env.ts'

/**
 * Lets work go on behind the answer. Where nobody keeps the isolate alive for it (tests), it is awaited.
 * @param work never rejects.
 */
export async function inBackground(c: Context<Env>, work: Promise<void>): Promise<void> {
  try {
    c.executionCtx.waitUntil(work)
  } catch {
    await work
  }
}
