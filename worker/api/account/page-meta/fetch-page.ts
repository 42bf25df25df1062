/** Fetches a public web page for a visitor, and refuses everything else. */

import { publicAddress } from '../../../../domain/public-address.ts'
import { boundedBody } from '../../http/bounded-body.ts'
import { AppError } from '../../http/problem.ts'
import type { Resolves } from './resolve.ts'

const MAX_HOPS = 5
/** Maximum size in bytes: 1 MiB (docs/behaviour.md, "Page metadata"). */
export const MAX_PAGE_BYTES = 1_048_576
const REDIRECTS = [301, 302, 303, 307, 308]

export interface Outside {
  /** Sends one request without following redirects. */
  send: (url: URL) => Promise<Response>
  resolves: Resolves
}

interface Page {
  /** The page's address after redirects. */
  url: URL
  /** Its Content-Type. */
  type: string
  bytes: Uint8Array
}

type Reason = 'address' | 'unavailable' | 'not-html' | 'too-large'

const refuse = (reason: Reason): AppError => new AppError(`page.${reason}`, 422)

async function requirePublic(url: URL | null, { resolves }: Outside): Promise<URL> {
  if (!url || !(await resolves(url.hostname))) throw refuse('address')
  return url
}

/** Reads the whole body or nothing: a page cut within a tag could be misread. */
async function readBody(response: Response): Promise<Uint8Array> {
  if (Number(response.headers.get('Content-Length')) > MAX_PAGE_BYTES) throw refuse('too-large')
  const bytes = await boundedBody(response.body, MAX_PAGE_BYTES)
  if (!bytes) throw refuse('too-large')
  return bytes
}

async function readPage(url: URL, response: Response): Promise<Page> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok) throw refuse('unavailable')
  if (!/^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) throw refuse('not-html')
  return { url, type, bytes: await readBody(response) }
}

/**
 * Each redirect is checked like the first address: a public page may redirect to a private one.
 * @param read consumes the response at the end of the redirects
 * @throws AppError 422 `page.address`, `page.unavailable`; what `read` throws
 */
export async function fetchPublic<Value>(
  address: string,
  outside: Outside,
  read: (url: URL, response: Response) => Promise<Value>,
): Promise<Value> {
  let url = await requirePublic(publicAddress(address), outside)
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const response = await outside.send(url)
    try {
      if (!REDIRECTS.includes(response.status)) return await read(url, response)
      const next = response.headers.get('Location')
      if (next === null) throw refuse('unavailable')
      url = await requirePublic(publicAddress(next, url), outside)
    } finally {
      // Cancels the rest, so that an unwanted body is not downloaded.
      await response.body?.cancel().catch(() => {})
    }
  }
  throw refuse('unavailable')
}

/** @throws AppError 422 `page.address`, `page.unavailable`, `page.not-html`, `page.too-large` */
export const fetchPage = (address: string, outside: Outside): Promise<Page> => fetchPublic(address, outside, readPage)
