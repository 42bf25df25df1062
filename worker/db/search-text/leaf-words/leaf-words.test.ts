import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILES } from './dev-file.ts'
import { type LeafWords, likeliestLeaf, readLeafWords } from './leaf-words.ts'
import { oddsOfElsewhere, weightCharacter, weightOf } from './weights.ts'
import { nounParts, wordParts } from './word-parts.ts'

const LEAVES = ['none', 'anchor-bolts', 'lifting-slings']
const TOTALS = ['400', '20', '30']

/** Behind the weights, in the fifth column, is who has a part eight times: "slings" the third, "anchor" the second; "piano" is of none. */
const COUNTS = ['^anchor\t5\t\t\t\t\t"', '^slings\t5\t\t\t\t\t#', '^piano\t\t\t\t\t\t!']

/** Any query weighs −0.5, and a cutter is sold nowhere. */
const NOUNS = ['-0.5', `cutter\t${weightCharacter(3)}`, 'anchor\t']

const TABLE = [LEAVES.join('\t'), TOTALS.join('\t'), COUNTS.join('\n'), '', NOUNS.join('\n')].join('\n')

const small = () => readLeafWords(TABLE)
const shipped = (): LeafWords => readLeafWords(Object.values(FILES).join(''))

test('words are cut into their beginnings and pieces, without numbers, single letters and stop words', () => {
  expect(wordParts('The slings for 2 t DN50').map(({ word }) => word)).toEqual(['slings', 'dn'])
  expect(wordParts('Pipes')).toEqual([{ word: 'pipes', parts: ['^pipes', '^pi', 'pip', 'ipe', 'pes', 'es^'] }])
  expect(wordParts('鋼管 20')).toEqual([{ word: '钢管', parts: ['钢', '管', '钢管'] }])
})

test('the leaf whose phrases have the words most often is the likeliest', () => {
  expect(likeliestLeaf(small(), 'slings')?.slug).toBe('lifting-slings')
  expect(likeliestLeaf(small(), 'anchor 12')?.slug).toBe('anchor-bolts')
  expect(likeliestLeaf(small(), 'slings qwerty')).toMatchObject({ slug: 'lifting-slings', known: 0.5 })
})

test('words of no leaf, unknown words and no words mean nothing', () => {
  for (const q of ['piano', 'qwerty', '12 50', '']) expect(likeliestLeaf(small(), q), q).toBeNull()
})

test.each([
  ['angle grinder 125 mm', ['grinde', 'angl grinde']],
  ['cutter for steel pipes', ['cutter']],
  ['chicken cages', ['cage', 'chicke cage']],
  ['масло гидравлическое вмгз', ['масл', 'гидрав масл']],
  ['сварочный аппарат', ['аппара', 'свароч аппара']],
  ['перфоратор sds max', ['перфор', 'sds перфор']],
  ['液压千斤顶 20吨', ['斤顶', '顶', '千斤顶']],
  ['电梯用的钢丝绳', ['丝绳', '绳', '钢丝绳']],
  ['万用表价格', ['用表', '表', '万用表']],
  ['12 50', undefined],
])('the noun of “%s”', (q, parts) => {
  expect(nounParts(q)[0]).toEqual(parts)
})

test('behind the last word are those that the noun is where no phrase has that one', () => {
  expect(nounParts('solar panel 550w mono').map(([noun]) => noun)).toEqual(['mono', 'panel', 'solar'])
  expect(nounParts('挖掘机 小型').map(([noun]) => noun)).toEqual(['小型', '掘机'])
  expect(nounParts('кран мостовой бу')).toHaveLength(1)
})

test('a weight is stored in steps of a tenth', () => {
  for (const weight of [-4.5, -0.3, 0, 1.2, 4.5]) expect(weightOf(weightCharacter(weight))).toBeCloseTo(weight)
  expect(weightOf(weightCharacter(7))).toBeCloseTo(4.5)
  expect([undefined, '', '\t!'].map(weightOf)).toEqual([0, 0, 0])
})

test('weights of words and of the noun say what is sold nowhere, unless no phrase has the noun', () => {
  const { weights } = small()
  const anchor = weightOf('5')
  expect(oddsOfElsewhere(weights, 'anchor cutter')).toBeCloseTo(-0.5 + anchor + 3)
  expect(oddsOfElsewhere(weights, 'cutter for an anchor')).toBeCloseTo(-0.5 + anchor + 3)
  expect(oddsOfElsewhere(weights, 'cutter anchor')).toBeCloseTo(-0.5 + anchor)
  expect(oddsOfElsewhere(weights, 'anchor cutter qwerty')).toBeCloseTo(-0.5 + anchor + 3)
  expect(oddsOfElsewhere(weights, 'piano qwerty')).toBeNull()
})

test.each([
  ['angle grinder', 'cutting discs'],
  ['pipe bending machine', 'pipes for water'],
  ['съемник подшипников', 'подшипники шариковые'],
  ['станок для резки арматуры', 'арматура для фундамента'],
  ['轴承加热器', '轴承 6204'],
  ['石膏板', '自攻钉'],
  ['pipe wrench', 'pipes for water'],
  ['pump jack', 'borehole pump'],
  ['bearing puller', 'ball bearing'],
  ['cable tie', 'cable tray'],
  ['fire alarm panel', 'panel radiator'],
  ['кран мостовой', 'кран консольный'],
  ['болгарка', 'диски на болгарку'],
])('“%s” is rather sold elsewhere than “%s”', (q, sold) => {
  const { weights } = shipped()
  expect(oddsOfElsewhere(weights, q)).toBeGreaterThan(0)
  expect(oddsOfElsewhere(weights, sold)).toBeLessThan(0)
})

test('an unknown word never makes a leaf surer', () => {
  const table = shipped()
  const leaf = fc.constantFrom('straps for a crane', 'прорезиненный рукав', '膨胀丝')
  const unknown = fc.stringMatching(/^[ʘǁ]{2,12}$/)
  fc.assert(
    fc.property(leaf, unknown, (q, word) => {
      const alone = likeliestLeaf(table, q)
      const beside = likeliestLeaf(table, `${q} ${word}`)
      expect(beside?.confidence).toBeLessThanOrEqual(alone?.confidence ?? 0)
      expect(beside?.known).toBeLessThan(alone?.known ?? 0)
    }),
  )
})

test.each([
  ['RCC rods', 'rebar'],
  ['lift straps for forklift', 'lifting-slings'],
  ['сколько показывает давление', 'pressure-gauges'],
  ['прорезиненный рукав', 'fire-hoses'],
  ['叉托盘的小车', 'pallet-trucks'],
  ['吊貨布帶', 'lifting-slings'],
])('“%s” means %s', (q, slug) => {
  expect(likeliestLeaf(shipped(), q)).toMatchObject({ slug })
})
