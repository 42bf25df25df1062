import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchQuery } from './match-query.ts'
import type { QueryTerm } from './tokens.ts'

/** Any token, including FTS5's own syntax. */
const token = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom(
    '"',
    '"" OR names:*',
    '*',
    'AND',
    'NEAR(',
    ') OR (',
    '1.5',
    "'; DROP TABLE users --",
    '^x',
    'a:b',
    '-',
  ),
)

const word: fc.Arbitrary<QueryTerm> = fc.record({
  typed: token,
  forms: fc.array(token, { minLength: 1, maxLength: 3 }),
  synonyms: fc.array(fc.array(token, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
  prefix: fc.oneof(fc.constant(''), token),
})

test('SQL injection: no word of a query is read as FTS5 syntax', () =>
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.boolean(), (words, prefixLast) => {
      const syntax = matchQuery(words, { prefixLast }).replace(/"(?:[^"]|"")*"/g, '""')
      expect(syntax).toMatch(/^(?:""|[() *]|AND|OR|NEAR|, 3)+$/)
    }),
  ))

test('an English word that is typed beyond its stem also searches its stem', () =>
  expect(matchQuery([{ typed: 'racki', forms: ['racki'], prefix: 'racki' }], { prefixLast: true })).toBe(
    '("racki"* OR "rack")',
  ))

test('alternatives that the prefix of the last word finds already are left out', () => {
  const term = {
    typed: 'клин',
    forms: ['клин'],
    prefix: 'клин',
    synonyms: [
      ['клинов', 'ремен'],
      ['v', 'belt'],
    ],
  }
  expect(matchQuery([term], { prefixLast: true })).toBe('(NEAR("v" "belt", 3) OR "клин"*)')
  expect(matchQuery([term])).toBe('("клин" OR NEAR("клинов" "ремен", 3) OR NEAR("v" "belt", 3))')
})

test('the number of a series may be half typed: RAL80 finds RAL 8017', () => {
  const term = { typed: 'ral80', forms: ['ral80', 'ral 80'], prefix: 'ral80' }
  expect(matchQuery([term], { prefixLast: true })).toBe('("ral 80"* OR "ral80"*)')
  expect(matchQuery([term])).toBe('("ral80" OR "ral 80")')
})

test('a Chinese name is found as a phrase, however long it is', () => {
  const term = { typed: '立泵', forms: [], prefix: '', synonyms: [['立式', '式多', '多级', '级离', '离心', '心泵']] }
  expect(matchQuery([term])).toContain('"立式 式多 多级 级离 离心 心泵"')
})

test('a query without words matches nothing', () => expect(matchQuery([])).toBe('""'))
