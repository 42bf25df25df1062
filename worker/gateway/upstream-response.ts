/** Answers of an api that is somewhere else, brought into the form that the edge promises: nothing of its insides goes through. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { type Problem, UpstreamProblem } from '../../domain/contract/problem.ts'
import { isProblemCode, PROBLEM_DETAILS } from '../../domain/contract/problem-details.ts'
import { boundedText } from '../api/http/bounded-body.ts'

/** Why an answer cannot be passed on as it is. */
export interface Rejection {
  code: 'upstream.failed' | 'upstream.invalid'
  status: ContentfulStatusCode
}

/** The only paths that answer with a page; from any other, HTML is some proxy's word and not the api's. */
const PAGES = ['/dev/outbox', '/api/docs']

/** HTML, XHTML, XML, SVG, scripts: what a browser would draw or run as this site's own. */
const RUNS = /(?:html|xml|script)$/

const typeOf = (answer: Response): string =>
  (answer.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400 && status !== 304

/** Statuses of a failure that the api may answer with; others, and 5xx made up by proxies, become 502. */
const isFailure = (status: number): status is ContentfulStatusCode => status >= 400 && status <= 599

/** @returns what is wrong with an answer, null where it can go on. The api neither redirects nor, but for two paths, has pages; drawings are in a sandbox. */
export function rejectionOf(answer: Response, path: string): Rejection | null {
  const { status } = answer
  if (isFailure(status)) {
    return typeOf(answer) === 'application/problem+json' || !answer.body ? null : { code: 'upstream.failed', status }
  }
  const isSandboxed = answer.headers.get('Content-Security-Policy')?.startsWith('sandbox')
  const runs = RUNS.test(typeOf(answer)) && !isSandboxed && !PAGES.includes(path)
  return isRedirect(answer) || runs ? { code: 'upstream.invalid', status: 502 } : null
}

/** Bytes of a problem document; ours have a few hundred. */
const LONGEST = 64 * 1024

/** @returns the problem with nothing but the members that the api is documented to have; null where it is none. */
export async function readProblem(answer: Response): Promise<Problem | null> {
  const text = await boundedText(answer.body, LONGEST)
  try {
    const problem = v.parse(UpstreamProblem, JSON.parse(text ?? ''))
    const sentence = PROBLEM_DETAILS[isProblemCode(problem.code) ? problem.code : 'upstream.failed']
    // The sentence about a failure inside the API is for its own log: it may name hosts and tables.
    return { ...problem, detail: answer.status >= 500 ? sentence : (problem.detail ?? sentence) }
  } catch {
    return null
  }
}
