import { expect, test } from 'vitest'
import { href, routeNames } from '../../web/routes.ts'
import { isNeverKept, isPublicPage } from '../../web/sw/public-pages.ts'
import { isPublicRoute } from './route-rules.ts'

const ID = '0123456789abcdef'

test.each(routeNames)('%s: the service worker keeps it as what it is', (name) => {
  const { pathname } = new URL(href(name, 'ru', { id: name.endsWith('Code') ? '84.81' : ID }), 'https://kontor.example')
  expect(isPublicPage(pathname)).toBe(isPublicRoute(name))
})

test.each(['/ru/profile/settings', '/ru/inquiry', '/catalog', '/ru/no/such/page'])('%s may be a person’s', (path) =>
  expect(isPublicPage(path)).toBe(false),
)

test.each([
  ['/ru/auth/code', true],
  ['/auth', true],
  ['/zh/admin', true],
  ['/zh/profile', false],
  ['/en/authors', false],
])('%s: never kept %s', (path, wanted) => expect(isNeverKept(path)).toBe(wanted))
