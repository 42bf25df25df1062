import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Context } from 'hono'
import { validator } from 'hono-openapi'
import type { Issue } from '../../../domain/contract/problem.ts'
import { AppError, invalidInput } from './problem.ts'

/** Valibot's names of its checks, in the words that callers may rely on. */
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

/** Checks of our own say their code where others have a message: 'checksum', 'characters'. */
const OWN_CODE = /^[a-z]+(-[a-z]+)*$/

/** What is read of an issue: Valibot's own, or any library's by the Standard Schema. */
interface SchemaIssue {
  message: string
  path?: readonly (PropertyKey | { key: unknown })[] | undefined
}

function codeOf(issue: SchemaIssue): string {
  if ('input' in issue && issue.input === undefined) return 'required'
  const type = 'type' in issue && typeof issue.type === 'string' ? issue.type : ''
  if (type === 'check' && OWN_CODE.test(issue.message)) return issue.message
  return CODES[type] ?? 'type'
}

const pathOf = (issue: SchemaIssue): string =>
  (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.')

/** @returns what was wrong, field by field: codes 'required', 'type', 'format', 'choice', 'too-long', 'too-large' … */
export const describeIssues = (issues: readonly SchemaIssue[]): Issue[] =>
  issues.map((issue) => ({ path: pathOf(issue), code: codeOf(issue), message: issue.message }))

/**
 * Checks the query string and hands its typed value to the handler; the OpenAPI document reads the same schema.
 * Unknown parameters are dropped. A bad value is a 422 `input.invalid` that names each parameter.
 */
export const query = <Schema extends StandardSchemaV1>(schema: Schema) =>
  validator(
    'query',
    schema,
    (result) => {
      if (!result.success) throw invalidInput(describeIssues(result.error))
    },
    { options: { typeMode: 'input' } },
  )

/** @throws AppError 415, 400: told apart from a body that is JSON but not what was asked for. */
async function requireJson(c: Context): Promise<void> {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError('body.not-json', 415)
  }
  await c.req.json().catch(() => {
    throw new AppError('body.malformed', 400)
  })
}

/** The same for a body of JSON: 415 `body.not-json`, 400 `body.malformed`, 422 `input.invalid`. */
export const body = <Schema extends StandardSchemaV1>(schema: Schema) => {
  const validate = validator(
    'json',
    schema,
    (result) => {
      if (!result.success) throw invalidInput(describeIssues(result.error))
    },
    { options: { typeMode: 'input', errorMode: 'ignore' } },
  )
  const checked: typeof validate = async (c, next) => {
    await requireJson(c)
    return validate(c, next)
  }
  return Object.assign(checked, validate)
}
