import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { EdgeEnv } from '../edge-env.ts'
import { serverTiming } from '../middleware/server-timing.ts'
import { createResolver } from '../request.ts'

const resolve = createResolver({ buildId: 'b1', queryKeys: () => [], hasCurrency: () => false })

const app = new Hono<EdgeEnv>()
app.use((c, next) => {
  c.set('resolved', resolve(c.req.raw))
  return next()
})
app.use(serverTiming)
app.get('*', (c) => {
  c.set('locale', 'ru')
  c.set('requestId', 'r1')
  return c.text('', 404)
})

test('a response is counted under its screen or path, without ids', () => {
  const writeDataPoint = vi.fn()
  const paths = ['/ru/product/01hw3a2b4c5d6e7f-kran', '/api/profile/company/01hw3a2b4c5d6e7f', '/api/categories']
  return Promise.all(paths.map((path) => app.request(path, {}, { EVENTS: { writeDataPoint } }))).then(() => {
    expect(writeDataPoint.mock.calls.map(([{ indexes, blobs, doubles }]) => [indexes, blobs, doubles[1]])).toEqual([
      [['product'], ['product', 'GET', 'ru', 'person'], 404],
      [['/api/profile/company/:id'], ['/api/profile/company/:id', 'GET', 'ru', 'person'], 404],
      [['/api/categories'], ['/api/categories', 'GET', 'ru', 'person'], 404],
    ])
  })
})

test('a slow response is logged', async () => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 2500
    return now
  })
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await app.request('/ru/catalog?q=anna', {}, {})
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)))
  vi.restoreAllMocks()
  expect(lines).toEqual([{ level: 'warn', event: 'slow answer', requestId: 'r1', subject: 'catalogue', total: 2500 }])
})
