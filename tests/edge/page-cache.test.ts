import { expect, test } from 'vitest'
import { CRAWLER, request, samples, startSite } from './site.ts'

startSite()

/** A cached page is not rendered: its Server-Timing has no render step. */
const isHit = (answer: { headers: { get: (name: string) => string | null } }) =>
  !/render;/.test(answer.headers.get('Server-Timing') ?? '')

const settle = async (path: string, headers = {}) => {
  await (await request(path, headers)).text()
  for (let n = 0; n < 50; n++) {
    const response = await request(path, headers)
    await response.text()
    if (isHit(response)) return response
  }
  throw new Error(`${path} is never cached`)
}

test('the second visit is a hit, with the same bytes', async () => {
  const first = await (await request('/en/catalog')).text()
  await settle('/en/catalog')
  expect(await (await request('/en/catalog')).text()).toBe(first)
})

test('cookies, trackers and the order of keys make no new page', async () => {
  await settle('/en/catalog?country=CN&sort=price')
  for (const [path, headers] of [
    ['/en/catalog?sort=price&country=CN&utm_source=x&yclid=1', {}],
    ['/en/catalog?country=CN&sort=price', { Cookie: 'viewport=xs; session=1; locale=zh' }],
  ] as const) {
    const response = await request(path, headers)
    expect(isHit(response), path).toBe(true)
  }
})

test('a cached page contains no data of a visitor', async () => {
  const marked = {
    Cookie: 'locale=ru; viewport=md; access=SECRET',
    'X-Forwarded-Host': 'evil.example',
    Referer: 'https://evil.example/',
    'X-Request-Id': 'poison',
  }
  const cached = await (await request('/zh/search?q=泵', marked)).text()
  const plain = await settle('/zh/search?q=泵')
  const html = await plain.text().catch(() => '')
  for (const word of ['SECRET', 'evil.example', 'poison']) expect(cached + html).not.toContain(word)
})

test('people and bots get separate cached pages', async () => {
  await settle('/ru')
  await settle('/ru', { 'User-Agent': CRAWLER })
  expect(await (await request('/ru', { 'User-Agent': CRAWLER })).text()).not.toContain('id="payload"')
  expect(await (await request('/ru')).text()).toContain('id="payload"')
})

test('a cached page says how long it is, and sets the cookie of its language where the browser has another or none', async () => {
  await settle('/ru/services')
  const cookies: (string | null)[] = []
  for (const Cookie of ['', 'locale=ru', 'locale=zh', 'locale=ru; viewport=md', '']) {
    const cached = await request('/ru/services', { Cookie, 'Accept-Encoding': 'identity' })
    expect(cached.headers.get('Server-Timing')).toBe('cache')
    expect(cached.headers.get('Content-Length')).toBe(`${(await cached.arrayBuffer()).byteLength}`)
    cookies.push(cached.headers.get('Set-Cookie')?.split(';')[0] ?? null)
  }
  expect(cookies).toEqual(['locale=ru', null, 'locale=ru', null, 'locale=ru'])
})

test('a page that has not changed is a 304', async () => {
  const { product } = await samples()
  const cached = await settle(`/en/product/${product.id}`)
  const etag = cached.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"/)
  // The last one is what a browser sends back once the platform has compressed the page.
  for (const known of [etag, `"other", ${etag}`, `W/${etag}`]) {
    const again = await request(`/en/product/${product.id}`, { 'If-None-Match': known })
    expect(again.status, known).toBe(304)
    expect(await again.text()).toBe('')
  }
  expect((await request(`/en/product/${product.id}`, { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('errors and pages of one visitor are never cached', async () => {
  for (const path of ['/en/no/such', '/en/catalog?page=0', '/catalog', '/en/favorites']) {
    await (await request(path)).text()
    const again = await request(path)
    await again.text()
    expect(isHit(again), path).toBe(false)
  }
})

test('a cached payload is sent whole each time', async () => {
  const path = '/en/catalog/_payload.json?country=CN'
  const first = await (await request(path)).text()
  for (let n = 0; n < 3; n++) {
    const again = await request(path)
    expect(again.status).toBe(200)
    expect(await again.text()).toBe(first)
  }
})
