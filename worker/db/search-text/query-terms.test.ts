import { describe, expect, test } from 'vitest'
import { matchQuery } from './match-query.ts'
import { searchTerms } from './query-terms.ts'

test.each([
  ['Z45X-16Q', 'z45x|pn16'],
  ['NMRV063', 'nmrv 63'],
  ['нш-32', 'нш 32'],
  ['30ч39р ду100', '30ч39р|dn100'],
])('%s is the number of a thing in catalogues, with its size', (q, expected) => {
  expect(
    searchTerms(q)
      .map(({ typed }) => typed)
      .join('|'),
  ).toBe(expected)
})

test('the first letters of a series are searched as a prefix', () => {
  expect(matchQuery(searchTerms('ввг 5х10'))).toContain('"ввг"*')
})

test('a word that is cut short with a dot finds what it begins, and a name of the trade at the end of a sentence is whole', () => {
  expect(matchQuery(searchTerms('задв. ду100'))).toContain('"задв"*')
  expect(matchQuery(searchTerms('corrug. pipe'))).toContain('"corrug"*')
  expect(searchTerms('кр.шаров. ду50').map(({ typed }) => typed)).toEqual(['кр', 'шаров', 'dn50'])
  expect(matchQuery(searchTerms('нужен насос.'))).not.toContain('*')
})

test.each(['короб гофра 60 40 40', 'carton 60 40 40 brown', '纸箱 60 40 40'])(
  'the sides of a box are one size: %s',
  (q) => {
    expect(searchTerms(q).map(({ typed }) => typed)).toContain('60x40x40')
  },
)

test('a word before a nominal size is no series of a model', () => {
  expect(searchTerms('задв ду100').map(({ typed }) => typed)).toEqual(['задв', 'dn100'])
})

test('a steel pipe of a nominal size is found by its outside diameters, and other goods of that size are not', () => {
  expect(searchTerms('seamless pipe 6 inch').flatMap(({ forms }) => forms)).toEqual(
    expect.arrayContaining(['159', '168.3']),
  )
  expect(searchTerms('gate valve 6 inch').flatMap(({ forms }) => forms)).not.toContain('159')
})

test('the L of a low-carbon steel is not read as litres', () => {
  expect(searchTerms('焊丝 308L').flatMap(({ forms }) => forms)).not.toContain('308l l')
  expect(searchTerms('焊丝 308L')[1]?.bare).toBeUndefined()
})

test('the number of pieces wanted, and words of correspondence, are left out', () => {
  expect(searchTerms('прошу счет на задвижки ду100 - 4 шт').map(({ typed }) => typed)).toEqual(['задвижки', 'dn100'])
})

test.each([
  ['40 ball valves DN50', ['ball valves', 'dn50']],
  ['10 motors 5.5 kW', ['motors', '5.5 kw']],
  ['40 шаровых кранов ду50', ['шаровых кранов', 'dn50']],
  ['нужно 40 подшипников 6205', ['подшипников', '6205']],
  ['40个球阀 DN50', ['球阀', 'dn50']],
])('the number of things wanted before their name is left out: %s', (q, terms) => {
  expect(searchTerms(q).map(({ typed }) => typed)).toEqual(terms)
})

test.each(['6205 bearings', '16 ball valve', '40 труба', '3 way valves', '8 strands rope', '2套管'])(
  'a size or a part number is none: %s',
  (q) => {
    expect(searchTerms(q)[0]?.typed).toMatch(/^\d/)
  },
)

test.each([
  ['32pe管', ['32', 'pe 管']],
  ['150qj10-50', ['qj 10-50']],
])('a size is apart from the name that is written with it: %s', (q, terms) => {
  expect(searchTerms(q).map(({ typed }) => typed)).toEqual(expect.arrayContaining(terms))
})

test('a Russian name of two words is recognised in either order', () => {
  expect(searchTerms('рифленый лист')[0]?.isThing).toBe(true)
  expect(searchTerms('отвод крутоизогнутый')[0]?.isThing).toBe(true)
})

test('keeps a thing apart from its sizes and from the number of its parts', () => {
  expect(searchTerms('bolts m20 120').map(({ typed }) => typed)).toEqual(['bolts', 'm20', '120'])
  expect(searchTerms('щит 12 модулей').map(({ typed }) => typed)).toEqual(['щит', '12 модулей'])
})

