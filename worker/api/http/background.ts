import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'

/**
 * Runs work after the response was sent. Outside Workers (in tests) there is no execution context, so it is awaited.
 * @param work must not reject
 */
export async function inBackground(c: Context<ApiEnv>, work: Promise<void>): Promise<void> {
  try {
    c.executionCtx.waitUntil(work)
  } catch {
    await work
  }
}
