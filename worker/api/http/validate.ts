import type { Context } from 'hono'
import { validator } from 'hono-openapi'
import type * as v from 'valibot'
import type { Issue } from '../../../domain/contract/problem.ts'
import { misplacedArray } from './misplaced-array.ts'
import { AppError, invalidInput } from './problem.ts'

/** Valibot's checks and the codes that the API documents for them. */
const CODES: Record<string, string> = {
  regex: 'format',
  picklist: 'choice',
  literal: 'choice',
  max_length: 'too-long',
  min_length: 'too-short',
  max_value: 'too-large',
  min_value: 'too-small',
  check: 'format',
}

/** Our own checks have a code as their message: 'checksum', 'characters'. */
const OWN_CODE = /^[a-z]+(-[a-z]+)*$/

/** The properties that are read of an issue: Valibot's own, or any library's by the Standard Schema. */
interface SchemaIssue {
  message: string
  path?: readonly (PropertyKey | { key: unknown })[] | undefined
}

function codeOf(issue: SchemaIssue): string {
  if ('input' in issue && issue.input === undefined) return 'required'
  const type = 'type' in issue && typeof issue.type === 'string' ? issue.type : ''
  if ((type === 'check' || type === 'partial_check') && OWN_CODE.test(issue.message)) return issue.message
  return CODES[type] ?? 'type'
}

const pathOf = (issue: SchemaIssue): string =>
  (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.')

/** @returns one issue per invalid field: codes 'required', 'type', 'format', 'choice', 'too-long', 'too-large' … */
export const describeIssues = (issues: readonly SchemaIssue[]): Issue[] =>
  issues.map((issue) => ({ path: pathOf(issue), code: codeOf(issue), message: issue.message }))

function requireValid(result: { success: true } | { success: false; error: readonly SchemaIssue[] }): void {
  if (!result.success) throw invalidInput(describeIssues(result.error))
}

/**
 * Validates the query string and gives its typed value to the handler; the OpenAPI document is made from the same
 * schema.
 * Unknown parameters are dropped. An invalid value is a 422 `input.invalid` that names each parameter.
 */
export const query = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator('query', schema, requireValid, { options: { typeMode: 'input' } })

/** @throws AppError 415, 400: separate from the 422 for valid JSON of the wrong shape */
async function requireJson(c: Context): Promise<unknown> {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError('body.not-json', 415)
  }
  return c.req.json().catch(() => {
    throw new AppError('body.malformed', 400)
  })
}

/** @throws AppError 422 `input.invalid` where the body has an array in place of an object */
function refuseArrays(schema: v.GenericSchema, json: unknown): void {
  const path = misplacedArray(schema, json)
  if (path) throw invalidInput([{ path: path.join('.'), code: 'type', message: 'An array, not an object' }])
}

/** A JSON body that may be left out, which counts as an empty object. */
export const optionalBody = <Schema extends v.GenericSchema>(schema: Schema) => {
  const validate = validator('json', schema, requireValid, { options: { typeMode: 'input', errorMode: 'ignore' } })
  const checked: typeof validate = async (c, next) => {
    if (c.req.header('Content-Type') !== undefined) refuseArrays(schema, await requireJson(c))
    return validate(c, next)
  }
  return Object.assign(checked, validate)
}

/** The same for a JSON body: 415 `body.not-json`, 400 `body.malformed`, 422 `input.invalid`. */
export const body = <Schema extends v.GenericSchema>(schema: Schema) => {
  const validate = validator('json', schema, requireValid, { options: { typeMode: 'input', errorMode: 'ignore' } })
  const checked: typeof validate = async (c, next) => {
    refuseArrays(schema, await requireJson(c))
    return validate(c, next)
  }
  return Object.assign(checked, validate)
}
