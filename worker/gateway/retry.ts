/** SPECIFICATION section 7: only calls that change nothing are tried again, and only once. */
export const RETRY = {
  methods: ['GET', 'HEAD'],
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
} as const

/** Milliseconds; tests bring shorter ones. */
export interface Patience {
  /** Until the answer's head, from the last piece of a body that was sent: the first try, and both together. */
  firstTry: number
  total: number
  /** Between two pieces of the answer's body, the first one included. */
  silence: number
  /** Between the tries: jittered, or what the answer asks for up to the most. */
  pause: readonly [least: number, most: number]
  longestPause: number
}

export const PATIENCE: Patience = {
  firstTry: 10_000,
  total: 15_000,
  silence: 10_000,
  pause: [50, 250],
  longestPause: 2_000,
}

/** @param sent to be called whenever a piece of the request's body has gone out */
export type Fetch = (request: Request, sent: () => void) => Promise<Response>

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Milliseconds to wait before the second try. `Retry-After` may be seconds or a date (RFC 9110 section 10.2.3). */
export function pauseAfter(
  answer: Response | null,
  now = Date.now(),
  random = Math.random(),
  { pause: [least, most], longestPause }: Pick<Patience, 'pause' | 'longestPause'> = PATIENCE,
): number {
  const asked = answer?.headers.get('Retry-After')
  if (asked) {
    const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now
    if (Number.isFinite(wait)) return Math.min(Math.max(wait, 0), longestPause)
  }
  return least + random * (most - least)
}

/** One try, given up after `milliseconds` in which nothing was sent and no head came. Network errors and time-outs give null. */
async function attempt(fetch: Fetch, request: Request, milliseconds: number): Promise<Response | null> {
  const timeout = new AbortController()
  const wait = () => setTimeout(() => timeout.abort(), milliseconds)
  let timer: ReturnType<typeof setTimeout> | null = wait()
  const waitAnew = () => {
    // An answer may come before the whole body has gone out.
    if (timer === null) return
    clearTimeout(timer)
    timer = wait()
  }
  try {
    return await fetch(new Request(request, { signal: timeout.signal }), waitAnew)
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    timer = null
  }
}

/**
 * Sends a request upstream under the retry rule.
 * @returns the upstream's answer, or null where both tries came to nothing
 */
export async function fetchWithRetry(
  fetch: Fetch,
  request: Request,
  patience: Patience = PATIENCE,
): Promise<Response | null> {
  const start = Date.now()
  const repeatable = RETRY.methods.some((method) => method === request.method)
  const first = await attempt(fetch, request, repeatable ? patience.firstTry : patience.total)
  const failed = first === null || RETRY.statuses.some((status) => status === first.status)
  if (!repeatable || !failed) return first
  await sleep(pauseAfter(first, Date.now(), Math.random(), patience))
  const left = patience.total - (Date.now() - start)
  if (left <= 0) return first
  await first?.body?.cancel()
  return attempt(fetch, request, left)
}
