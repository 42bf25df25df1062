/** Fetches a public page for somebody else, and nothing that is not one. */

import { publicAddress } from '../../../../domain/public-address.ts'
import { boundedBody } from '../../http/bounded-body.ts'
import { AppError } from '../../http/problem.ts'
import type { Resolves } from './resolve.ts'

const MOST_HOPS = 5
/** Bytes: 1 MiB (docs/behaviour.md, "Page metadata"). */
export const LARGEST_PAGE = 1_048_576
const REDIRECTS = [301, 302, 303, 307, 308]

export interface Outside {
  /** One request, redirects not followed. */
  send: (url: URL) => Promise<Response>
  resolves: Resolves
}

export interface Page {
  /** Where it turned out to be. */
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

/** The whole body, or nothing: a page cut in the middle of a tag says nothing certain. */
async function readBody(answer: Response): Promise<Uint8Array> {
  if (Number(answer.headers.get('Content-Length')) > LARGEST_PAGE) throw refuse('too-large')
  const bytes = await boundedBody(answer.body, LARGEST_PAGE)
  if (!bytes) throw refuse('too-large')
  return bytes
}

async function readPage(url: URL, answer: Response): Promise<Page> {
  const type = answer.headers.get('Content-Type') ?? ''
  if (!answer.ok) throw refuse('unavailable')
  if (!/^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) throw refuse('not-html')
  return { url, type, bytes: await readBody(answer) }
}

/**
 * Every hop is checked as the first one was: a public page may send on to a private address.
 * @throws AppError 422 `page.address`, `page.unavailable`, `page.not-html`, `page.too-large`
 */
export async function fetchPage(address: string, outside: Outside): Promise<Page> {
  let url = await requirePublic(publicAddress(address), outside)
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const answer = await outside.send(url)
    try {
      if (!REDIRECTS.includes(answer.status)) return await readPage(url, answer)
      const next = answer.headers.get('Location')
      if (next === null) throw refuse('unavailable')
      url = await requirePublic(publicAddress(next, url), outside)
    } finally {
      // What is not wanted any more is not downloaded either.
      await answer.body?.cancel().catch(() => {})
    }
  }
  throw refuse('unavailable')
}
