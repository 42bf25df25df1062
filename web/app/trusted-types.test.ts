import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trusted } from './trusted-types.ts'

beforeEach(() => void vi.stubEnv('DEV', false))
afterEach(() => void vi.unstubAllEnvs())

test.each(['/sw.js', '/assets/entry.client-Bx1_2y.js'])('%s is an allowed script', (address) =>
  expect(trusted.createScriptURL(address)).toBe(address),
)

test.each([
  'https://evil.example/assets/x.js',
  '//evil.example/sw.js',
  '/assets/../api/files/common/x.js',
  '/assets/x/y.js',
  '/api/files/common/0000000000000000',
  'data:text/javascript,x',
  'javascript:x',
  '/sw.js?x=//evil.example',
  '',
])('%j is refused: no script is loaded from there', (address) => expect(trusted.createScriptURL(address)).toBe(''))
