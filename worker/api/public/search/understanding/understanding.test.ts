import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOneEditAway } from '../../../../../domain/search-text/one-edit.ts'
import { readMigrations } from '../../../../../scripts/migrations.ts'
import { anyText } from '../../../../../tests/fixtures/any-text.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { indexText, type QueryTerm, queryTerm } from '../../../../db/search-text/tokens.ts'
import { addSearchWords } from '../../../../db/search-words.ts'
import { isCorrection, isShortReplaced, isTwoEditsAway } from './corrections.ts'
import { lettersLeftOut } from './near-words.ts'
import { relaxationsOf, sayWhat } from './relaxations.ts'
import type { TermsFacts } from './term-weights.ts'

const typed = (words: QueryTerm[]): string => words.map((word) => word.typed).join(' ')

describe('the index of spellings', () => {
  const migration = readMigrations().find(({ name }) => name === '0007_search.sql')
  const db = new DatabaseSync(':memory:')
  for (const sql of migration?.statements ?? []) if (!sql.includes('DROP')) db.exec(sql)
  for (const index of ['product_fts', 'directory_fts']) db.exec(`CREATE VIRTUAL TABLE ${index} USING fts5 (name)`)
  const published = db.prepare('INSERT INTO product_fts (name) VALUES (?)')

  function learn(words: string[]): void {
    published.run(indexText(words.join(' ')))
    const { sql, rows } = addSearchWords([{ words: new Set(words) }])
    db.prepare(sql).run(rows)
  }

  const near = db.prepare(`SELECT DISTINCT s.word FROM json_each(?) AS asked
    CROSS JOIN search_spellings AS s ON s.piece = asked.value`)

  test('has a common key for any two words that are one edit apart', () => {
    const word = fc.stringMatching(/^[а-е]{3,7}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        learn([a])
        const found = near.all(JSON.stringify(lettersLeftOut(b))).map((row) => row.word)
        if (isOneEditAway(a, b)) expect(found).toContain(a)
      }),
      { numRuns: 300 },
    )
  })

  test('marks a stem as a word once the word itself is added, and never unmarks it', () => {
    const whole = db.prepare("SELECT whole FROM search_words WHERE word = 'насос'")
    learn(['насосы'])
    expect(whole.get()).toEqual({ whole: 0 })
    learn(['насос'])
    expect(whole.get()).toEqual({ whole: 1 })
    learn(['насосами'])
    expect(whole.get()).toEqual({ whole: 1 })
  })
})

describe('corrections', () => {
  const row = (word: string) => ({ at: 0, word, term: word, shown: word, uses: 1 })
  test.each([
    ['клапон', 'клапан', false, true],
    ['клопон', 'клапан', false, false],
    ['klapany', 'клапаны', false, true],
    ['трубаа', 'труба', false, true],
    ['зпдв', 'задвижка', true, true],
    ['зпдв', 'здание', true, false],
    ['klap', 'клапан', true, true],
    ['тэн', 'ten', false, false],
  ])('%s compared with %s', (typed, word, isPrefix, may) => {
    expect(isCorrection({ at: 0, typed, isPrefix }, row(word))).toBe(may)
  })
})

