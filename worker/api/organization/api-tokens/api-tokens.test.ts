import { beforeEach, expect, test } from 'vitest'
import { MAX_API_TOKENS } from '../../../../domain/limits.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'

const { as, bindings, variables } = servePeople()
const TOKENS = '/api/profile/company/api-tokens'
const NEW = { name: '1C', scopes: ['goods.read'], days: 30 }

beforeEach(() => {
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
})

const make = async (more: Record<string, string> = {}, body: object = NEW) => as('OWNER', 'POST', TOKENS, body, more)

test('a token is shown once, works, and is stored as a hash alone', async () => {
  const { data } = await (await make()).json()
  expect(data.token).toMatch(/^kontor_[\w-]{43}$/)
  const bearer = { Authorization: `Bearer ${data.token}` }
  expect((await as('ANONIM', 'GET', '/api/profile/company/products', undefined, bearer)).status).toBe(200)
  const list = await (await as('OWNER', 'GET', TOKENS)).text()
  expect(list).not.toContain(data.token)
  expect(JSON.parse(list).data).toMatchObject([
    { id: data.id, name: '1C', scopes: ['goods.read'], ending: data.token.slice(-4), madeBy: 'OWNER' },
  ])
  const { results } = await bindings().DB.prepare('SELECT * FROM api_tokens').all()
  expect(JSON.stringify(results)).not.toContain(data.token.slice(7))
})

test('the same press again gives the same token, and what is stored for that has none', async () => {
  const once = { 'Idempotency-Key': crypto.randomUUID() }
  const [first, second] = await Promise.all([make(once), make(once)])
  const third = await make(once)
  const tokens = await Promise.all([first, second, third].map(async (one) => (await one.json()).data.token))
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).toMatch(/^kontor_/)
  expect(third.headers.get('Cache-Control')).toBe('no-store')
  const { results } = await bindings().DB.prepare('SELECT * FROM idempotency').all()
  expect(results).toHaveLength(1)
  expect(JSON.stringify(results)).not.toContain(tokens[0].slice(7))
  expect(await bindings().DB.prepare('SELECT count(*) AS n FROM api_tokens').first('n')).toBe(1)
})

test('every owner is notified of it', async () => {
  await make()
  const { results } = await bindings()
    .DB.prepare("SELECT channel, email ->> '$.name' AS name FROM notices ORDER BY channel")
    .all()
  expect(results).toEqual([
    { channel: 'email', name: 'tokenMade' },
    { channel: 'site', name: 'tokenMade' },
  ])
})

test.each([
  [{ ...NEW, scopes: [] }, 'scopes'],
  [{ ...NEW, scopes: ['everything'] }, 'scopes.0'],
  [{ ...NEW, days: 100_000 }, 'days'],
  [{ ...NEW, name: ' ' }, 'name'],
])('%j is refused at %s', async (body, path) => {
  const response = await make({}, body)
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toMatchObject([{ path }])
})

test('an organization has a limited number of tokens; expired ones do not count', async () => {
  const { DB } = bindings()
  await make()
  await DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_API_TOKENS - 1})
      INSERT INTO api_tokens (id, company, user, name, scopes, hash, ending, created_at, expires_at)
      SELECT 't' || i, company, user, name, scopes, 'h' || i, ending, created_at, expires_at FROM n, api_tokens`,
  ).run()
  const refused = await make()
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'tokens.too-many'])
  await DB.prepare("UPDATE api_tokens SET expires_at = 1 WHERE id = 't1'").run()
  expect((await make()).status).toBe(201)
})
