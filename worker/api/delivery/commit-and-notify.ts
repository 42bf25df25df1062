import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { JSONValue } from 'hono/utils/types'
import type { ApiEnv } from '../http/api-env.ts'
import { commit, type Write, type WriteResult } from '../http/writes/commit.ts'
import { sendSoon } from './notify.ts'
import { type NotifiedEvent, raise } from './raise.ts'

/**
 * Ends a POST or PATCH that somebody is notified of. The notices are in the batch of its writes: where the worker is killed after it, the
 * runner sends them, and a repetition of the request finds everything done.
 * @param happening null where there is no one to notify
 * @param after writes that complete the stored notices, such as with a number that the batch gives
 */
export async function commitAndNotify<Body extends JSONValue, Status extends ContentfulStatusCode>(
  c: Context<ApiEnv>,
  writes: Write[],
  result: WriteResult<Body, Status>,
  happening: NotifiedEvent | null,
  after: Write[] = [],
) {
  if (!happening) return commit(c, writes, result)
  const response = await commit(c, [...writes, ...raise(happening, Date.now()).writes, ...after], result)
  await sendSoon(c)
  return response
}
