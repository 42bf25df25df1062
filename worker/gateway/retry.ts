import { withTimeout } from '../with-timeout.ts'

/** Only calls that change nothing are retried, and only once (docs/behaviour.md, "Retry"). */
export const RETRY = {
  methods: ['GET', 'HEAD'],
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
} as const

/** Milliseconds; tests use shorter ones. */
export interface Timeouts {
  /** Until the response's head: the first attempt, and both attempts together. */
  firstTry: number
  total: number
  /** Between two pieces of the response's body, and until the first. */
  silence: number
  /** Between the attempts: random within `pause`, or the value of `Retry-After` where that is at most `longestPause`. */
  pause: readonly [least: number, most: number]
  longestPause: number
  /** The slowest upload that is waited for, in bytes per millisecond, and the longest such wait. */
  slowestLine: number
  longestSending: number
}

export const TIMEOUTS: Timeouts = {
  firstTry: 10_000,
  total: 15_000,
  silence: 10_000,
  pause: [50, 250],
  longestPause: 2_000,
  slowestLine: 32,
  longestSending: 900_000,
}

export type Fetch = (request: Request) => Promise<Response>

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Milliseconds to wait before the second attempt. `Retry-After` may be seconds or a date (RFC 9110 section 10.2.3). */
export function pauseAfter(
  response: Response | null,
  now = Date.now(),
  random = Math.random(),
  { pause: [least, most], longestPause }: Pick<Timeouts, 'pause' | 'longestPause'> = TIMEOUTS,
): number {
  const retryAfter = response?.headers.get('Retry-After')
  if (retryAfter) {
    const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
    // A longer wait comes from a limit of a minute or an hour: two seconds would only delay the response.
    if (Number.isFinite(wait) && wait <= longestPause) return Math.max(wait, 0)
  }
  return least + random * (most - least)
}

const lengthOf = ({ headers }: Request): number => Number(headers.get('Content-Length'))

/** @returns milliseconds that a body of `length` bytes may take to arrive: a visitor's slow connection is not a failure of the API */
export function sendingTime(length: number, { slowestLine, longestSending }: Timeouts): number {
  return length > 0 ? Math.min(length / slowestLine, longestSending) : 0
}

/** One attempt. @returns null on a network error, or where no head arrived within `milliseconds` */
async function attempt(fetch: Fetch, request: Request, milliseconds: number): Promise<Response | null> {
  const timeout = new AbortController()
  try {
    // The API in this process ignores the signal, so the call goes on, but no one waits for it.
    return await withTimeout(fetch(new Request(request, { signal: timeout.signal })), milliseconds)
  } catch {
    timeout.abort()
    return null
  }
}

/**
 * Sends a request upstream under the retry rule.
 * @returns the upstream's response, null where no attempt got one
 */
export async function fetchWithRetry(
  fetch: Fetch,
  request: Request,
  timeouts: Timeouts = TIMEOUTS,
): Promise<Response | null> {
  const start = Date.now()
  const repeatable = RETRY.methods.some((method) => method === request.method)
  const wait = repeatable ? timeouts.firstTry : timeouts.total + sendingTime(lengthOf(request), timeouts)
  const first = await attempt(fetch, request, wait)
  const failed = first === null || RETRY.statuses.some((status) => status === first.status)
  if (!repeatable || !failed) return first
  await sleep(pauseAfter(first, Date.now(), Math.random(), timeouts))
  const left = timeouts.total - (Date.now() - start)
  if (left <= 0) return first
  await first?.body?.cancel()
  return attempt(fetch, request, left)
}