test('finds counted parts as texts have them', () => {
  expect(searchTerms('double panel radiator')[0]?.forms).toContain('type 22')
  expect(searchTerms('two leg chain sling')[0]?.forms).toContain('双肢')
})

test('reads squares as those of a cable or of a heat exchanger', () => {
  expect(searchTerms('换热器 12平方').at(-1)?.forms).toEqual(expect.arrayContaining(['12mm2', '12m2']))
})

describe('while somebody types', () => {
  const typing = (q: string, asTyped = false) => searchTerms(q, { prefixLast: true, asTyped })

  test.each([
    ['pressure gauge 0-10 b', '1000kpa'],
    ['pump 44 l/m', '2.64m3h'],
    ['насос 7,5 к', '7.5kw'],
    ['泵 7.5 k', '7.5kw'],
  ])('a number with the beginning of a unit is what the unit makes of it: %s', (q, token) => {
    expect(typing(q).at(-1)?.forms).toContain(token)
  })

  test('the letters behind a number may begin any other word', () => {
    expect(matchQuery(typing('ball valve 50 br'), { prefixLast: true })).toContain('("50") AND ("br"*)')
  })

  test.each(['болт м12 о', 'труба 57х3 б', 'gloves l', 'chain 16b'])(
    'letters behind something else are no unit: %s',
    (q) => {
      expect(typing(q).at(-1)?.bare).toBeUndefined()
    },
  )

  test('a word about buying before a letter may begin a name', () => {
    expect(typing('bulk b').map(({ typed }) => typed)).toEqual(['bulk b'])
    expect(typing('bulk cement').map(({ typed }) => typed)).toEqual(['cement'])
  })

  test('a last word without meaning of its own may begin another one', () => {
    expect(typing('анкер за', true).map(({ typed }) => typed)).toEqual(['анкер', 'за'])
    expect(typing('pipe be', true).map(({ typed }) => typed)).toEqual(['pipe', 'be'])
    expect(typing('анкер за', false).map(({ typed }) => typed)).toEqual(['анкер'])
    expect(typing('анкер за цинк', true).map(({ typed }) => typed)).not.toContain('за')
  })
})

test('a weight in pounds is sold as the round number of kilograms', () => {
  expect(searchTerms('pallet jack 5500 lb').at(-1)?.forms).toContain('2500kg')
})

test.each([
  ['Could you send boots, they must be dry', ['boots', 'dry']],
  ['Добрый день, нам нужны сапоги', ['сапоги']],
  ['你好，我厂需要一台水泵', ['水泵']],
  ['烦请报价镀锌钢卷', ['镀锌钢卷']],
])('words of a sentence that name nothing are left out: %s', (q, typed) => {
  expect(searchTerms(q).map((term) => term.typed)).toEqual(typed)
})

test('the size of a series is found without the zeros before it', () => {
  expect(matchQuery(searchTerms('NMRV 063'))).toContain('"63"')
})

test.each([
  ['三角带 A型', 'a'],
  ['V-belt type A', 'a'],
  ['v belt a 1500', 'a 1500'],
])('the letter of a section is no article: %s', (q, letter) =>
  expect(searchTerms(q).map(({ typed }) => typed)).toContain(letter),
)

test('an article is left out before a size, and what ends Chinese properties', () => {
  expect(searchTerms('need a 2 inch valve').map(({ typed }) => typed)).toEqual(['2 inch', 'valve'])
  expect(searchTerms('止回阀 旋启式').map(({ typed }) => typed)).toEqual(['止回阀', '旋启'])
})

test('a worm gear reducer with its size is found by both', () => {
  expect(searchTerms('RV50').flatMap(({ subterms = [] }) => subterms.map(({ typed }) => typed))).toEqual(['rv', '50'])
})

test('a letter behind an unfinished number may begin the rest of a grade', () => {
  expect(searchTerms('лист 09г', { prefixLast: true }).at(-1)).toMatchObject({ prefix: '09г' })
  expect(searchTerms('лист 09 г', { prefixLast: true }).at(-1)).toMatchObject({ prefix: '' })
})

test('a name of the trade is one in every form, also with a fleeting vowel', () => {
  const [, cap] = searchTerms('ботинки с металлическим подноском')
  expect(cap?.synonyms).toEqual(searchTerms('металлический подносок')[0]?.synonyms)
  expect(cap?.synonyms).not.toEqual([])
})
