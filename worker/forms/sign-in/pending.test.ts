import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../../edge-env.ts'
import { deletePending, readPending, savePending } from './pending.ts'

const PENDING = { step: 'registration', login: 'a@b.example', next: null, resendAt: 0, registrationToken: 'x' } as const

const app = new Hono<EdgeEnv>().get('/', (c) => c.json(readPending(c)))
app.get('/begin', (c) => {
  savePending(c, PENDING)
  return c.body(null, 204)
})
app.get('/end', (c) => {
  deletePending(c)
  return c.body(null, 204)
})
const begin = async (site: string) =>
  (await app.request(`${site}/begin`)).headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? []
const read = async (site: string, Cookie: string) => (await app.request(`${site}/`, { headers: { Cookie } })).json()

test('a sign-in that a neighbouring host has set is ignored, so that no visitor finishes somebody else’s registration', async () => {
  const [name, value] = await begin('https://shop.example')
  expect(name).toBe('__Host-sign-in')
  expect(await read('https://shop.example', `${name}=${value}`)).toEqual(PENDING)
  expect(await read('https://shop.example', `sign-in=${value}`)).toBeNull()
})

test('on a developer’s own machine, without TLS, the cookie has a name that browsers accept there', async () => {
  const [name, value] = await begin('http://localhost')
  expect(name).toBe('sign-in')
  expect(await read('http://localhost', `${name}=${value}`)).toEqual(PENDING)
})

test('the cookie is deleted under the name with which it was set', async () => {
  const [name, value] = await begin('https://shop.example')
  const ended = await app.request('https://shop.example/end', { headers: { Cookie: `${name}=${value}` } })
  expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sign-in=; Max-Age=0;/)])
})
