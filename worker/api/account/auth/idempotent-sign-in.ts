/**
 * A sign-in is sent twice when the form submits itself after the last digit and the visitor presses the button too.
 * Under the key only the session's id is stored, never a token; the tokens are issued again
 * (docs/decisions/0006-idempotency-keys.md).
 */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { ApiEnv } from '../../http/api-env.ts'
import type { Write } from '../../http/writes/commit.ts'
import { type Once, readOnce, readStoredResponse, storeResponse } from '../../http/writes/idempotency.ts'
import { GRACE, issueTokens, readSession } from './session.ts'

/** '' for a login without an account, which starts no session. */
const StoredSession = v.object({ session: v.string() })

async function startedSession(c: Context<ApiEnv>, once: Once | null): Promise<string | null> {
  const stored = once && (await readStoredResponse(c, once))
  if (!stored || stored.createdAt < Date.now() - GRACE) return null
  const body: unknown = JSON.parse(stored.body)
  return v.is(StoredSession, body) ? body.session : null
}

/** @returns the tokens of a session that was just started; null where it has ended or was refreshed since */
async function tokensAgain(c: Context<ApiEnv>, id: string) {
  const session = await readSession(c, id)
  const isFresh = session?.endedAt === null && session.generation === 0
  return isFresh ? issueTokens(c, { user: session.userId, session }) : null
}

/** Statements for the batch that signs in: they store the session's id where the request has a key. */
export type StoreSession = (session: string) => Write[]

interface SigningIn<Data> {
  /** Signs in, at the first request. */
  first: (storeSession: StoreSession) => Promise<Data>
  /** The response for a login without an account, at a repeated request. */
  offer?: () => Promise<Data>
}

/**
 * @returns what `first` returns, or returned a moment ago to a request with the same key
 * @throws AppError of `first`, where nothing is stored under the key
 */
export async function idempotentSignIn<Data>(c: Context<ApiEnv>, { first, offer }: SigningIn<Data>) {
  const once = await readOnce(c)
  const again = async () => {
    const session = await startedSession(c, once)
    if (session === null) return null
    return session === '' ? (offer?.() ?? null) : tokensAgain(c, session)
  }
  const before = await again()
  if (before) return before
  try {
    return await first((session) => (once ? [storeResponse(c, once, { status: 200, body: { session } })] : []))
  } catch (error) {
    // A concurrent request with this key may have succeeded and used up the code.
    const meanwhile = await again()
    if (!meanwhile) throw error
    return meanwhile
  }
}
