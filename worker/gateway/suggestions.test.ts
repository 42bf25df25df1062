/** The edge in front of a stand-in for the suggestion service. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGatewayApp } from '../../tests/fixtures/gateway.ts'

interface Seen {
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** The API, which is called first, and the service. */
let api: Server
let service: Server
let seen: Seen[] = []
let refusal = { status: 404, headers: {}, body: '' }
let answer = { status: 200, body: '{"suggestions":[{"value":"г Пермь"}]}' }

beforeAll(async () => {
  api = createServer((request, response) => {
    request.resume()
    response
      .writeHead(refusal.status, { 'Content-Type': 'application/problem+json', ...refusal.headers })
      .end(refusal.body)
  })
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  service = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ url: request.url, headers: request.headers, body })
      response.writeHead(answer.status, { 'Content-Type': 'application/json', 'X-Plan': 'paid' }).end(answer.body)
    })
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  for (const server of [api, service]) await new Promise((closed) => server.close(closed))
})
beforeEach(() => {
  seen = []
  refusal = { status: 404, headers: {}, body: '' }
  answer = { status: 200, body: '{"suggestions":[{"value":"г Пермь"}]}' }
})

const PATH = '/suggestions/api/4_1/rs/suggest/address'
function origin(server = service): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens with the first test.')
  return `http://127.0.0.1:${address.port}`
}

const ask = (body: string, headers: Record<string, string> = {}, env: object = {}) =>
  createGatewayApp().request(
    PATH,
    { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body },
    { SUGGESTIONS_TOKEN: 'secret', SUGGESTIONS_URL: `${origin()}/`, API_BASE_URL: origin(api), ...env },
  )

test('passes the JSON through with the token, and nothing of the visitor', async () => {
  const body = JSON.stringify({ query: 'перм', count: 3, locations: [{ country: '*' }], own: { key: [1] } })
  const ours = { Origin: 'http://localhost' }
  const response = await ask(body, { Cookie: 'access=mine', Authorization: 'Bearer mine', 'X-Anything': 'x', ...ours })
  expect(await response.json()).toEqual({ suggestions: [{ value: 'г Пермь' }] })
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({ url: PATH, body, headers: { authorization: 'Token secret' } })
  expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/mine|x-anything/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.has('X-Plan')).toBe(false)
})

test.each([400, 429])('returns the service’s own status about the input (%i)', async (status) => {
  answer = { status, body: '{"message":"no"}' }
  expect((await ask('{}')).status).toBe(status)
})

test.each([401, 403, 500])(
  'does not pass on the service’s refusal of its own token (%i), and asks once',
  async (status) => {
    answer = { status, body: 'token secret is not valid' }
    const response = await ask('{"query":"a"}')
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ code: 'suggestions.unavailable' })
    expect(seen).toHaveLength(1)
  },
)

test.each<[number, string, Record<string, string>]>([
  [422, 'input.invalid', {}],
  [429, 'rate.limited', { 'Retry-After': '7' }],
])('what the API refuses (%i) does not reach the service', async (status, code, headers) => {
  refusal = { status, headers, body: JSON.stringify({ type: 'about:blank', title: 'No', status, code, detail: 'No.' }) }
  const response = await ask('{"query":5}')
  expect([response.status, (await response.json()).code]).toEqual([status, code])
  expect(response.headers.get('Retry-After')).toBe(headers['Retry-After'] ?? null)
  expect(seen).toHaveLength(0)
})

test.each([200, 404, 500])('an API that answers %i refuses nothing', async (status) => {
  refusal = { status, headers: {}, body: '{}' }
  expect((await ask('{"query":"a"}')).status).toBe(200)
})

test('refuses other sites and long bodies before the service is called', async () => {
  expect((await ask('{}', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await ask('{}', { Origin: 'https://evil.example', 'Content-Type': 'text/plain' })).status).toBe(403)
  expect((await ask(JSON.stringify({ query: 'x'.repeat(20_000) }))).status).toBe(413)
  expect(seen).toHaveLength(0)
})

test('limits the requests of an address, by its network', async () => {
  const keys: string[] = []
  const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) < 3 })
  const from = async (address: string) =>
    (await ask('{}', { 'CF-Connecting-IP': address }, { AUTH_SHIELD: { limit } })).status
  expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('203.0.113.1')]).toEqual([200, 200, 429])
  expect(keys).toEqual(['suggestions 2001:db8::/64', 'suggestions 2001:db8::/64', 'suggestions 203.0.113.1'])
  expect(seen).toHaveLength(2)
})
