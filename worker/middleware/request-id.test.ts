import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { api } from '../api/app.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { callersId, requestId } from './request-id.ts'

const app = new Hono<EdgeEnv>().use(requestId).get('/', (c) => c.text(c.var.requestId))

test('a request has an id of its own, whatever id its caller sends', async () => {
  const response = await app.request('/', { headers: { 'X-Request-Id': 'another-request' } })
  const id = await response.text()
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(response.headers.get('X-Request-Id')).toBe(id)
})

test('an API takes the id only from its edge', async () => {
  const idOf = async (env: object, headers: Record<string, string>) =>
    (await (await api.request('/api/nothing', { headers }, env)).json()).requestId
  const sent = { 'X-Request-Id': 'of-the-edge' }
  const alone = { ROLE: 'api', UPSTREAM_KEY: 'shared' }
  expect(await idOf({}, sent)).toBe('of-the-edge')
  expect(await idOf(alone, { ...sent, 'X-Upstream-Key': 'shared' })).toBe('of-the-edge')
  expect(await idOf(alone, sent)).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  ['an id', 'a1b2c3d4-e5', 'a1b2c3d4-e5'],
  ['a line of its own', 'a1b2c3d4 level=error', undefined],
  ['one without end', 'a'.repeat(65), undefined],
])('%s of a caller in the log', (_, sent, logged) => {
  expect(callersId(new Headers({ 'X-Request-Id': sent }))).toBe(logged)
})
