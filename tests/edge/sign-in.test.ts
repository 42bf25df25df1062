import { describe, expect, test } from 'vitest'
import { codeIn } from '../fixtures/code-in.ts'
import { storeCookies } from '../fixtures/store-cookies.ts'
import { BROWSER, ownOrigin, request, shareSite } from './site.ts'

shareSite()

/** A browser with script off: it stores cookies, posts forms and follows redirects. */
function openPlain() {
  const cookies = new Map<string, string>()
  const jar = () => ({ Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await request(path, { ...jar(), ...headers })
    storeCookies(cookies, response.headers.getSetCookie())
    return response
  }
  async function post(path: string, fields: Record<string, string>, Origin = ownOrigin()) {
    const response = await request(path, { ...jar(), Origin }, 'POST', new URLSearchParams(fields).toString())
    storeCookies(cookies, response.headers.getSetCookie())
    return { status: response.status, place: response.headers.get('Location'), answer: response }
  }
  return { get, post, cookies }
}

async function codeSentTo(login: string): Promise<string> {
  const response = await request(`/dev/outbox?to=${encodeURIComponent(login)}`)
  const { data }: { data: { body: string }[] } = JSON.parse(await response.text())
  return codeIn(data)
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a new visitor registers with plain forms, signs out, and returns to the requested page after signing in again', async () => {
  const { get, post, cookies } = openPlain()
  const login = 'plain@people.example'
  const profile = await get('/ru/profile/settings')
  expect(profile.status).toBe(303)
  expect(profile.headers.get('Location')).toBe('/ru/auth?next=%2Fru%2Fprofile%2Fsettings')
  expect((await post('/ru/auth', { login: ' Plain@People.example ' })).place).toBe('/ru/auth/code')
  expect(await (await get('/ru/auth/code')).text()).toContain(login)
  const code = await codeSentTo(login)
  expect((await post('/ru/auth/code', { code: wrong(code) })).place).toBe('/ru/auth/code')
  expect(await (await get('/ru/auth/code')).text()).toContain('Неверный код. Осталось 4 попытки')
  expect((await post('/ru/auth/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).place).toBe(
    '/ru/auth/registration',
  )
  // The two consents are separate: neither checkbox replaces the other, and all missing ones are reported at once.
  for (const [ticked, faults] of [
    [{}, ['id="acceptTerms-fault"', 'id="consent-fault"']],
    [{ acceptTerms: 'on' }, ['id="consent-fault"']],
  ] as const) {
    expect((await post('/ru/auth/registration', { name: 'Ирина', ...ticked })).place).toBe('/ru/auth/registration')
    const refused = await (await get('/ru/auth/registration')).text()
    for (const fault of faults) expect(refused).toContain(fault)
    expect(refused).toContain('value="Ирина"')
  }
  expect((await post('/ru/auth/registration', { name: 'Ирина', acceptTerms: 'on', consent: 'on' })).place).toBe(
    '/ru/profile',
  )
  expect([...cookies.keys()]).toEqual(expect.arrayContaining(['access', 'refresh', 'session']))
  expect(cookies.has('sign-in')).toBe(false)
  expect(await (await get('/ru/profile/settings')).text()).toContain('Ирина')
  expect((await post('/ru/auth/sign-out', {})).place).toBe('/ru')
  for (const name of ['access', 'refresh', 'session']) expect(cookies.has(name), name).toBe(false)
})

describe('guards', () => {
  test.each(['/en/auth/code', '/en/auth/registration'])(
    '%s leads to the beginning when none was made',
    async (path) => {
      const response = await request(path)
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/en/auth'])
      const payload = JSON.parse(await (await request(`${path}/_payload.json`)).text())
      expect(payload.redirect).toBe('/en/auth')
    },
  )

  test('signing in without a language prefix redirects to the visitor’s language', async () => {
    const response = await request('/auth?next=%2Fzh', { Cookie: 'locale=zh' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/zh/auth?next=%2Fzh'])
  })

  test('a cookie of an unknown session leads to signing in, and is deleted', async () => {
    const response = await request('/en/profile/settings', { Cookie: 'access=nonsense; session=1' })
    expect(response.headers.get('Location')).toBe('/en/auth?next=%2Fen%2Fprofile%2Fsettings&ended=1')
    expect(response.headers.getSetCookie().join()).toMatch(/access=;/)
  })

  test('the sign-in form says that a session has ended only to a visitor whose session has ended, not after signing out or on a first visit', async () => {
    const hasMessage = async (path: string, Cookie: string) => {
      const place = (await request(path, { Cookie })).headers.get('Location') ?? ''
      return (await (await request(place)).text()).includes('You have been signed out. Sign in again')
    }
    const path = '/en/profile/settings'
    for (const cookie of ['refresh=nonsense', 'session=1', 'owner=1'])
      expect(await hasMessage(path, cookie), cookie).toBe(true)
    expect(await hasMessage(path, 'locale=en')).toBe(false)
  })

  test('an expired access token is refreshed before the page', async () => {
    const { get, post, cookies } = openPlain()
    const login = 'again@people.example'
    await post('/en/auth', { login })
    await post('/en/auth/code', { code: await codeSentTo(login) })
    await post('/en/auth/registration', { name: 'Ann', acceptTerms: 'on', consent: 'on' })
    cookies.delete('access')
    const response = await get('/en/profile/settings')
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/en/profile/settings'])
    expect(await (await get('/en/profile/settings')).text()).toContain(login)
    cookies.delete('access')
    const place = (await get('/en/profile/settings/_payload.json')).headers.get('Location')
    expect(place).toBe('/en/profile/settings/_payload.json')
  })
})

test('these pages are neither cached nor indexed', async () => {
  const response = await request('/zh/auth')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).toContain('content="noindex, follow"')
  expect(await (await request('/sitemaps/en/pages.xml')).text()).not.toMatch(/auth|profile/)
})

test('a form from another site, or without an origin, does nothing', async () => {
  const { post, cookies } = openPlain()
  for (const origin of ['https://evil.example', 'null'])
    expect((await post('/en/auth', { login: 'a@b.example' }, origin)).status).toBe(403)
  const bare = await request('/en/auth', { 'User-Agent': BROWSER }, 'POST')
  expect(bare.status).toBe(403)
  expect(cookies.size).toBe(0)
})

test.each(['//evil.example', 'https://evil.example/en', '/\\evil.example', '/api/profile'])(
  'next=%s does not lead away from the site',
  async (next) => {
    const { post, cookies } = openPlain()
    await post('/en/auth', { login: `to${next.length}@people.example`, next })
    expect(decodeURIComponent(cookies.get('sign-in') ?? '')).toContain('"next":null')
  },
)
