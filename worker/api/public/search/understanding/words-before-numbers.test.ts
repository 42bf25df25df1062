import { expect, test } from 'vitest'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { areSizesOfThing, isSeries, withWords } from './words-before-numbers.ts'

const of = (q: string) => ({ terms: searchTerms(q) })

test.each([
  ['1.5 мм 3 мм', 'лист нержавеющий', true],
  ['1.5毫米', '不锈钢板', true],
  ['2 kW 10 bar', 'fan', true],
  ['лист 3 мм', 'нержавеющий', false],
  ['6205', 'подшипник', false],
  ['M8x40', 'bolt', false],
  ['1.5 мм', '3 мм', false],
])('%j of a query with %j, too, are sizes of a thing alone: %j', (kept, lost, expected) => {
  expect(areSizesOfThing(searchTerms(kept), searchTerms(lost))).toBe(expected)
})

test('selections of sizes alone are none where others have words', () => {
  const all = searchTerms('лист нержавеющий 1.5 мм 3 мм')
  const sizes = of('1.5 мм 3 мм')
  const sheet = of('лист 3 мм')
  expect(withWords([sizes, sheet], all)).toEqual([sheet])
  expect(withWords([sizes], all)).toEqual([sizes])
  expect(withWords([sizes], searchTerms('1.5 мм 3 мм'))).toEqual([sizes])
})

test.each([
  ['UCF 208', true],
  ['ball 208', false],
  ['hose 20', false],
])('the letters of a model: %s', (q, expected) => {
  const terms = searchTerms(q)
  const [word] = terms.flatMap(({ subterms = [] }) => subterms)
  expect(word !== undefined && isSeries(word, terms)).toBe(expected)
})
