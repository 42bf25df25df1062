import { expect, test } from 'vitest'
import { PROBLEM_DETAILS } from '../../../domain/contract/problem-details.ts'
import { AppError, errorResponse, type FailingRequest, problem } from './problem.ts'

const request: FailingRequest = {
  var: { requestId: 'r1' },
  req: { method: 'GET' },
  body: (text, status, headers) => new Response(text, { status, headers }),
}

test.each(Object.entries(PROBLEM_DETAILS))('the detail of %s is a sentence', (_, detail) => {
  expect(detail).toMatch(/^[A-Z].+\.$/)
})

test('a problem has the detail of its code unless the error brings its own', async () => {
  expect(await problem(request, { code: 'product.unknown', status: 404 }).json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is no such product.',
    code: 'product.unknown',
    requestId: 'r1',
  })
  const error = new AppError('branch.too-large', 422, { detail: 'More than 5000 codes.' })
  expect(await errorResponse(error, request).json()).toMatchObject({ detail: 'More than 5000 codes.' })
})

test('an AppError that Drizzle has wrapped gives its own problem', async () => {
  const wrapped = new Error('Failed query', { cause: new AppError('file.quota', 409) })
  expect(await errorResponse(wrapped, request).json()).toMatchObject({ code: 'file.quota', status: 409 })
})
