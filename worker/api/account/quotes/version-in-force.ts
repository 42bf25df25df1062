/** Whether a quote is still what its buyer has read. */
import type { Context } from 'hono'
import { quoteChanges } from '../../../../domain/quote-changes.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import { loadQuoted, type QuotedThread } from '../../organization/quotes/queries.ts'
import { isInForce } from '../../organization/quotes/write.ts'
import { isSentBy } from '../requests/queries.ts'

/** The quote on the signed-in person's request that the path names. */
export const loadReceived = (c: Context<ApiEnv>, version?: number): Promise<QuotedThread> =>
  loadQuoted(c, isSentBy(signedIn(c).num), version)

/** Reads a quote at a version; without one the latest. */
export type LoadVersion = (version?: number) => Promise<QuotedThread>

/** @returns 409 `quote.changed`, with what is new since the version that the buyer has read */
export async function changedSince(load: LoadVersion, read: number): Promise<AppError> {
  const [then, now] = await Promise.all([load(read), load()])
  const members = {
    version: now.quote?.sent ?? 0,
    changes: then.shown && now.shown ? quoteChanges(then.shown.content, now.shown.content) : [],
  }
  return new AppError('quote.changed', 409, { members })
}

/** Whether the version that the buyer has read is still the one in force. */
export const refuseOutdatedVersion = (load: LoadVersion, found: QuotedThread, version: number): Refusal =>
  refuseUnless(isInForce(found, version, Date.now()), () => changedSince(load, version))
