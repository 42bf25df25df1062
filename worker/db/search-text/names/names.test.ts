import { expect, test } from 'vitest'
import { directedLines, lines, sides } from '../term-names.ts'
import { NAMES } from './names.ts'

const twice = (names: string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at)

test('a line has each name once, on one side', () => {
  const found = directedLines(NAMES.everyday)
  expect(found.filter((line) => line.asked.includes('') || line.found.includes(''))).toEqual([])
  expect(found.flatMap(({ asked }) => twice(asked))).toEqual([])
  expect([...lines(NAMES.synonyms), ...lines(NAMES.slang)].flatMap((line) => twice(sides(line)))).toEqual([])
})

test('what finds the same is in one line', () => {
  const rights = directedLines(NAMES.everyday).map(({ found }) => found.toSorted().join(' = '))
  expect(twice(rights)).toEqual([])
})
