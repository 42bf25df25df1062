import { expect, test } from 'vitest'
import { isPrivateRoute, routeNames, routes } from '../../domain/routes.ts'
import { isNeverCached, isPublicPage } from '../../web/sw/public-pages.ts'

test.each(routeNames)('%s: the service worker caches it as a public or as a personal page', (name) => {
  const path = routes[name].replace(':id', '0123456789abcdef').replace(':code', '84.81')
  expect(isPublicPage(`/ru${path}`)).toBe(!isPrivateRoute(name))
})

test.each(['/ru/profile/settings', '/ru/inquiry', '/catalog', '/ru/no/such/page'])('%s counts as personal', (path) =>
  expect(isPublicPage(path)).toBe(false),
)

test.each([
  ['/ru/auth/code', true],
  ['/auth', true],
  ['/zh/admin', true],
  ['/zh/profile', false],
  ['/en/authors', false],
])('%s is never cached: %s', (path, wanted) => expect(isNeverCached(path)).toBe(wanted))
