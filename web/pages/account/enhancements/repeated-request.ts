/** Calls of the API that are repeated until they are answered: after a lost network, a limit, a session that is being refreshed. */
import type { ApiResponse } from '../../../../domain/api-client.ts'
import { nextAttempt } from '../../../app/offline/next-attempt.ts'
import { problemCode } from '../../../app/problem-code.ts'

/** A response that sending again would not change. */
export class RefusedCall extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Statuses after which the same request is sent again: a limit, a store that fails, a session that is being refreshed. */
export const isRetried = (status: number): boolean =>
  status === 401 || status === 408 || status === 429 || status >= 500

export interface Repetition {
  signal: AbortSignal
  /** Called before each pause, after which the request is tried again. */
  onWaiting: () => void
  /** Called after each pause. */
  onAgain?: () => void
  /** Statuses after which it is tried again. */
  isAgain?: (status: number) => boolean
}

/**
 * @returns the body of the response
 * @throws RefusedCall; DOMException once it is stopped
 */
export async function requestUntilAnswered<Body>(
  attempt: () => Promise<ApiResponse<Body>>,
  { signal, onWaiting, onAgain, isAgain = isRetried }: Repetition,
): Promise<Body> {
  for (let count = 0; ; count += 1) {
    signal.throwIfAborted()
    const response = await attempt().catch(() => null)
    signal.throwIfAborted()
    if (response?.ok) return response.json()
    if (response && !isAgain(response.status)) throw new RefusedCall(await problemCode(response))
    onWaiting()
    await nextAttempt(count, signal)
    onAgain?.()
  }
}
