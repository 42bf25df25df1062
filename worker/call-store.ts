/** What a request asks of D1, KV and R2 comes to an end: each has its time, and fails as one thing, whatever it says of it. */
import { AppError } from './api/http/problem.ts'
import { messages } from './api/http/writes/refusal.ts'
import { log } from './observe/log.ts'
import { withTimeout } from './with-timeout.ts'

/**
 * Milliseconds for one call: D1 and a file's head have less than half of what a call of the api may take in all (worker/gateway/retry.ts),
 * so that a read has its second try; KV holds copies, and things go on without; an upload goes into R2 in pieces of up to 20 MB.
 */
const PATIENCE = { D1: 7_000, KV: 2_000, R2: 5_000, 'R2 upload': 15_000 } as const

/** SQLite or D1 has understood and refuses: the statement is at fault, or what it writes. */
const REFUSAL = /SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG|AUTH)|D1_TYPE_ERROR|D1_COLUMN_NOTFOUND/

const isRefusal = (error: unknown): boolean => REFUSAL.test(messages(error))

/**
 * Asks a store for something.
 * @throws AppError 503 `storage.unavailable` where it is locked, overloaded, gone or slower than it may be; what a statement is
 *   refused with is thrown as it is
 */
export async function callStore<Value>(store: keyof typeof PATIENCE, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await withTimeout(ask(), PATIENCE[store])
  } catch (error) {
    if (error instanceof AppError || isRefusal(error)) throw error
    log('error', 'storage', { store }, error)
    throw new AppError('storage.unavailable', 503)
  }
}
