import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { expect, test } from 'vitest'
import type { ApiEnv } from './api-env.ts'
import { fetchValue, handOverValue, isInProcess } from './in-process.ts'
import { AppError, errorResponse } from './problem.ts'

const VALUE = { data: [{ id: '1' }] }

const tagged = etag({ weak: true })
const app = new Hono<ApiEnv>()
  .use((c, next) => (isInProcess(c.req.raw) ? next() : tagged(c, next)), handOverValue)
  .get('/', (c) => c.json(VALUE, 200, { 'X-Own': 'yes' }))
  .get('/fails', () => {
    throw new AppError('route.unknown', 404)
  })
  .get('/late', (c) => {
    c.json(VALUE)
    throw new AppError('storage.unavailable', 503)
  })
  .onError(errorResponse)

const ask = (path: string) => new Request(`http://api.internal${path}`)
const send = async (request: Request) => app.fetch(request)

test('a caller in the process gets the handler’s own value, with status and headers', async () => {
  const response = await fetchValue(send, ask('/'))
  expect(await response.json()).toBe(VALUE)
  expect([response.status, response.headers.get('X-Own'), response.headers.get('ETag')]).toEqual([200, 'yes', null])
})

test('every other caller gets JSON with an ETag', async () => {
  const response = await send(ask('/'))
  expect(response.headers.get('ETag')).toMatch(/^W\//)
  expect(await response.text()).toBe(JSON.stringify(VALUE))
})

test.each([
  ['/fails', 404, 'route.unknown'],
  ['/late', 503, 'storage.unavailable'],
])('a failure has its problem in the process too: %s', async (path, status, code) => {
  const response = await fetchValue(send, ask(path))
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status, code })
})
