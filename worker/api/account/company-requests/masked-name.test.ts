import { expect, test } from 'vitest'
import { maskedName } from './masked-name.ts'

test.each([
  ['Анна Петрова', 'А••• П•••'],
  ['李伟', '李•••'],
  [' 𠮷田 ', '𠮷•••'],
  ['', ''],
])('of %j only the initials are shown', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
