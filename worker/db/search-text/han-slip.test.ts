import { expect, test } from 'vitest'
import { slipOf } from './han-slip.ts'

const NAMES = ['不锈钢管', '逆止阀', '三相异步']

test.each([
  ['不绣钢管', '不锈钢管'],
  ['三向异步', '三相异步'],
  // 截止 is a word, and a globe valve no check valve.
  ['截止阀', undefined],
  ['不锈钢管', undefined],
  ['球阀', undefined],
])('%s is %s with a character wrong', (typed, expected) => {
  expect(slipOf(typed, NAMES)).toBe(expected)
})
