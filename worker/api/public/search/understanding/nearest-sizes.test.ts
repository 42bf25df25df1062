import { expect, test } from 'vitest'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { queryTerm } from '../../../../db/search-text/tokens.ts'
import { nearestOf, otherModels, withoutLastSide, withoutSeries } from './other-forms.ts'
import { relaxationsOf } from './relaxations.ts'

test.each([
  ['m12x60', 'm12', 'm12x'],
  ['м12x60', 'м12', 'm12x'],
  ['57x3.5', '57', '57x'],
  ['600x400x410', '600x400', '600x400x'],
])('the nearest of %s are those of %s', (typed, sides, prefix) => {
  expect(withoutLastSide(queryTerm(typed))).toMatchObject({ typed: sides, prefix, matchesPrefix: true })
})

test.each(['m12', '6205', 'bv-f-50-16', 'y132m-4'])('%s has no last side', (typed) => {
  expect(withoutLastSide(queryTerm(typed))).toBeNull()
})

test('a thread with its length is no model of a series', () => {
  expect(withoutSeries(queryTerm('m12x60'))).toBeNull()
  expect(withoutSeries(queryTerm('y132m-4'))).not.toBeNull()
})

test('a quantity is near others of its unit, and has no text', () => {
  const [, head] = searchTerms('насос 80 м')
  expect(head && nearestOf(head)).toMatchObject({ typed: '', forms: expect.arrayContaining(['85000mm']) })
  const [, diameter] = searchTerms('труба 4 дюйма')
  expect(diameter && nearestOf(diameter)).toBeNull()
})

test('the nearest size is of no other thing: what lacks a word, too, is not found by it', () => {
  const terms = searchTerms('паук цепной m12x60')
  const size = terms.at(-1)
  const nearest = size && withoutLastSide(size)
  if (!size || !nearest) throw new TypeError('the query has a size')
  const near = relaxationsOf(terms, new Map(), new Map([[size, nearest]])).filter((one) => one.terms.includes(nearest))
  expect(near.map(({ leftOut }) => leftOut)).toEqual(near.map(() => [size]))
})

test('the thing with the nearest size goes before the thing alone, and behind the size itself', () => {
  const terms = searchTerms('болт m12x60')
  const [bolt, size] = terms
  const nearest = size && withoutLastSide(size)
  if (!bolt || !size || !nearest) throw new TypeError('the query has two terms')
  const order = relaxationsOf(terms, new Map(), new Map([[size, nearest]]))
  expect(order.slice(0, 3).map((one) => one.terms)).toEqual([terms, [bolt, nearest], [bolt]])
  expect(order[1]?.leftOut).toEqual([size])
})

test.each([
  ['1c2u-160', ['1ц2у', '160']],
  ['nsh-32', ['нш 32']],
  ['30ch6br', ['30ч6бр']],
  ['pump', null],
])('a designation that nothing has is read in Russian letters: %s', (typed, words) => {
  const read = otherModels(queryTerm(typed)).map((terms) => terms.map((term) => term.typed))
  if (words) expect(read).toContainEqual(words)
  else expect(read).toEqual([])
})
