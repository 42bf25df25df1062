/** Attackers' markup and scripts in a request, shown again in its response (docs/security.md): none of them may run. */
import { expect, test } from 'vitest'
import { dangers } from '../fixtures/attacks/dangers.ts'
import { MARK, MARKUP } from '../fixtures/attacks/payloads.ts'
import { expectHarmless } from './expect-harmless.ts'
import { logged, ownOrigin, request, samples, shareSite } from './site.ts'

shareSite()

const PARAMETERS = [
  '/search?q=',
  '/catalog?q=',
  '/catalog?tnved=',
  '/catalog?sort=',
  '/catalog?view=',
  '/catalog?page=',
  '/suppliers?q=',
  '/suppliers?city=',
  '/services/company?city=',
  '/press_center?tag=',
  '/okved?q=',
  '/tnved?code=',
  '/auth?next=',
  '/inquiry?product=',
  '/compare?ids=',
  '/compare?quantity=',
  '/talp?sent=',
  '/',
  '/catalog/',
  '/product/',
  '/tnved/',
]
/** Every payload goes through some parameter; `npm run test:full` sends each through every parameter. */
const EVERY = process.env.FULL ? 1 : 16
const cases = PARAMETERS.map((place, at) => ({ place, some: MARKUP.filter((_, n) => n % EVERY === at % EVERY) }))

test.each(cases)('through $place', async ({ place, some }) => {
  for (const payload of some) await expectHarmless(`/ru${place}${encodeURIComponent(payload)}`)
})

/** Plain forms that need no session, with the fields whose texts they show again. */
const FORMS: [path: string, fields: string[]][] = [
  ['/ru/auth', ['login', 'next']],
  ['/ru/talp', ['message', 'name', 'organization', 'email', 'phone']],
  ['/ru/inquiry', ['product', 'supplier', 'quantity', 'message', 'name', 'organization', 'email', 'phone']],
]
test.each(FORMS)('through every field of the form %s', async (path, fields) => {
  const { product } = await samples()
  for (const [at, payload] of MARKUP.entries()) {
    if (at % EVERY !== 0) continue
    const values = { ...Object.fromEntries(fields.map((name) => [name, payload])), product: product.id }
    const body = new URLSearchParams(values).toString()
    const response = await request(path, { Origin: ownOrigin() }, 'POST', body)
    expect([303, 422], payload).toContain(response.status)
    // Signing in redirects to its form, with what was typed in a cookie.
    const Cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const shown = response.status === 422 ? response : await request(response.headers.get('Location') ?? '', { Cookie })
    const html = await shown.text()
    expect(html, payload).toContain(MARK)
    expect(dangers(html), payload).toEqual([])
  }
})

test('through API responses, which are never pages', async () => {
  for (const payload of MARKUP.slice(0, 20)) {
    const response = await request(`/api/products/${encodeURIComponent(payload)}?q=${encodeURIComponent(payload)}`)
    expect(response.headers.get('Content-Type')).toMatch(/json/)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})

test('no request above caused an unexpected error', () =>
  expect(logged().filter((line) => /unexpected|SQLITE|TypeError/i.test(line))).toEqual([]))
