/** Responses of an external API: which parts of them may go to a browser. No internals are passed on. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { type Problem, UpstreamProblem } from '../../domain/contract/problem.ts'
import { isProblemCode } from '../../domain/contract/problem-codes.ts'
import { PROBLEM_DETAILS } from '../../domain/contract/problem-details.ts'
import { DESK_DOCUMENTS, PDF } from '../../domain/desk-documents.ts'
import { PARTNER_FEEDS } from '../../domain/price-list/partner-feed.ts'
import { boundedText } from '../api/http/bounded-body.ts'
import { FRAMED_PDF_CSP, UPLOAD_CSP } from '../api/http/file-csp.ts'

/** Why a response cannot be passed on. */
interface Rejection {
  code: 'upstream.failed' | 'upstream.invalid'
  status: ContentfulStatusCode
}

/** The only paths that respond with a page; HTML from any other comes from a proxy before the API. */
const PAGES = ['/dev/outbox', '/dev/inbox', '/api/docs']

/** HTML, XHTML, XML, SVG, scripts: a browser would run them as part of this site. */
const RUNS = /(?:html|xml|script)$/

const typeOf = (response: Response): string =>
  (response.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400 && status !== 304

/** Statuses that a failure of the API may have. */
const isFailure = (status: number): status is ContentfulStatusCode => status >= 400 && status <= 599

const isFile = (path: string): boolean => path.startsWith('/api/files/') || path.startsWith(`${PARTNER_FEEDS}/`)

/** Sandboxes a file, whatever policy its response has: an external API's own policy may be missing or wrong. */
export function sandboxFile(path: string, headers: Headers): void {
  if (isFile(path)) headers.set('Content-Security-Policy', UPLOAD_CSP)
  // Only for a PDF: failures of such a call have the closed policy of everything that is not a page.
  if (path.startsWith(DESK_DOCUMENTS) && headers.get('Content-Type') === PDF)
    headers.set('Content-Security-Policy', FRAMED_PDF_CSP)
}

/**
 * The API never redirects, and has pages only at the paths of PAGES; files that a browser could run are sent in a sandbox.
 * @returns why a response is not passed on, null where it is
 */
export function rejectionOf(response: Response, path: string): Rejection | null {
  const { status } = response
  if (isFailure(status)) {
    return typeOf(response) === 'application/problem+json' || !response.body
      ? null
      : { code: 'upstream.failed', status }
  }
  const isNoDocument = path.startsWith(DESK_DOCUMENTS) && status === 200 && typeOf(response) !== PDF
  const runs = RUNS.test(typeOf(response)) && !isFile(path) && !PAGES.includes(path)
  return isRedirect(response) || runs || isNoDocument ? { code: 'upstream.invalid', status: 502 } : null
}

/** Most bytes that are read of a problem document; the API's own have a few hundred. */
const MAX_PROBLEM_BYTES = 64 * 1024

/** @returns the problem with only its documented members; null where the body is not a problem */
export async function readProblem(response: Response): Promise<Problem | null> {
  const text = await boundedText(response.body, MAX_PROBLEM_BYTES)
  try {
    const problem = v.parse(UpstreamProblem, JSON.parse(text ?? ''))
    const sentence = PROBLEM_DETAILS[isProblemCode(problem.code) ? problem.code : 'upstream.failed']
    // The detail of an internal failure is for the API's own log: it may name hosts and tables.
    return { ...problem, detail: response.status >= 500 ? sentence : (problem.detail ?? sentence) }
  } catch {
    return null
  }
}
