import { PageError, read } from '../../../domain/page-error.ts'

interface Answer {
  status: number
  json: () => Promise<unknown>
}

/**
 * The body of a classifier's answer.
 * @throws PageError 503 `codes.unavailable` where the classifier cannot be read and no copy of it is kept; else as `read`
 */
export async function readCodes<Body>(asked: Promise<Answer>): Promise<Body> {
  const answer = await asked
  if (answer.status === 503) throw new PageError(503, 'codes.unavailable')
  return read<Body>(Promise.resolve({ status: answer.status, json: async () => Object(await answer.json()) }))
}
