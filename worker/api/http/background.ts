import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'

/**
 * Lets work go on after the response. Where nothing keeps the isolate alive for it (tests), it is awaited.
 * @param work never rejects.
 */
export async function inBackground(c: Context<ApiEnv>, work: Promise<void>): Promise<void> {
  try {
    c.executionCtx.waitUntil(work)
  } catch {
    await work
  }
}
