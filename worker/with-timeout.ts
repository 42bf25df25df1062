/** Thrown when work takes longer than its time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  override readonly message = 'no answer in time'
}

/**
 * Waits for work no longer than the time limit; the work itself continues, but its result is ignored.
 * @throws TimeoutError after `milliseconds`
 */
export async function withTimeout<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TimeoutError()), milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
