/** Which of a query's words name what is wanted, and which make it a thing that is not sold. */
import { expect, test } from 'vitest'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { queryTerm } from '../../../../db/search-text/tokens.ts'
import { isOfLostHanNoun, isOfLostNoun, isOfOtherFields, isOfOtherKind, thingsFirst } from './wanted-thing.ts'

test.each([
  ['bicycle', true],
  ['боксёрские', true],
  ['садовый', true],
  ['拳击', true],
  ['stainless', false],
])('%s says another field: %s', (word, is) => expect(isOfOtherFields(searchTerms(word))).toBe(is))

test('a box for goods of another field is a box', () => {
  expect(isOfOtherFields(searchTerms('cake'), searchTerms('box'))).toBe(false)
  expect(isOfOtherFields(searchTerms('bicycle'), searchTerms('pump'))).toBe(true)
})

test.each([
  ['truck tyres 315', ['tyres'], true],
  ['hose clamp', ['clamp'], true],
  ['pump honda', ['honda'], false],
  ['nitrile dipped work gloves', ['dipped'], false],
  ['valve with clamp', ['clamp'], false],
])('%s, of which %s is unknown, names another thing: %s', (q, unknown, is) => {
  const found = searchTerms(q).filter(({ typed }) => !unknown.includes(typed))
  expect(isOfLostNoun(q, unknown.map(queryTerm), unknown.map(queryTerm), found)).toBe(is)
})

test.each([
  ['气动扳手 1/2', '扳手', true],
  ['气动扳手 1/2', '气动', false],
  ['法兰球阀 老款', '老款', false],
])('%s, without %s, names another thing: %s', (q, lost, is) => {
  const found = searchTerms(q).filter(({ typed }) => typed !== lost)
  expect(isOfLostHanNoun(q, found, [queryTerm(lost)])).toBe(is)
})

test.each([
  ['solenoid valve 24v', 'solenoid', 'valve', true],
  ['насос ручной', 'ручной', 'насос', true],
  ['木托盘', '木', '托盘', true],
  ['rope for tower crane', 'tower', 'crane', false],
  ['steel valve', 'steel', 'valve', false],
])('%s: %s makes the %s another kind of thing: %s', (q, lost, found, is) => {
  expect(isOfOtherKind(q, searchTerms(lost), searchTerms(found))).toBe(is)
})

test('a model of ours is ours whatever it is for', () => {
  expect(isOfOtherFields(searchTerms('садовый'), searchTerms('подшипник 6203'))).toBe(false)
})

test('selections with the thing come before those of what is said of it', () => {
  const of = (q: string) => ({ terms: searchTerms(q) })
  const handled = of('handle pipes')
  const gloves = of('gloves')
  expect(thingsFirst('gloves to handle hot pipes', [handled, gloves])).toEqual([gloves, handled])
  expect(thingsFirst('handle pipes gloves', [handled, gloves])).toEqual([handled, gloves])
})
