/** Every endpoint of the OpenAPI document × every scope of a token, against tests/fixtures/token-access.ts. */
import { beforeEach, expect, test } from 'vitest'
import { TOKEN_SCOPES, type TokenScope } from '../../../../domain/token-scopes.ts'
import { ACCESS } from '../../../../tests/fixtures/access.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { aToken, TOKEN } from '../../../../tests/fixtures/api-token.ts'
import { PEOPLE, resetPeople } from '../../../../tests/fixtures/people.ts'
import { TOKEN_CALLS } from '../../../../tests/fixtures/token-access.ts'

const { as, bindings, variables } = servePeople({ reset: false })
const BEARER = { Authorization: `Bearer ${TOKEN}` }
const PRODUCTS = '/api/profile/company/products'

/** Whether rows may have changed since the people were last reset: most calls are refused, and change none. */
let isChanged = true

beforeEach(async () => {
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
  if (isChanged) await resetPeople(bindings())
  isChanged = false
})

const calls = (scope: TokenScope) => TOKEN_CALLS[scope].map((endpoint) => ({ endpoint, scope }))

test('every call of the table is one of the API, and every scope has some', () => {
  for (const { endpoint } of TOKEN_SCOPES.flatMap(calls)) expect(Object.keys(ACCESS), endpoint).toContain(endpoint)
  for (const scope of TOKEN_SCOPES) expect(TOKEN_CALLS[scope].length, scope).toBeGreaterThan(0)
})

/** A token is refused before anything is looked up, so ids in the path need not exist where it may not make the call. */
const isLookedUp = (endpoint: string, scope: TokenScope): boolean =>
  TOKEN_CALLS[scope].includes(endpoint) || ACCESS[endpoint]?.role === 'ANONIM'

/** Sends a request with the token of one scope. */
async function ask(endpoint: string, scope: TokenScope): Promise<Response> {
  const access = ACCESS[endpoint]
  const [method = '', pattern = ''] = endpoint.split(' ')
  const parameters = (isLookedUp(endpoint, scope) && (await access?.path?.(bindings(), 'OWNER'))) || {}
  await aToken(bindings(), { scopes: [scope] })
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '0') + (access?.query ?? '')
  const body = method === 'GET' || method === 'DELETE' ? undefined : (access?.body ?? {})
  const response = await as('ANONIM', method, path, body, BEARER)
  if (method !== 'GET' && response.ok) await resetPeople(bindings())
  isChanged ||= method !== 'GET' && isLookedUp(endpoint, scope)
  return response
}

let turn = 0
/** What is open to everyone does not depend on the scope: with `FULL=1` it is called with each, otherwise with one in turn. */
function scopesFor(endpoint: string): TokenScope[] {
  turn += 1
  const isOpen = ACCESS[endpoint]?.role === 'ANONIM' && !process.env.FULL
  return TOKEN_SCOPES.filter((_, at) => !isOpen || at === turn % TOKEN_SCOPES.length)
}

test.each(Object.keys(ACCESS))('%s', async (endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ')
  for (const scope of scopesFor(endpoint)) {
    const response = await ask(endpoint, scope)
    const { status } = response
    const failure = `${scope}: ${status} ${response.ok ? '' : await response.clone().text()}`
    expect(status, failure).toBeLessThan(500)
    if (TOKEN_CALLS[scope].includes(endpoint)) {
      expect([401, 403, 404], failure).not.toContain(status)
      continue
    }
    if (ACCESS[endpoint]?.role !== 'ANONIM') {
      expect(status, failure).toBe(403)
      expect((await response.json()).code, failure).toBe('scope.insufficient')
      continue
    }
    // What is open to everyone and writes is done by people; what only reads does not look at the token.
    if (status !== 403 && method === 'GET') {
      const parameters = (await ACCESS[endpoint]?.path?.(bindings(), 'USER')) ?? {}
      const place = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '0')
      expect(status, failure).toBe((await as('ANONIM', method, place + (ACCESS[endpoint]?.query ?? ''))).status)
    }
  }
})

/** The tests below change rows of their own. */
async function status(bearer = BEARER): Promise<number> {
  isChanged = true
  return (await as('ANONIM', 'GET', PRODUCTS, undefined, bearer)).status
}

test('a token that was revoked, has expired, or is another one is refused at once', async () => {
  const { id } = await aToken(bindings())
  expect(await status()).toBe(200)
  expect(await status({ Authorization: `Bearer ${TOKEN.replace('t', 'u')}` })).toBe(401)
  expect(await status({ Authorization: `Bearer ${TOKEN}t` })).toBe(401)
  expect((await as('OWNER', 'DELETE', `/api/profile/company/api-tokens/${id}`)).status).toBe(204)
  expect(await status()).toBe(401)
  await aToken(bindings(), { expiresAt: Date.now() - 1 })
  expect(await status()).toBe(401)
})

test.each([
  ['whose maker is no owner any more', "UPDATE employees SET role = 'MANAGER' WHERE user = 4"],
  ['whose maker was disabled', "UPDATE employees SET status = 'disabled' WHERE user = 4"],
  ['whose maker has left', 'UPDATE employees SET deleted_at = 1 WHERE user = 4'],
  ['whose maker was blocked', 'UPDATE users SET blocked_at = 1 WHERE num = 4'],
  ['whose maker was erased', 'UPDATE users SET deleted_at = 1 WHERE num = 4'],
])('a token %s is refused at once', async (_, sql) => {
  await aToken(bindings())
  expect(await status()).toBe(200)
  await bindings().DB.exec(sql)
  expect(await status()).toBe(401)
})

test('a token of one organization reaches nothing of another', async () => {
  await aToken(bindings(), { scopes: ['goods.read', 'goods.write'] })
  const { data } = await (await as('FOREIGN_OWNER', 'GET', PRODUCTS)).json()
  const [{ id }] = data
  expect((await as('ANONIM', 'GET', `${PRODUCTS}/${id}`, undefined, BEARER)).status).toBe(404)
  expect((await as('ANONIM', 'PATCH', `${PRODUCTS}/${id}`, { moq: 2 }, BEARER)).status).toBe(404)
})

test('an operator who is an owner as well makes no tokens with an operator’s rights', async () => {
  await aToken(bindings(), { scopes: ['requests'] })
  variables.ADMIN_LOGINS = PEOPLE.OWNER.login
  expect((await as('ANONIM', 'GET', '/api/operator/people', undefined, BEARER)).status).toBe(403)
})

test('its last use is recorded, once a minute', async () => {
  const { id } = await aToken(bindings())
  const used = () => bindings().DB.prepare('SELECT used_at FROM api_tokens WHERE id = ?').bind(id).first('used_at')
  expect(await used()).toBeNull()
  await status()
  const first = Number(await used())
  expect(first).toBeGreaterThan(Date.now() - 60_000)
  await bindings().DB.prepare('UPDATE api_tokens SET used_at = used_at - 1000').run()
  await status()
  expect(await used()).toBe(first - 1000)
})

test('calls are limited by token, and a refusal says when to continue', async () => {
  delete variables.LIMITS
  await aToken(bindings())
  expect(await status()).toBe(200)
  await bindings().DB.prepare('UPDATE rate_counters SET n = 300').run()
  const refused = await as('ANONIM', 'GET', PRODUCTS, undefined, BEARER)
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  await bindings().DB.prepare('UPDATE rate_counters SET resets_at = 0').run()
  expect(await status()).toBe(200)
})
