import { expect, test } from 'vitest'
import { isBareUnit } from './bare-unit.ts'

test.each(['мм', 'kW', 'квт', 'ду', 'Ру', 'DN', 'pn', 'бар'])('%s is a unit without its number', (word) => {
  expect(isBareUnit(word.toLowerCase())).toBe(true)
})

test.each(['кран', 'dnc', 'ручной', 'pump', 'd'])('%s is a word', (word) => {
  expect(isBareUnit(word)).toBe(false)
})
