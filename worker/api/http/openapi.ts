import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describeRoute, resolver } from 'hono-openapi'
import { Problem } from '../../../domain/contract/problem.ts'

/** A failed response of an operation: problem+json. */
export const failed = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: resolver(Problem) } },
})

/** A successful response of an operation. */
const succeeded = (schema: StandardSchemaV1) => ({
  description: 'OK',
  content: { 'application/json': { schema: resolver(schema) } },
})

/**
 * Documents a GET for the OpenAPI document.
 * @param tag name of the resource
 * @param schema of the successful response
 * @param unknown whether it returns 404 for an unknown id
 * @param limited whether it returns 429 for too many requests
 * @param withdrawn whether it returns 410 for what was public once
 */
export const describeGet = (
  tag: string,
  summary: string,
  schema: StandardSchemaV1,
  { unknown = false, limited = false, withdrawn = false } = {},
) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: {
      200: succeeded(schema),
      ...(unknown && { 404: failed('No such id') }),
      ...(withdrawn && { 410: failed('Not public any more') }),
      422: failed('A parameter is not valid; `errors` names it'),
      ...(limited && { 429: failed('Too often; Retry-After says how long to wait') }),
    },
  })

/** The same for a call that returns a stored file's bytes, of any type. */
export const describeFile = (tag: string, summary: string, { revalidated = false } = {}) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: {
      200: { description: 'OK', content: { '*/*': { schema: {} } } },
      ...(revalidated && { 304: { description: 'Still what If-None-Match names' } }),
      404: failed('No such id'),
    },
  })

type Responses = Partial<Record<200 | 201 | 202 | 204, StandardSchemaV1 | null>>
type Failures = Partial<Record<400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 503, string>>

/** Failures of most edits of a row. */
export const EDIT_FAILURES = { 404: 'No such id', 412: 'Changed meanwhile: `version.outdated`' } as const

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  description,
  schema: { type: 'string' as const },
})
const ONCE = header('Idempotency-Key', 'The same key again, within 7 days, gives the same answer and writes nothing')
const IF_MATCH = header('If-Match', 'ETag of what was read; 412 where it has changed since')

const WITHOUT_BODY = { description: 'Done, nothing to say' }

const describeChange =
  (once: boolean) =>
  (tag: string, summary: string, responses: Responses, failures: Failures = {}) =>
    describeRoute({
      tags: [tag],
      summary,
      parameters: [...(once ? [ONCE] : []), ...(failures[412] ? [IF_MATCH] : [])],
      responses: {
        ...Object.fromEntries(
          Object.entries(responses).map(([status, schema]) => [status, schema ? succeeded(schema) : WITHOUT_BODY]),
        ),
        429: failed('Too often; Retry-After says how long to wait'),
        ...Object.fromEntries(Object.entries(failures).map(([status, meaning]) => [status, failed(meaning)])),
        422: failed('The input is not valid; `errors` says what'),
      },
    })

/**
 * Documents a POST or PATCH that ends with `commit`.
 * @param responses schemas of the successful responses by status; null for one without a body
 * @param failures their descriptions by status; with a 412 the call takes If-Match
 */
export const describeWrite = describeChange(true)

/** The same for idempotent calls (PUT, DELETE), and for signing in. */
export const describeRepeatable = describeChange(false)
