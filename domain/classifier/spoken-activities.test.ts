import { expect, test } from 'vitest'
import { inClassifierWords } from './spoken-activities.ts'

test.each([
  ['furniture making', 'furniture manufacture'],
  ['fixes pumps and compressors', 'repair pumps and compressors'],
  ['чиним холодильники', 'ремонт холодильники'],
  ['trucking firm own lorries', null],
  ['furniture', null],
])('%s is read as %s', (typed, expected) => {
  expect(inClassifierWords(typed.split(' '))?.join(' ') ?? null).toBe(expected)
})
