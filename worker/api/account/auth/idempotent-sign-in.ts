/**
 * Signing in is sent twice where the form submits itself with the last digit and the button is pressed too. Stored for the key is
 * the session that was begun, and no token: tokens are made again (docs/decisions/0006-answers-without-a-key.md).
 */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { ApiEnv } from '../../http/api-env.ts'
import type { Write } from '../../http/writes/commit.ts'
import { type Once, readOnce, readStoredResponse, storeResponse } from '../../http/writes/idempotency.ts'
import { issueTokens, readSession } from './session.ts'

/** Milliseconds in which a second request gets the response of the first; as long as in refresh-session.ts. */
const GRACE = 60_000

/** '' for a login without an account: no session was begun. */
const Kept = v.object({ session: v.string() })

async function begunBy(c: Context<ApiEnv>, once: Once | null): Promise<string | null> {
  const kept = once && (await readStoredResponse(c, once))
  if (!kept || kept.createdAt < Date.now() - GRACE) return null
  const body: unknown = JSON.parse(kept.body)
  return v.is(Kept, body) ? body.session : null
}

/** @returns the tokens of a session that has just been begun; null where it has ended or gone on since. */
async function tokensAgain(c: Context<ApiEnv>, id: string) {
  const session = await readSession(c, id)
  const isFresh = session && session.endedAt === null && session.generation === 0
  return isFresh ? issueTokens(c, { user: session.userId, session }) : null
}

/** For the batch that signs in: stores the session's id, where the request has a key. */
export type Keep = (session: string) => Write[]

interface SigningIn<Data> {
  /** Does it. */
  first: (keep: Keep) => Promise<Data>
  /** What a login without an account is told again. */
  offer?: () => Promise<Data>
}

/**
 * @returns what `first` gives, or gave to the same key a moment ago
 * @throws AppError that of `first`, where nothing was kept
 */
export async function idempotentSignIn<Data>(c: Context<ApiEnv>, { first, offer }: SigningIn<Data>) {
  const once = await readOnce(c)
  const again = async () => {
    const session = await begunBy(c, once)
    if (session === null) return null
    return session === '' ? (offer?.() ?? null) : tokensAgain(c, session)
  }
  const before = await again()
  if (before) return before
  try {
    return await first((session) => (once ? [storeResponse(c, once, { status: 200, body: { session } })] : []))
  } catch (error) {
    // The other one was faster, and has used the code up.
    const meanwhile = await again()
    if (!meanwhile) throw error
    return meanwhile
  }
}
