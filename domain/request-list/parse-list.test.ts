import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgedList } from '../../tests/fixtures/request-lists.ts'
import { LOCALES } from '../locale.ts'
import { UNITS } from '../trade-terms.ts'
import { type ListLine, MAX_LINE_QUANTITY, MAX_LIST_LENGTH, MAX_LIST_LINES } from './line.ts'
import { parseList } from './parse-list.ts'
import { printList } from './print-list.ts'

const linesOf = (text: string, locale: (typeof LOCALES)[number] = 'en'): ListLine[] => {
  const parsed = parseList(text, locale)
  return 'lines' in parsed ? parsed.lines : []
}

describe('a pasted list', () => {
  test.each(LOCALES)('of the judged %s lines has each quantity and unit', (locale) => {
    const { text, lines } = judgedList(locale)
    const read = linesOf(text, locale).map(({ quantity, unit }) => ({ quantity, unit }))
    expect(read).toEqual(lines.map(({ quantity, unit }) => ({ quantity, unit })))
  })

  test.each([
    ['12 шт. Кран шаровой Ду50', 'Кран шаровой Ду50', 12, 'piece'],
    ['40 pcs ball valve DN50', 'ball valve DN50', 40, 'piece'],
    ['12 x ball valve DN50', 'ball valve DN50', 12, null],
    ['球阀 DN50 100个', '球阀 DN50', 100, 'piece'],
    ['球阀DN50，100个', '球阀DN50', 100, 'piece'],
    ['Саморез 4,2х75 - 2 уп. по 50', 'Саморез 4,2х75', 100, 'piece'],
    ['Труба 57х3,5 — 12,5 м', 'Труба 57х3,5', 12.5, 'metre'],
    ['Болт DIN 933 200 шт', 'Болт DIN 933', 200, 'piece'],
    ['Болт DIN 933 - 1 200 шт', 'Болт DIN 933', 1200, 'piece'],
    ['3) Задвижка 30ч6бр Ду100: 2 компл.', 'Задвижка 30ч6бр Ду100', 2, 'set'],
    ['Насос 2 м3/ч, 52 м', 'Насос 2 м3/ч, 52 м', null, null],
    ['Круг отрезной 230, 22', 'Круг отрезной 230, 22', null, null],
    ['Кран шаровой DN50 PN16 сталь 20 (40 шт.)', 'Кран шаровой DN50 PN16 сталь 20', 40, 'piece'],
    ['球阀 DN50（40 个）', '球阀 DN50', 40, 'piece'],
    ['Труба 57х3,5 (6 м)', 'Труба 57х3,5 (6 м)', null, null],
    ['Кабель КГ-ХЛ 4х6 0.5 км', 'Кабель КГ-ХЛ 4х6', 500, 'metre'],
    ['Cable 4x6, 1.2 km', 'Cable 4x6', 1200, 'metre'],
    ['Арматура А500С ф12 - 3,5 тн', 'Арматура А500С ф12', 3.5, 'tonne'],
    ['Перчатки 200 пар', 'Перчатки', 200, 'pair'],
    ['Провод ПВ-3 — 2 бухты', 'Провод ПВ-3', 2, 'roll'],
    ['Муфта М8 - 60', 'Муфта М8', 60, null],
    ['6308', '6308', null, null],
    ['Болт М16 x 80', 'Болт М16 x 80', null, null],
    ['Ball valve DN50 SS316 x 10 pcs', 'Ball valve DN50 SS316', 10, 'piece'],
    ['Gate valve DN100 cast iron (qty 4)', 'Gate valve DN100 cast iron', 4, null],
    ['Motor 7.5 kW B3 qty: 2', 'Motor 7.5 kW B3', 2, null],
    ['Фланец Ду50, кол-во 12 шт.', 'Фланец Ду50', 12, 'piece'],
    ['球阀 DN50 数量：5', '球阀 DN50', 5, null],
    ['Hose - 100 ft', 'Hose', 30.48, 'metre'],
    ['Гайка М12 - 2 тыс. шт.', 'Гайка М12', 2000, 'piece'],
    ['螺母 M12 1.5万个', '螺母 M12', 15_000, 'piece'],
    ['安全帽 白色 30顶', '安全帽 白色', 30, 'piece'],
    ['Gauge 100 mm, 5 off', 'Gauge 100 mm', 5, 'piece'],
    ['Масло И-20А 3 бочки', 'Масло И-20А', 3, 'pack'],
    ['2" pump', '2" pump', null, null],
  ])('reads %j', (text, words, quantity, unit) => {
    expect(linesOf(text, /[а-я]/i.test(text) ? 'ru' : 'en')).toEqual([{ words, article: '', quantity, unit }])
  })

  test('reads lengths at the ends of lines as amounts where the others end in amounts, too', () => {
    const [cable] = linesOf('Кабель ВВГ 3х2,5 350 м\nЛоток 100х50 - 12 шт\nКороб - 3 шт', 'ru')
    expect(cable).toEqual({ words: 'Кабель ВВГ 3х2,5', article: '', quantity: 350, unit: 'metre' })
  })

  test.each([
    ['tabs', 'Артикул\tНаименование\tКол-во, шт\tЦена\nA-1\tКран\t12\t5,50\nA-2\tТруба; 57\t3\t7,20', '\t'],
    ['semicolons', 'Заявка на июль;;;\n№;Наименование;Кол-во;Ед. изм.\n1;Кран;12;шт.\n2;Труба, 57;3;шт', ';'],
    ['commas and quotes', 'Qty,Description,Part No\n12,"Кран","A-1"\n3,"Труба ""57"", 3",A-2', ','],
    ['no head', '1\tКран\t12\tшт\t5,50\n2\tТруба\t3\tшт\t100', '\t'],
  ])('reads a table with %s', (_, text) => {
    const read = linesOf(text, 'ru')
    expect(read.map(({ quantity }) => quantity)).toEqual([12, 3])
    expect(read.map(({ words }) => words.slice(0, 4))).toEqual(['Кран', 'Труб'])
  })

  test.each([
    [
      'ru',
      `№ п/п\tНаименование и техническая характеристика\tТип, марка\tКод продукции\tЗавод-изготовитель\tЕд. измерения\tКоличество\tМасса единицы, кг\tПримечание
1\tКран шаровой DN50\tсталь 20\tBV-1\tОулин\tшт.\t12\t9,5\t
\tЭлектрооборудование
2\tАвтоматический выключатель\t3P 40А\t\tIEK\tшт\t8\t\tсрочно
Итого\t\t\t\t\t\t20\t\t`,
      [
        { words: 'Кран шаровой DN50 сталь 20 Оулин', article: 'BV-1', quantity: 12, unit: 'piece' },
        { words: 'Автоматический выключатель 3P 40А IEK', article: '', quantity: 8, unit: 'piece', note: 'срочно' },
      ],
    ],
    [
      'en',
      `Item\tDescription\tManufacturer Part No.\tUOM\tTotal Qty\tTarget Price
10\tBall valve DN50\tBV-F-50-16\tEA\t12\t$150
20\tWire rope 11 mm\t\tM\t500\t`,
      [
        { words: 'Ball valve DN50', article: 'BV-F-50-16', quantity: 12, unit: 'piece' },
        { words: 'Wire rope 11 mm', article: '', quantity: 500, unit: 'metre' },
      ],
    ],
    [
      'zh',
      `序号\t物料名称\t规格型号\t单位\t申请数量\t含税单价\t使用部门
1\t球阀\tDN50 PN16\t个\t20\t¥150\t动力车间
2\t钢丝绳\t6*19 Φ11\t米\t300\t\t行车
合计\t\t\t\t320\t\t`,
      [
        { words: '球阀 DN50 PN16', article: '', quantity: 20, unit: 'piece' },
        { words: '钢丝绳 6*19 Φ11', article: '', quantity: 300, unit: 'metre' },
      ],
    ],
  ] as const)(
    'reads the form of a plant in %s, without the titles of its parts and its total',
    (locale, text, lines) => {
      expect(linesOf(text, locale)).toEqual(lines)
    },
  )

  test('leaves a quantity empty that could be a thousand as well as one', () => {
    expect(linesOf('Кол-во\tНаименование\n1,000\tБолт\n2,5\tЦемент', 'ru').map(({ quantity }) => quantity)).toEqual([
      null,
      2.5,
    ])
    expect(linesOf('Qty\tDescription\n1,000\tBolt\n2,5\tCement', 'en').map(({ quantity }) => quantity)).toEqual([
      1000, 2.5,
    ])
  })

  test('is refused without a word, or with too many lines', () => {
    expect(parseList(' \n;;\n', 'en')).toEqual({ refused: 'empty' })
    expect(parseList('valve - 1 pc\n'.repeat(MAX_LIST_LINES + 1), 'en')).toEqual({ refused: 'too-many-lines' })
    expect(linesOf('valve - 1 pc\n'.repeat(MAX_LIST_LINES))).toHaveLength(MAX_LIST_LINES)
  })
})

