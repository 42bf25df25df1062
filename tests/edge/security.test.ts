import { expect, test } from 'vitest'
import { ask, samples, startSite, tags } from './site.ts'

startSite()

const PATHS = [
  '/en',
  '/en/no/such',
  '/en/favorites',
  '/api/products',
  '/api/nothing',
  '/robots.txt',
  '/en/catalog/_payload.json',
]

test.each(PATHS)('%s carries every security header', async (path) => {
  const { headers } = await ask(path)
  for (const name of [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Content-Security-Policy',
    'Cache-Control',
  ]) {
    expect(headers.get(name), name).toBeTruthy()
  }
  expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe-/)
})

test('a streamed page has a nonce, a new one each time, and every inline script is covered', async () => {
  const { product } = await samples()
  const nonces = new Set<string>()
  for (const query of ['?quantity=7', '?quantity=8']) {
    const answer = await ask(`/en/product/${product.id}${query}`)
    const html = await answer.text()
    const nonce = answer.headers.get('Content-Security-Policy')?.match(/'nonce-([^']+)'/)?.[1]
    expect(nonce).toBeTruthy()
    nonces.add(nonce ?? '')
    const inline = tags(html, 'script').filter(({ src, type }) => !src && !type)
    expect(inline.filter((script) => script.nonce !== nonce)).toHaveLength(1)
  }
  expect(nonces.size).toBe(2)
})

test('the one inline script of a whole page is allowed by its hash', async () => {
  const answer = await ask('/en/catalog')
  const html = await answer.text()
  const [, script] = html.match(/<script>([\s\S]*?)<\/script>/) ?? []
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  const hash = Buffer.from(digest).toString('base64')
  expect(answer.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
})

test('drawings are served so that nothing in them can run', async () => {
  const { data } = JSON.parse(await (await ask('/api/products?perPage=1')).text())
  const answer = await ask(data[0].picture.url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/sandbox/)
  expect(answer.headers.get('Cache-Control')).toMatch(/immutable/)
})
