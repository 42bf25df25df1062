import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('in production React has one function for elements with one child and with several', () => {
  const runtime = createRequire(import.meta.url)('../../node_modules/react/cjs/react-jsx-runtime.production.js')
  expect(runtime.jsx).toBeTypeOf('function')
  expect(runtime.jsxs).toBe(runtime.jsx)
  expect(Object.keys(runtime).sort()).toEqual(['Fragment', 'jsx', 'jsxs'])
})
