import { expect, test } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

test.each(['/ru/profile/settings', '/en/catalog?country=CN&page=2', '/favorites', '/zh'])(
  '%s is a screen of this site',
  (path) => expect(safeReturnPath(path)).toBe(path),
)

test.each([
  undefined,
  '',
  'catalog',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/en/..//evil.example',
  'https://evil.example/en',
  'javascript:alert(1)',
  '/api/auth/logout',
  '/en/no/such/page',
  '/en/auth',
  '/ru/auth/code',
  `/en/search?q=${'x'.repeat(200)}`,
])('%j is refused', (text) => expect(safeReturnPath(text)).toBeNull())
