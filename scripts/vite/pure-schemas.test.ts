import { expect, test } from 'vitest'
import { withPureSchemas } from './pure-schemas.ts'

test.each([
  ['const A = v.object({ id: v.string() })', 'const A = /* @__PURE__ */ v.object({ id: /* @__PURE__ */ v.string() })'],
  ['v.parse(A, x)', 'v.parse(A, x)'],
  ['const isA = (x) => v.is(A, x)', 'const isA = (x) => v.is(A, x)'],
  ['env.object(1)', 'env.object(1)'],
  ["const A = Line('v.object(')", "const A = /* @__PURE__ */ Line('v.object(')"],
  ['const A = /x(y)/', 'const A = /x(y)/'],
])('%s', (code, expected) => expect(withPureSchemas(code)).toBe(expected))
