import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describeRoute, resolver } from 'hono-openapi'
import { Problem } from './problem.ts'

const failed = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: resolver(Problem) } },
})

/**
 * What the OpenAPI document says about a reading call.
 * @param tag the resource.
 * @param schema of the successful answer.
 * @param unknown whether it answers 404 for an id that is not there.
 */
export const describeGet = (tag: string, summary: string, schema: StandardSchemaV1, { unknown = false } = {}) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: resolver(schema) } } },
      ...(unknown && { 404: failed('No such id') }),
      422: failed('A parameter is not valid; `errors` names it'),
    },
  })

/** The same for a call that answers with a stored file's bytes, of whatever type that file is. */
export const describeFile = (tag: string, summary: string) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: { 200: { description: 'OK', content: { '*/*': { schema: {} } } }, 404: failed('No such id') },
  })

export const DOCUMENT = {
  documentation: {
    info: {
      title: 'Marketplace API',
      version: '1.0.0',
      description:
        'The catalogue of the marketplace. Names come in the language of `locale`, else of Accept-Language, and say in ' +
        '`lang` which one it turned out to be. Failures are RFC 9457 problem details with a stable `code`.',
    },
  },
  defaultValidationErrorResponse: false,
}
