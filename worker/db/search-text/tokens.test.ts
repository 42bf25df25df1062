import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/fixtures/any-text.ts'
import { matchQuery } from './match-query.ts'
import { highlightPrefixes, indexText, queryTerms } from './tokens.ts'

const db = new DatabaseSync(':memory:')
db.exec(`CREATE VIRTUAL TABLE texts USING fts5 (body, tokenize = "unicode61 remove_diacritics 0 tokenchars './'")`)
const insert = db.prepare('INSERT INTO texts (body) VALUES (?)')
const search = db.prepare('SELECT count(*) AS n FROM texts WHERE texts MATCH ?')

beforeEach(() => db.exec('DELETE FROM texts'))
afterAll(() => db.close())

function finds(text: string, q: string, prefixLast = false): boolean {
  db.exec('DELETE FROM texts')
  insert.run(indexText(text))
  return search.get(matchQuery(queryTerms(q), { prefixLast }))?.n === 1
}

describe('a query finds', () => {
  test.each([
    ['Труба стальная бесшовная 57×3,5', 'трубы'],
    ['Труба стальная бесшовная 57×3,5', 'стальные трубы'],
    ['Клапан обратный', 'клапанов'],
    ['Клапаны обратные', 'клапан'],
    ['Задвижка чугунная', 'задвижек'],
    ['Комплект прокладок', 'прокладка'],
    ['Кольцо уплотнительное', 'колец'],
    ['Ремни клиновые', 'ремень'],
    ['Гайка шестигранная', 'гаек'],
    ['Щётка угольная', 'щетки'],
    ['Насос центробежный', 'насос с центробежный'],
    ['Flanged ball valves', 'valve flange'],
    ['Deep groove ball bearing', 'bearings'],
    ['无缝钢管', '钢管'],
    ['无缝不锈钢管', '无缝钢管'],
    ['不锈钢离心泵', '泵'],
    ['法兰式球阀', '法兰球阀'],
    ['法兰球阀 DN50 PN16', '球阀 DN 50'],
    ['Müller fittings', 'muller'],
    ['ＤＮ５０ valve', 'dn50'],
    ['under\u00adlay', 'underlay'],
  ])('%s by %s', (text, q) => {
    expect(finds(text, q)).toBe(true)
  })
})

describe('sizes and designations are found however they are written', () => {
  test.each([
    ['Кран шаровой Ду 50 Ру 16', 'DN50 PN16'],
    ['Ball valve DN 50', 'ду50'],
    ['Ball valve DN50', 'Ду-50'],
    ['Ball valve DN50', '50'],
    ['BV-F-50-16', 'BV-F-50-16'],
    ['BV-F-50-16', 'bvf5016'],
    ['BV-F-50-16', 'BV F 50'],
    ['BV-F-50-16', 'F-50'],
    ['Подшипник 6205-2RS', '6205'],
    ['Подшипник 6205-2RS', '6205 2rs'],
    ['Труба 57×3,5', '57х3.5'],
    ['Труба 57 x 3.5 мм', '57*3,5'],
    ['Труба 57×3,5', '3.5'],
    ['Болт М16', 'M16'],
    ['Motor АИР80А4', 'аир80'],
    ['Муфта 3/4', '3/4'],
    ['Двигатель 380 В', '380В'],
    ['Двигатель 380В', '380 в'],
    ['Электро-двигатель', 'электродвигатель'],
  ])('%s by %s', (text, q) => {
    expect(finds(text, q)).toBe(true)
  })
})

test.each([
  ['Ball valve DN 50', 'DN 15'],
  ['Труба 57×3,5', '3,6'],
  ['Труба 57×3,5', '5'],
  ['Насос', 'насад'],
  ['钢板', '钢管'],
  ['Ball valve', '???'],
  ['Ball valve', ''],
  ['Ball valve', 'ball pump'],
])('%s is not found by %s', (text, q) => {
  expect(finds(text, q)).toBe(false)
})

describe('while the last word is being typed', () => {
  test.each([
    ['Задвижка клиновая', 'задви'],
    ['Клапан обратный', 'клапано'],
    ['Насос вихревой', 'насо'],
    ['Насос вихревой', 'насос'],
    ['Battery charger', 'battery'],
    ['Battery charger', 'batter'],
    ['BV-F-50-16', 'bv-f-5'],
    ['不锈钢离心泵', '离'],
    ['Flanged ball valve', 'ball va'],
  ])('%s is found by %s', (text, q) => {
    expect(finds(text, q, true)).toBe(true)
  })

  test('only the last word may be unfinished, from its first letter on', () => {
    expect(finds('Flanged ball valve', 'ba valve', true)).toBe(false)
    expect(finds('Flanged ball valve', 'v', true)).toBe(true)
    expect(finds('Flanged ball valve', 'x', true)).toBe(false)
  })
})

test('no input causes a syntax error or is read as syntax', () => {
  const syntax = fc.constantFrom(...'" * ( ) : ^ - AND OR NOT NEAR( body: \0 钢'.split(' '))
  const hostile = fc.oneof(
    anyText({ maxLength: 200 }),
    fc.array(syntax, { maxLength: 30 }).map((s) => s.join(' ')),
  )
  fc.assert(
    fc.property(hostile, fc.boolean(), (q, prefixLast) => {
      expect(() => search.get(matchQuery(queryTerms(q), { prefixLast }))).not.toThrow()
    }),
  )
  expect(finds('pump', 'pump NOT pump')).toBe(false)
  expect(finds('not near pump', 'NOT pump')).toBe(true)
})

test('every text is found by a query with the same text', () => {
  const word = fc.stringMatching(
    /^([а-я]{2,10}|[a-z]{2,10}|[钢管阀门泵法兰球无缝]{1,6}|[A-Z]{1,3}-?\d{1,4}(-\d{1,3})?)$/,
  )
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      expect(finds(words.join(' '), words.join(' '))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a long query is cut, not refused', () => {
  expect(queryTerms(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12)
})

test('highlighted prefixes are beginnings of words of the text', () => {
  expect(highlightPrefixes(queryTerms('трубы battery 钢管'))).toEqual(['труб', 'batter', '钢管'])
})
