import { expect, test } from 'vitest'
import { bearingTerm } from './bearing-numbers.ts'
import { searchTerms } from './query-terms.ts'

test.each([
  ['180205', '6205 2rs'],
  ['80205', '6205 zz'],
  ['160306', '6306 2rs'],
  ['180100', '6000 2rs'],
  ['80018', '608 zz'],
  ['180026', '626 2rs'],
  ['6205-2rs', '6205 2rs'],
  ['62052rs', '6205 2rs'],
  ['6205-2rs1', '6205 2rs'],
])('%s is the bearing %s', (word, bearing) => {
  const term = bearingTerm(word)
  expect(term?.typed).toBe(bearing)
  expect(term?.forms).toContain(bearing)
  expect(term?.subterms?.map(({ typed }) => typed)).toEqual(bearing.split(' '))
})

test.each(['6205', '205', '180905', '8020', '1802050000', 'm12rs', '50zz'])('%s has no seals', (word) => {
  expect(bearingTerm(word)).toBeNull()
})

test.each([
  ['подшипник 205', '6205'],
  ['подшипник 1000912', '61912'],
  ['подшипник 7510', '32210'],
  ['подшипник 27312', '31312'],
  ['подшипник 2007108', '32008'],
])('%s is also found as %s', (q, number) => {
  expect(searchTerms(q).at(-1)?.forms).toContain(number)
})

test('a number of three digits is a bearing only where one is named', () => {
  expect(searchTerms('труба 108').at(-1)?.forms).not.toContain('6008')
})

test('seals may be named in words, and be separated from the number', () => {
  for (const q of ['6205 2rs', '6205-2rs', 'подшипник 180205']) {
    const terms = searchTerms(q).flatMap((term) => term.subterms ?? [term])
    expect(terms.map(({ typed }) => typed)).toEqual(expect.arrayContaining(['6205', '2rs']))
  }
  for (const q of ['подшипник 6205 с уплотнениями', 'bearing 6205 sealed', '轴承 6205 带密封']) {
    expect(
      searchTerms(q).some(({ synonyms = [] }) => synonyms.flat().includes('2rs') || synonyms.flat().includes('rs')),
    ).toBe(true)
  }
})
