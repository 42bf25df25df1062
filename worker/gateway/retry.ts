import { withTimeout } from '../with-timeout.ts'

/** SPECIFICATION section 7: only calls that change nothing are tried again, and only once. */
export const RETRY = {
  methods: ['GET', 'HEAD'],
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
} as const

/** Milliseconds; tests bring shorter ones. */
export interface Timeouts {
  /** Until the answer's head: the first try, and both together. */
  firstTry: number
  total: number
  /** Between two pieces of the answer's body, the first one included. */
  silence: number
  /** Between the tries: jittered, or what the answer asks for up to the most. */
  pause: readonly [least: number, most: number]
  longestPause: number
  /** Bytes a millisecond of the slowest line whose upload is waited for, and the longest such wait. */
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

/** Milliseconds to wait before the second try. `Retry-After` may be seconds or a date (RFC 9110 section 10.2.3). */
export function pauseAfter(
  answer: Response | null,
  now = Date.now(),
  random = Math.random(),
  { pause: [least, most], longestPause }: Pick<Timeouts, 'pause' | 'longestPause'> = TIMEOUTS,
): number {
  const asked = answer?.headers.get('Retry-After')
  if (asked) {
    const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now
    if (Number.isFinite(wait)) return Math.min(Math.max(wait, 0), longestPause)
  }
  return least + random * (most - least)
}

/** What a request's body may take to come in: how slow a visitor's line is says nothing about the api. */
function sendingTime({ headers }: Request, { slowestLine, longestSending }: Timeouts): number {
  const length = Number(headers.get('Content-Length'))
  return length > 0 ? Math.min(length / slowestLine, longestSending) : 0
}

/** One try, given up after `milliseconds` without a head. Network errors and time-outs give null. */
async function attempt(fetch: Fetch, request: Request, milliseconds: number): Promise<Response | null> {
  const timeout = new AbortController()
  try {
    // The api in this process hears of no signal: it is not waited for any longer.
    return await withTimeout(fetch(new Request(request, { signal: timeout.signal })), milliseconds)
  } catch {
    timeout.abort()
    return null
  }
}

/**
 * Sends a request upstream under the retry rule.
 * @returns the upstream's answer, or null where both tries came to nothing
 */
export async function fetchWithRetry(
  fetch: Fetch,
  request: Request,
  patience: Timeouts = TIMEOUTS,
): Promise<Response | null> {
  const start = Date.now()
  const repeatable = RETRY.methods.some((method) => method === request.method)
  const wait = repeatable ? patience.firstTry : patience.total + sendingTime(request, patience)
  const first = await attempt(fetch, request, wait)
  const failed = first === null || RETRY.statuses.some((status) => status === first.status)
  if (!repeatable || !failed) return first
  await sleep(pauseAfter(first, Date.now(), Math.random(), patience))
  const left = patience.total - (Date.now() - start)
  if (left <= 0) return first
  await first?.body?.cancel()
  return attempt(fetch, request, left)
}
