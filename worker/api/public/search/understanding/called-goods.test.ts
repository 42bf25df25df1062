import { expect, test } from 'vitest'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { calledThings, choicesForPurpose, isByChance } from './called-goods.ts'
import { calledMatch } from './called-match.ts'

const thingsOf = (q: string) => calledThings(q, searchTerms(q))

test.each([
  ['水泵 5.5kw', ['水泵']],
  ['泵 5.5kw', ['泵']],
  ['болт 8', ['болт']],
  ['шаровой кран ду50', ['шаровой кран']],
  ['pressure gauge bar', ['pressure gauge']],
  // The compressor is no thing that is wanted, and «сталь» is what something is made of.
  ['compressor oil', []],
  ['сталь 20', []],
  ['5.5 kw', []],
])('the things of %j that goods have to be called like are %j', (q, expected) => {
  expect(thingsOf(q).map(({ typed }) => typed)).toEqual(expected)
})

test('a thing has to stand in a name, and what is said of it may stand anywhere', () => {
  const terms = searchTerms('болт 8')
  const things = calledThings('болт 8', terms)
  expect(calledMatch(terms, things)).toMatch(/^\(\{name model category\} : \(.+\)\) AND \("8"\)$/)
  expect(calledMatch(terms, [])).not.toContain('{')
})

test.each([
  ['насос 5.5 квт', true],
  ['насос дачный 5.5 квт', true],
  ['pressure gauge bar', true],
  ['warehouse shelves for pallets 6 m high', false],
])('texts have %j by chance: %j', (q, expected) => {
  const terms = searchTerms(q)
  expect(isByChance(terms, calledThings(q, terms))).toBe(expected)
})

test.each([
  ['преобразователь частоты для насоса', ['насоса']],
  ['преобразователь частоты для насоса 5 квт', null],
  ['шаровой кран', null],
])('the thing alone follows goods with its purpose in their names: %j', (q, leftOut) => {
  const terms = searchTerms(q)
  const further = choicesForPurpose(q, terms, calledThings(q, terms))[1]
  expect(further?.leftOut.map(({ typed }) => typed) ?? null).toEqual(leftOut)
})
