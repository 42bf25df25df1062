import { expect, test } from 'vitest'
import { ids } from '../../../../tests/fixtures/api.ts'
import { sessionId } from '../../../../tests/fixtures/people.ts'
import { OTHER_DEVICE, serveSignIn } from '../../../../tests/fixtures/sign-in.ts'

const { as, signIn, refresh, profile } = serveSignIn()

const asToken = (token: string, method: string, path = '') =>
  as('ANONIM', method, `/api/profile/sessions${path}`, undefined, { Authorization: `Bearer ${token}` })

test('each device is listed, and the requesting one is marked', async () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
  const { accessToken } = await signIn(undefined, { 'User-Agent': agent })
  const { data } = await (await asToken(accessToken, 'GET')).json()
  expect(data).toHaveLength(2)
  expect(data.find((one: { current: boolean }) => one.current)).toMatchObject({ agent, createdAt: expect.any(String) })
  expect(ids(data)).toContain(sessionId('USER'))
})

test('ending a session invalidates its access and refresh tokens', async () => {
  const lost = await signIn()
  const here = await signIn(undefined, OTHER_DEVICE)
  const { data } = await (await asToken(lost.accessToken, 'GET')).json()
  const { id } = data.find((one: { current: boolean }) => one.current)
  expect((await asToken(here.accessToken, 'DELETE', `/${id}`)).status).toBe(204)
  expect((await profile(lost.accessToken)).status).toBe(401)
  expect((await refresh(lost.cookie)).status).toBe(401)
  expect((await profile(here.accessToken)).status).toBe(200)
  expect((await asToken(here.accessToken, 'DELETE', `/${id}`)).status).toBe(404)
})

test('all sessions but the requesting one can be ended at once', async () => {
  const others = [await signIn(), await signIn()]
  const here = await signIn()
  expect((await asToken(here.accessToken, 'DELETE')).status).toBe(204)
  for (const { accessToken } of others) expect((await profile(accessToken)).status).toBe(401)
  expect((await (await asToken(here.accessToken, 'GET')).json()).data).toHaveLength(1)
})

test('another user’s session is not found', async () => {
  expect((await as('USER', 'DELETE', `/api/profile/sessions/${sessionId('OWNER')}`)).status).toBe(404)
  expect((await as('OWNER', 'GET', '/api/profile')).status).toBe(200)
})
