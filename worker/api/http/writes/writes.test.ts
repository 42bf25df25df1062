import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { asPerson, type PersonName } from '../../../../tests/fixtures/people.ts'
import { requires } from '../access/requires.ts'
import type { ApiEnv } from '../api-env.ts'
import { AppError, problem } from '../problem.ts'
import { commit } from './commit.ts'
import { refuseUnless } from './refusal.ts'
import { unchanged, versionTag } from './version.ts'

const { bindings } = servePeople()
const version = sql`(SELECT version FROM users WHERE num = 1)`

let tries = 0
const app = new Hono<ApiEnv>()
  .post('/notes', requires('account.edit'), async (c) => {
    const { text } = await c.req.json()
    tries++
    return commit(
      c,
      [
        sql`INSERT INTO outbox (channel, recipient, subject, body, created_at) VALUES ('sms', '', '', ${text}, 0)`,
        refuseUnless(sql`${text} <> 'refused'`, new AppError('inquiry.answered', 409)),
      ],
      { status: 201, body: { data: { note: text, number: tries } }, headers: { Location: `/notes/${tries}` } },
    )
  })
  .patch('/name', requires('account.edit'), async (c) => {
    const edit = sql`UPDATE users SET name = 'new', version = version + 1 WHERE num = 1`
    return commit(c, [...unchanged(c, version), edit], { status: 200, body: { data: null } })
  })
  .onError((error, c) => {
    if (error instanceof AppError) return problem(c, error)
    throw error
  })

async function send(method: string, path: string, body: unknown, headers = {}, name: PersonName = 'USER') {
  const all = { 'Content-Type': 'application/json', ...(await asPerson(name)), ...headers }
  return app.request(path, { method, headers: all, body: JSON.stringify(body) }, bindings())
}
const note = (text: string, key?: string, name?: PersonName) =>
  send('POST', '/notes', { text }, key ? { 'Idempotency-Key': key } : {}, name)
const notes = async () => {
  const { results } = await bindings().DB.prepare('SELECT body FROM outbox ORDER BY num').all<{ body: string }>()
  return results.map(({ body }) => body)
}
const KEY = '0192f0c1-7b7e-7000-8000-000000000001'

test('the same key gives the same response and writes once', async () => {
  const first = await note('a', KEY)
  const again = await note('a', KEY)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(await again.json()).toEqual(await first.json())
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
  expect(again.headers.get('Cache-Control')).toBe('no-store')
  expect(await notes()).toEqual(['a'])
})

test('concurrent requests with the same key write once', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => note('at once', KEY)))
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(bodies).size).toBe(1)
  expect(new Set(responses.map((response) => response.headers.get('Location'))).size).toBe(1)
  expect(await notes()).toEqual(['at once'])
})

test('without a key every request writes', async () => {
  await note('a')
  await note('a')
  expect(await notes()).toEqual(['a', 'a'])
})

test('a key of one user does not give another user its response', async () => {
  await note('a', KEY, 'USER')
  await note('b', KEY, 'OWNER')
  expect(await notes()).toEqual(['a', 'b'])
})

test('a key that came with another request is refused', async () => {
  await note('a', KEY)
  const response = await note('b', KEY)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'idempotency-key.reused' })
  expect(await notes()).toEqual(['a'])
})

test.each(['short', 'with space in the middle', 'x'.repeat(201)])('a malformed key is refused: %s', async (key) => {
  const response = await note('a', key)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'idempotency-key.invalid' })
})

test('a refused write does not store its key', async () => {
  const response = await note('refused', KEY)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'inquiry.answered' })
  expect(await notes()).toEqual([])
  expect((await note('after all', KEY)).status).toBe(201)
})

test('an edit must name the current version', async () => {
  const edit = (tag?: string) => send('PATCH', '/name', {}, tag ? { 'If-Match': tag } : {})
  expect((await edit(versionTag(1))).status).toBe(200)
  const late = await edit(versionTag(1))
  expect(late.status).toBe(412)
  expect(late.headers.get('ETag')).toBe(versionTag(2))
  expect(await late.json()).toMatchObject({ code: 'version.outdated', version: 2 })
  expect((await edit('W/"2"')).status).toBe(200)
  expect((await edit('"nonsense"')).status).toBe(412)
  expect((await edit('*')).status).toBe(200)
  expect((await edit()).status).toBe(200)
})

test('of two concurrent edits of one version, one succeeds', async () => {
  const responses = await Promise.all([1, 2, 3, 4].map(() => send('PATCH', '/name', {}, { 'If-Match': versionTag(1) })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
})
