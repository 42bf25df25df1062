/** Nothing came in the time there was. */
export class TimeoutError extends Error {
  override readonly name = 'TooLate'
  override readonly message = 'no answer in time'
}

/**
 * Waits for work no longer than this; it may go on unheard.
 * @throws TooLate after `milliseconds`
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
