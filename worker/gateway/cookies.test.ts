import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { REFRESH_COOKIE } from '../../domain/contract/auth.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { ACCESS_COOKIE, clearSession, cookie, relayAuthCookie, setAccessCookie } from './cookies.ts'

const app = new Hono<EdgeEnv>().get('/', (c) => c.json([cookie(c, ACCESS_COOKIE), cookie(c, REFRESH_COOKIE)]))
/** Cookies of a signed-in person, with tokens of their own. */
app.get('/in/:who', async (c) => {
  await setAccessCookie(c, `head.body.${c.req.param('who').padStart(43, '-')}`, 60)
  relayAuthCookie(c, REFRESH_COOKIE, `id.0.${c.req.param('who').padStart(43, '+')}`)
  return c.body(null, 204)
})
app.get('/out', (c) => {
  clearSession(c)
  return c.body(null, 204)
})
const read = async (Cookie: string) => (await app.request('/', { headers: { Cookie } })).json()

test('a cookie that is sent once is read', async () => {
  expect(await read('theme=dark; access=a.b.c; refresh=r')).toEqual(['a.b.c', 'r'])
  expect(await read('xaccess=1; access-x=2; access=')).toEqual([null, null])
})

describe('cookie tossing', () => {
  test('a session cookie that came twice is ignored, whichever comes first', async () => {
    expect(await read('access=theirs; access=ours; refresh=r')).toEqual([null, 'r'])
    expect(await read('access=ours; refresh=ours;refresh=theirs;access=theirs')).toEqual([null, null])
    expect(await read('access="theirs"; access=ours')).toEqual([null, null])
  })

  test('the same value sent twice is read', async () => {
    expect(await read('access=ours; access=ours')).toEqual(['ours', null])
  })
})

describe('cookie tossing of a single cookie, where there is TLS', () => {
  const SHOP = 'https://shop.example'
  const ask = (path: string, Cookie: string) => app.request(SHOP + path, { headers: { Cookie } })
  const given = async (path: string) =>
    (await ask(path, '')).headers.getSetCookie().map((line) => ({ line, pair: line.split(';')[0] ?? '' }))
  const jar = (pairs: string[]) => pairs.join('; ')
  const ownOf = async (Cookie: string) => (await ask('/', Cookie)).json()

  test('a session has companion cookies that a neighbouring host cannot set', async () => {
    const seals = (await given('/in/anna')).filter(({ line }) => line.startsWith('__Host-'))
    expect(seals.map(({ line }) => line.split('=')[0])).toEqual(['__Host-access', '__Host-refresh'])
    for (const { line } of seals) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('a session without its companion cookies, or with those of another person, is ignored', async () => {
    const pairsOf = async (who: string) => (await given(`/in/${who}`)).map(({ pair }) => pair)
    const own = await pairsOf('anna')
    const theirs = await pairsOf('mallory')
    const [access, refresh] = await ownOf(jar(own))
    expect([access, refresh]).toEqual([expect.stringContaining('anna'), expect.stringContaining('anna')])
    const tossed = theirs.filter((pair) => !pair.startsWith('__Host-'))
    const seals = own.filter((pair) => pair.startsWith('__Host-'))
    expect(await ownOf(jar(tossed))).toEqual([null, null])
    expect(await ownOf(jar([...tossed, ...seals]))).toEqual([null, null])
  })

  test('signing out deletes the companion cookies', async () => {
    const lines = (await given('/out')).map(({ line }) => line)
    for (const name of ['__Host-access', '__Host-refresh'])
      expect(lines).toContain(`${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`)
  })
})
