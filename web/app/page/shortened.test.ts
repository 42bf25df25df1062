import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each([
  ['short enough', 12, 'short enough'],
  ['ball valve, flanged', 13, 'ball valve…'],
  ['ball valve — steel', 14, 'ball valve…'],
  ['板式平焊法兰批发价格', 6, '板式平焊法…'],
])('"%s" in %i characters is "%s"', (text, longest, expected) => {
  expect(shortened(text, longest)).toBe(expected)
  expect(shortened(text, longest).length).toBeLessThanOrEqual(longest)
})
