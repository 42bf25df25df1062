import { expect, test } from 'vitest'
import { chosenIds } from './chosen.ts'

const a = 'a'.repeat(16)
const b = 'b'.repeat(16)
const c = 'c'.repeat(16)
const d = 'd'.repeat(16)
const e = 'e'.repeat(16)

test('two to four products can be compared', () => {
  expect(chosenIds(`${a},${b}`)).toEqual([a, b])
  expect(chosenIds(`${a},${b},${c},${d}`)).toEqual([a, b, c, d])
})

test.each(['', a, `${a},`, `${a},${a}`, `${a},${b},${c},${d},${e}`, `${a} ${b}`, `${a},../api`])(
  '%j is no comparison',
  (text) => expect(chosenIds(text)).toBeNull(),
)
