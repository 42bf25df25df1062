/** Calls of D1, KV and R2 within a request: each has a time limit, and every outage becomes the same error. */
import { AppError } from './app-error.ts'
import { errorMessages } from './error-messages.ts'
import { log } from './observe/log.ts'
import { withTimeout } from './with-timeout.ts'

/**
 * Milliseconds for one call. D1 and the head of a file have less than half of what a call of the API may take (worker/gateway/retry.ts), so
 * that a read can be retried; KV only has copies, without which requests work too; an upload goes into R2 in pieces of up to 20 MB.
 */
const TIMEOUTS = { D1: 7_000, KV: 2_000, R2: 5_000, 'R2 upload': 15_000 } as const

/** Errors of SQLite or D1 that a retry cannot help: the statement or its values are at fault. */
const REFUSAL = /SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG|AUTH)|D1_TYPE_ERROR|D1_COLUMN_NOTFOUND/

const isRefusal = (error: unknown): boolean => REFUSAL.test(errorMessages(error))

/**
 * Runs a call of a store with its time limit.
 * @throws AppError 503 `storage.unavailable` where it is locked, overloaded, gone or too slow; the error of a refused
 *   statement is thrown as it is
 */
export async function callStore<Value>(store: keyof typeof TIMEOUTS, call: () => Promise<Value>): Promise<Value> {
  try {
    return await withTimeout(call(), TIMEOUTS[store])
  } catch (error) {
    if (error instanceof AppError || isRefusal(error)) throw error
    log('error', 'storage', { store }, error)
    throw new AppError('storage.unavailable', 503)
  }
}
