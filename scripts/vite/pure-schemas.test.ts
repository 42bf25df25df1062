import { expect, test } from 'vitest'
import { withPureSchemas } from './pure-schemas.ts'

test.each([
  ['const A = v.object({ id: v.string() })', 'const A = /* @__PURE__ */ v.object({ id: /* @__PURE__ */ v.string() })'],
  ['v.parse(A, x)', 'v.parse(A, x)'],
  ['const isA = (x) => v.is(A, x)', 'const isA = (x) => v.is(A, x)'],
  ['env.object(1)', 'env.object(1)'],
  ["description('v.object(')", "description('v.object(')"],
])('%s', (code, expected) => expect(withPureSchemas(code)).toBe(expected))
