/** Fetches the file at a supplier's address under the rules of page previews: only from public addresses, and limited in bytes and time. */
import * as v from 'valibot'
import type { FetchFault } from '../../domain/price-list/import-runs.ts'
import { MAX_PRICE_LIST_BYTES } from '../../domain/price-list/import-terms.ts'
import { network } from '../api/account/page-meta/describe-page.ts'
import { fetchPublic, type Outside } from '../api/account/page-meta/fetch-page.ts'
import { AppError } from '../api/http/problem.ts'
import type { Bindings } from '../bindings.ts'

/** Milliseconds for the whole fetch, with its redirects and the file. */
const TIMEOUT = 60_000

/** The validators of a file, ETag and Last-Modified, with which the next request is made conditional. */
export const Validators = v.object({ etag: v.optional(v.string()), modified: v.optional(v.string()) })
export type Validators = v.InferOutput<typeof Validators>

export class FetchFailure extends Error {
  readonly fault: FetchFault
  readonly detail: string

  constructor(fault: FetchFault, detail = '') {
    super(`${fault} ${detail}`)
    this.fault = fault
    this.detail = detail
  }
}

async function* bounded(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of response.body ?? []) {
    signal.throwIfAborted()
    size += piece.length
    if (size > MAX_PRICE_LIST_BYTES) throw new FetchFailure('too-large', String(MAX_PRICE_LIST_BYTES / 1_000_000))
    yield piece
  }
}

interface Asked {
  url: string
  /** Value of the header Authorization, which is sent only to this server. */
  authorization: string | null
  validators: Validators
}

const headersFor = ({ url, authorization, validators }: Asked, to: URL): Record<string, string> => ({
  Accept: '*/*',
  'User-Agent': 'Kontor goods feed',
  ...(authorization && to.origin === new URL(url).origin && { Authorization: authorization }),
  ...(validators.etag && { 'If-None-Match': validators.etag }),
  ...(validators.modified && { 'If-Modified-Since': validators.modified }),
})

function faultOf(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error
  if (error instanceof AppError) return new FetchFailure(error.code === 'page.address' ? 'address' : 'redirects')
  return new FetchFailure('silent')
}

const shortHeader = (response: Response, name: string) => {
  const value = response.headers.get(name)
  return value !== null && value.length <= 300 ? value : undefined
}

/**
 * @param store consumes the file
 * @returns the validators of the file; null where it has not changed (304)
 * @throws FetchFailure; what `store` throws
 */
export async function fetchFeed(
  env: Bindings,
  asked: Asked,
  store: (pieces: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Validators | null> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const own = { resolver: env.DNS_OVER_HTTPS, site: env.SITE_ORIGIN ?? 'https://localhost' }
  const outside: Outside = network(own, signal, (to) => ({ headers: headersFor(asked, to) }))
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  let stored: unknown
  const work = fetchPublic(asked.url, outside, async (_, response) => {
    const { status } = response
    if (status === 304) return null
    if (status === 401 || status === 403) throw new FetchFailure('credentials')
    if (status !== 200) throw new FetchFailure('status', String(status))
    await store(bounded(response, signal)).catch((error: unknown) => {
      stored = error
      throw error
    })
    const etag = shortHeader(response, 'ETag')
    const modified = shortHeader(response, 'Last-Modified')
    return { ...(etag && { etag }), ...(modified && { modified }) }
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    // An outage of our own store is not a failure of the supplier's server.
    if (stored instanceof AppError) throw stored
    throw faultOf(error)
  }
}
