import { expect, test } from 'vitest'
import { withoutBodies } from './browser-only.ts'

test('functions of browsers keep their names in the worker, and nothing else', () => {
  const code =
    "import { a } from './a.js'\nfunction own() {}\nexport function one(b) {\n  a(b)\n}\nexport async function two() {}\n"
  expect(withoutBodies(code, 'x.browser.ts')).toBe('export function one() {}\nexport function two() {}')
})

test.each(['export const one = 1', 'const one = 1'])('%s has no function to keep', (code) => {
  expect(() => withoutBodies(code, 'x.browser.ts')).toThrow('x.browser.ts')
})