describe('relaxations of a query', () => {
  const words = 'кран титановый ду50 мм'.split(' ').map(queryTerm)
  const nothing = new Map()
  const order = (all: QueryTerm[], facts: TermsFacts) => relaxationsOf(all, facts).map((one) => typed(one.terms))

  test('are all selections of six terms; of more, all but one or some of the weightiest', () => {
    const tried = order(words, nothing)
    expect(tried).toHaveLength(15)
    expect(new Set(tried).size).toBe(tried.length)
    expect(order([], nothing)).toEqual([])
    expect(order(words.slice(0, 1), nothing)).toEqual(['кран'])
    const many = Array.from({ length: 12 }, (_, at) => queryTerm(`слово${at}`))
    expect(order(many, nothing)).toHaveLength(1 + 12 + 63)
  })

  test('rank a category’s noun above a size, a size above another word, a word above a unit', () => {
    const single = order(words, new Map([['кран', { uses: 5, isHead: true }]])).filter((one) => !one.includes(' '))
    expect(single).toEqual(['кран', 'ду50', 'титановый', 'мм'])
  })

  test('leave out a common word before a rare one, and the last typed one among equals', () => {
    const all = 'красный синий'.split(' ').map(queryTerm)
    const uses = (n: number) => ({ uses: n, isHead: false })
    expect(order(all, nothing)).toEqual(['красный синий', 'красный', 'синий'])
    expect(order(all, new Map([['красный', uses(900)]]))).toEqual(['красный синий', 'синий', 'красный'])
  })

  test('keep three words that are found together before two', () => {
    const all = 'красный синий белый серый'.split(' ').map(queryTerm)
    const lengths = relaxationsOf(all, nothing).map(({ terms }) => terms.length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  })

  test.each([
    ['кран', 'титановый', true],
    ['титановый', 'кран', false],
    ['вентиль', 'титановый', true],
    ['нержавеющий', 'бак', false],
    ['cnmg120408', 'держатель', true],
    ['плавающей головкой', 'кожухотрубники', true],
    ['h 200x200', 'beam', false],
    ['boots', 'warm', true],
  ])('%s without %s still describes what is wanted: %s', (rest, left, does) => {
    const facts = new Map([['кран', { uses: 5, isHead: true }]])
    const relaxation = { terms: searchTerms(rest), leftOut: searchTerms(left) }
    expect(sayWhat(relaxation, facts, () => false)).toBe(does)
  })

  test('a guess says nothing where more words are left out than searched', () => {
    const facts = new Map([['chain', { uses: 5, isHead: true }]])
    const chain = searchTerms('chain')
    expect(sayWhat({ terms: chain, leftOut: searchTerms('ergonomic office') }, facts, () => true)).toBe(false)
    expect(sayWhat({ terms: chain, leftOut: searchTerms('office') }, facts, () => true)).toBe(true)
  })
})

describe('terms of a search', () => {
  test.each([
    ['купить насос недорого', 'насос'],
    ['цена', 'цена'],
    ['насос для воды', 'насос воды'],
    ['преобразователь частоты 15 квт', 'преобразователь частоты|15 квт'],
    ['кабель 0,66кв 3 х 2,5', 'кабель|0.66 кв|3x2.5'],
    ['автомат 63 в литом корпусе', 'автомат|63|литом корпусе'],
    ['где купить насос оптом', 'насос'],
    ['тн вэд 8481', '8481'],
    ['球阀多少钱', '球阀'],
    ['钎焊板换', '钎焊|板换'],
    ['90度弯头', '90 度|弯头'],
    ['пластина cnmg 12 04 08', 'пластина cnmg 12 04 08'],
    ['болт m 12 x 80', 'болт m12x80'],
    ['地牛带电子秤', '地牛|电子秤'],
    ['刀闸阀 浆料用', '刀闸阀|浆料'],
  ])('of "%s" are %s', (q, expected) => {
    const words = searchTerms(q).map((word) => word.typed)
    expect(words.join(expected.includes('|') ? '|' : ' ')).toBe(expected)
  })

  test('have what a thing is for beside the thing alone', () => {
    const synonyms = (q: string) => searchTerms(q).map((term) => term.synonyms?.flat().includes('дренажн') ?? false)
    expect(synonyms('насос паводок')).toEqual([false, true])
    expect(synonyms('подвал')).toEqual([false])
  })

  test('have a whole number for one with a zero', () => {
    expect(searchTerms('1.0').flatMap(({ forms }) => forms)).toContain('1')
    expect(searchTerms('15 кубов').flatMap(({ forms }) => forms)).toEqual(expect.arrayContaining(['15m3h', '900m3h']))
  })

  test('are at most twelve for any input', () => {
    fc.assert(fc.property(anyText({ maxLength: 200 }), (q) => searchTerms(q).length <= 12))
  })
})

test.each([
  ['石墨烯', []],
  ['石墨烯泵', ['石墨']],
  ['法兰球阀', ['法兰', '球阀']],
])('%s is never searched by one character of it', (q, expected) => {
  const left = relaxationsOf(searchTerms(q), new Map())
    .filter(({ leftOut }) => leftOut.length > 0)
    .map(({ terms }) => typed(terms))
  expect(left.filter((one) => /^\p{Script=Han}$/u.test(one))).toEqual([])
  for (const one of expected) expect(left).toContain(one)
})

test.each([
  ['tea', 'tee', true],
  ['лодка', 'лотки', true],
  ['трба', 'труба', false],
  ['bltos', 'bolts', false],
  ['задвишка', 'задвижка', false],
  ['手板葫芦', '手拉葫芦', false],
])('%s for %s is another word rather than a slip: %s', (from, to, is) => expect(isShortReplaced(from, to)).toBe(is))

test('a specific name of the trade says what is wanted, whatever is said beside it', () => {
  const of = (text: string) => searchTerms(text)
  expect(sayWhat({ terms: of('深井泵'), leftOut: of('农田灌溉') }, new Map(), () => false)).toBe(true)
  expect(sayWhat({ terms: of('泵'), leftOut: of('农田灌溉') }, new Map(), () => false)).toBe(false)
})

test.each([
  ['baterfly', 'butterfly', true],
  ['поливочный', 'полочный', false],
  ['bater', 'butter', false],
])('%s for %s is a long word with two slips: %s', (from, to, is) => expect(isTwoEditsAway(from, to)).toBe(is))