const text = (longest: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: longest })
    .map((raw) => raw.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim())
const decimals = fc.integer({ min: 1, max: MAX_LINE_QUANTITY }).map((thousandths) => thousandths / 1000)

const line: fc.Arbitrary<ListLine> = fc
  .record({
    words: text(60),
    article: fc.oneof(fc.constant(''), text(20)),
    quantity: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: MAX_LINE_QUANTITY }), decimals),
    unit: fc.option(fc.constantFrom(...UNITS)),
    note: fc.option(text(60).filter(Boolean), { nil: undefined }),
  })
  .filter(({ words, article }) => /[\p{L}\p{N}]/u.test(words + article))

test('what is printed is read back', () => {
  const lists = fc.array(line, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(lists, fc.constantFrom(...LOCALES), (lines, locale) => {
      expect(parseList(printList(lines, locale), locale)).toEqual({ lines, aside: [] })
    }),
  )
})

test.each([
  ['a cell that begins with the sign of a quoted line', '\t>5 mm', { words: '>5 mm', article: '' }],
  ['an article that begins with it', '>V7\tValve', { words: 'Valve', article: '>V7' }],
])('%s is read whole', (_, cells, expected) => {
  expect(linesOf(`Part No\tDescription\tQty\n${cells}\t4`)).toEqual([{ ...expected, quantity: 4, unit: null }])
})

test('a table in a quoted letter is read without its signs', () => {
  expect(linesOf('> Part No\tDescription\tQty\n> BV-1\tValve\t4')).toEqual([
    { words: 'Valve', article: 'BV-1', quantity: 4, unit: null },
  ])
})

test('any text is read or refused, in time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.constantFrom(...LOCALES), (pasted, locale) => {
      const parsed = parseList(pasted, locale)
      if ('lines' in parsed) expect(parsed.lines.length).toBeGreaterThan(0)
    }),
  )
})

test.each(['1 1 1,1 шт по 1 – ', '1', '1.', ',', 'болт 5 шт, '])(
  'a list of the greatest length of %j alone is read in time',
  (piece) => {
    const began = performance.now()
    parseList(`a${piece.repeat(MAX_LIST_LENGTH / piece.length - 1)}`, 'ru')
    expect(performance.now() - began).toBeLessThan(4000)
  },
)

test('goods at the end of a sentence of any length are read', () => {
  const sentence = Array.from({ length: 200 }, (_, at) => `муфта ${at + 1000} 5 шт`).join(', ')
  expect(linesOf(sentence, 'ru').map(({ words }) => words)).toContain('муфта 1199')
})
