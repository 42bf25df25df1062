/** Parts that all operations have in common. */

import { isProblemCode, type ProblemCode } from '../../domain/contract/problem-codes.ts'
import { PROBLEM_DETAILS } from '../../domain/contract/problem-details.ts'
import type { RequiredRole } from '../../domain/roles.ts'
import type { Media, Operation, ResponseObject, Schema } from '../../web/api-docs/open-api.ts'
import { STATUS_TITLES } from '../../worker/api/http/problem.ts'
import { exampleOf } from './examples.ts'
import { describeParameter } from './parameters.ts'

const PROBLEM = 'application/problem+json'

const failed = (description: string): ResponseObject => ({
  description,
  content: { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } },
})

const OF_BODIES = {
  400: failed('The body is no JSON: `body.malformed`'),
  413: failed('The body is longer than 256 KiB: `body.too-large`'),
  415: failed('The body does not say that it is JSON: `body.not-json`'),
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', examples: [30] } } }
const ETAG = {
  ETag: { description: 'Version for If-None-Match and If-Match', schema: { type: 'string', examples: ['"3"'] } },
}

/** Only a query, a body or a key can be invalid; an unknown id is a 404. */
const canBeInvalid = ({ parameters = [], requestBody }: Operation): boolean =>
  requestBody !== undefined || parameters.some(({ in: place, name }) => place === 'query' || name === 'Idempotency-Key')

/** Failures of the gateway, and of the API itself. */
const ELSEWHERE = failed('Not the caller’s fault: 500, 502, 503 or 504. A GET may be tried again')

/** The edge refuses requests that another site's page makes a visitor's browser send. */
const orForeign = (forbidden: ResponseObject | undefined): ResponseObject =>
  failed(`${forbidden ? `${forbidden.description}. Or made ` : 'Made '}by another site’s page: \`origin.foreign\``)

function answersOf(operation: Operation, method: string): Record<string, ResponseObject> {
  const takesJson = operation.requestBody?.content['application/json'] !== undefined
  const { 403: forbidden, 422: invalid, ...own } = operation.responses
  return {
    ...(takesJson && OF_BODIES),
    ...own,
    ...(forbidden && { 403: forbidden }),
    ...(method !== 'get' && { 403: orForeign(forbidden) }),
    ...(canBeInvalid(operation) && { 422: invalid ?? failed('A parameter is not valid; `errors` names it') }),
    ...(method === 'get' &&
      !operation.security && { 304: { description: 'Not modified since the version of If-None-Match' } }),
    default: ELSEWHERE,
  }
}

/** An example problem for this status. */
function problemExample(status: string, { description }: ResponseObject): Media['example'] {
  const [, named = ''] = /`(\w+[.-][\w.-]+)`/.exec(description) ?? []
  const code = isProblemCode(named) ? named : (USUAL[status] ?? 'unexpected')
  const number = Number(status) || 502
  const errors = [{ path: 'page', code: 'format', message: 'Invalid format' }]
  return {
    type: 'about:blank',
    title: STATUS_TITLES[number] ?? 'Error',
    status: number,
    detail: PROBLEM_DETAILS[code],
    code,
    requestId: '0c5b3b0e-5b1f-4c43-9a53-6f3b8e1f2a10',
    ...(status === '422' && { errors }),
    ...(status === '412' && { version: 4 }),
    ...(status === '429' && { retryAfter: 30 }),
  }
}

/** Codes of failures whose description has none. */
const USUAL: Record<string, ProblemCode> = {
  404: 'product.unknown',
  409: 'status.refused',
  412: 'version.outdated',
  422: 'input.invalid',
  429: 'rate.limited',
  503: 'delivery.failed',
  default: 'upstream.unavailable',
}

/** By the required role, which `requires` sets as the description (domain/rights.ts). */
const WHO: Record<RequiredRole, string> = {
  GUEST: 'who has proven the contact of what was asked without an account, by the header Guest-Token',
  ANONIM: 'anyone',
  USER: 'anyone who is signed in',
  EMPLOYEE: 'anyone in the organization',
  SALES: 'sales, managers and owners of the organization',
  MANAGER: 'managers and owners of the organization',
  OWNER: 'owners of the organization',
  ADMIN: 'moderators, role ADMIN',
}

const isRequiredRole = (text: string): text is RequiredRole => text in WHO

/** @returns the complete operation; examples come last, because they are composed of named schemas. */
export function completedOperation(operation: Operation, method: string, schemas: Record<string, Schema>): Operation {
  const exemplified = (content: Record<string, Media> | undefined, of: (media: Media) => Media['example']) =>
    Object.fromEntries(
      Object.entries(content ?? {}).map(([type, media]) =>
        // Binary responses have no schema.
        Object.keys(media.schema).length === 0 ? [type, media] : [type, { ...media, example: of(media) ?? null }],
      ),
    )
  const ofSchema = ({ schema }: Media) => exampleOf(schema, schemas)
  const responses = Object.fromEntries(
    Object.entries(answersOf(operation, method)).map(([status, response]) => {
      const headers = { ...(status === '429' && RETRY_AFTER), ...(method === 'get' && status === '200' && ETAG) }
      const problem = response.content?.[PROBLEM]
      const content = exemplified(response.content, problem ? () => problemExample(status, response) : ofSchema)
      return [
        status,
        {
          description: response.description,
          ...(Object.keys(headers).length > 0 && { headers }),
          ...(response.content && { content }),
        },
      ]
    }),
  )
  // A route without `requires` is a plain public GET, and has no description.
  const { requestBody, security, parameters, description: required = 'ANONIM', ...rest } = operation
  return {
    ...rest,
    description: `Who may: ${isRequiredRole(required) ? WHO[required] : required}.`,
    ...(security && { security: [{ cookie: [] }, ...security] }),
    ...(parameters && parameters.length > 0 && { parameters: parameters.map(describeParameter) }),
    ...(requestBody && { requestBody: { ...requestBody, content: exemplified(requestBody.content, ofSchema) } }),
    responses,
  }
}
