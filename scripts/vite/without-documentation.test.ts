import { expect, test } from 'vitest'
import { withoutDocumentation } from './without-documentation.ts'

test.each([
  [
    "routes.get('/', describeGet(TAG, 'All', List), requires('a'), (c) => c.json(1))",
    "routes.get('/', requires('a'), (c) => c.json(1))",
  ],
  ["v.object({ id: v.pipe(v.string(), v.description('Ours')) })", 'v.object({ id: v.pipe(v.string()) })'],
  [
    "v.pipe(v.object({ at: v.pipe(v.string(), v.examples(['1'])) }), v.examples([{ at: '1' }]))",
    'v.pipe(v.object({ at: v.pipe(v.string()) }))',
  ],
  ["app.use(describeGet('a', 'b'), next)", 'app.use(next)'],
  ["v.pipe(v.string(), v.description('Of two'), v.transform(Number))", 'v.pipe(v.string(), v.transform(Number))'],
])('%s', (code, expected) => {
  expect(withoutDocumentation(code)).toBe(expected)
})

test('the lines of what is left keep their numbers', () => {
  const code = "a(\n  describeWrite(\n    'x',\n  ),\n  handler,\n)\nthrow new Error('line 7')"
  expect(withoutDocumentation(code)?.split('\n').indexOf("throw new Error('line 7')")).toBe(6)
})

test.each([
  'describe("a test", () => {})',
  'const page = describePage(url)',
  "v.pipe(v.string(), v.check(isDescribed, 'examples'))",
])('%s stays', (code) => expect(withoutDocumentation(code)).toBeNull())
