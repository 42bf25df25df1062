import { expect, test } from 'vitest'
import { chosenIds } from './chosen.ts'

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(16))

test('two to four products are compared', () => {
  expect(chosenIds(`${a},${b}`)).toEqual([a, b])
  expect(chosenIds(`${a},${b},${c},${d}`)).toEqual([a, b, c, d])
})

test.each(['', a, `${a},`, `${a},${a}`, `${a},${b},${c},${d},${e}`, `${a} ${b}`, `${a},../api`])('not %j', (text) =>
  expect(chosenIds(text ?? '')).toBeNull(),
)
