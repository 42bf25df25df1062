import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOneEditAway } from '../../../../../domain/search-text/one-edit.ts'
import { readMigrations } from '../../../../../scripts/migrations.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { indexText, type QueryTerm, queryTerm } from '../../../../db/search-text/tokens.ts'
import { addSearchWords } from '../../../../db/search-words.ts'
import { isCorrection } from './corrections.ts'
import { lettersLeftOut } from './index-lookups.ts'
import { rankRelaxations, relaxationsOf } from './relaxations.ts'

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
  ])('%s compared with %s', (typed, word, isPrefix, may) => {
    expect(isCorrection({ at: 0, typed, isPrefix }, row(word))).toBe(may)
  })
})

describe('relaxations of a query', () => {
  const words = 'кран титановый ду50 мм'.split(' ').map(queryTerm)
  const [tap, titanium, size, unit] = words
  const only = (...kept: (QueryTerm | undefined)[]) =>
    relaxationsOf(words).filter(({ terms: own }) => kept.some((word) => word && typed([word]) === typed(own)))

  test('are all words, all but one, pairs and single words', () => {
    const tried = relaxationsOf(words).map((one) => typed(one.terms))
    expect(tried).toHaveLength(1 + 4 + 6 + 4)
    expect(new Set(tried).size).toBe(tried.length)
    expect(relaxationsOf([])).toEqual([])
    expect(relaxationsOf(words.slice(0, 1)).map((one) => typed(one.terms))).toEqual(['кран'])
  })

  test('rank a category’s word above a size, a size above another word, a word above a unit', () => {
    const found = only(tap, titanium, size, unit)
    const order = rankRelaxations(found, words, (word) => word === tap).map((one) => typed(one.terms))
    expect(order).toEqual(['кран', 'ду50', 'титановый', 'мм'])
  })

  test('leave out the last typed word among equals', () => {
    const [first, second] = 'красный синий'.split(' ').map(queryTerm)
    const all = [first, second].flatMap((word) => word ?? [])
    const singles = relaxationsOf(all).filter((one) => one.terms.length === 1)
    expect(rankRelaxations(singles, all, () => false).map((one) => typed(one.terms))).toEqual(['красный', 'синий'])
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
  ])('of "%s" are %s', (q, expected) => {
    const words = searchTerms(q).map((word) => word.typed)
    expect(words.join(expected.includes('|') ? '|' : ' ')).toBe(expected)
  })

  test('are at most twelve for any input', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (q) => searchTerms(q).length <= 12))
  })
})

test.each([
  ['石墨烯', []],
  ['石墨烯泵', ['石墨']],
  ['法兰球阀', ['法兰', '球阀']],
])('%s is never searched by one character of it', (q, expected) => {
  const left = relaxationsOf(searchTerms(q))
    .filter(({ leftOut }) => leftOut.length > 0)
    .map(({ terms }) => typed(terms))
  expect(left.filter((one) => /^\p{Script=Han}$/u.test(one))).toEqual([])
  for (const one of expected) expect(left).toContain(one)
})
