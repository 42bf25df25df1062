import { expect, test } from 'vitest'
import { isDoubtful } from './corrections.ts'

test.each([
  ['big', 'bag'],
  ['weather', 'leather'],
  ['мыло', 'mill'],
  ['torch', 'торца'],
])('%s is rather another word than %s', (from, to) => {
  expect(isDoubtful(from, to)).toBe(true)
})

test.each([
  ['klapana', 'клапана'],
  ['vavle', 'valve'],
  ['подшибник', 'подшипник'],
])('%s is %s misspelt, or in other letters', (from, to) => {
  expect(isDoubtful(from, to)).toBe(false)
})
