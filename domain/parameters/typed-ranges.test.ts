import { expect, test } from 'vitest'
import { rangeIn, readRanges } from './typed-ranges.ts'

test.each([
  ['лист 1.5-2 мм', 1.5, 2, 'mm', 'лист'],
  ['лист 1,5–2 мм оцинкованный', 1.5, 2, 'mm', 'лист оцинкованный'],
  ['sheet 1.5 mm – 2 mm', 1.5, 2, 'mm', 'sheet'],
  ['манометр от 10 до 16 бар', 10, 16, 'bar', 'манометр'],
  ['gauge from 10 to 16 bar', 10, 16, 'bar', 'gauge'],
  ['10~16公斤球阀', 10, 16, 'kg', '球阀'],
  ['从10到16公斤的球阀', 10, 16, 'kg', '的球阀'],
  ['сверло до 20 мм', null, 20, 'mm', 'сверло'],
  ['motor over 5 kW', 5, null, 'kW', 'motor'],
  ['pump over 100 gpm', 100, null, 'gpm', 'pump'],
  ['gasket up to 400 °F', null, 400, '°F', 'gasket'],
  ['насос не менее 100 л/мин', 100, null, 'L/min', 'насос'],
  ['компрессор ≥ 7,5 кВт', 7.5, null, 'kW', 'компрессор'],
  ['电机5千瓦以上', 5, null, 'kW', '电机'],
  ['двигатель 5 кВт и выше', 5, null, 'kW', 'двигатель'],
  ['hoist up to 2 t', null, 2, 't', 'hoist'],
  ['кран ду50-80', 50, 80, 'DN', 'кран'],
  ['valve DN 50 to 80', 50, 80, 'DN', 'valve'],
  ['задвижка не более 16 бар', null, 16, 'bar', 'задвижка'],
  ['ball valve 1/2-1 1/2"', 0.5, 1.5, 'inch', 'ball valve'],
] as const)('%s', (text, low, high, unit, rest) => {
  expect(readRanges(text)).toEqual({ ranges: [{ low, high, unit }], rest })
})

test.each([
  'труба 25x2.5 мм',
  'труба 57х3-5 мм',
  'насос 2-15',
  '30-40-5 мм',
  'лист 2 мм',
  'M8-20 mm bolt',
  'CNMG 12-04-08',
  'манометр 0-16 бар',
  'доставка до 40 шт',
  'more than 100 pcs',
  'уголок 40-25 мм',
  'от завода',
  'компрессор 480L/min 380V',
  'АИР100-4',
  'кран 2-15 и 3-20',
  '',
])('%j has no range', (text) => {
  expect(readRanges(text)).toEqual({ ranges: [], rest: text })
})

test('several ranges of one query', () => {
  expect(readRanges('насос от 5 до 10 кВт, не менее 100 м³/ч').ranges).toEqual([
    { low: 5, high: 10, unit: 'kW' },
    { low: 100, high: null, unit: 'm³/h' },
  ])
})

test('ends are converted, and kilograms are also a pressure', () => {
  expect(rangeIn({ low: 10, high: 16, unit: 'bar' }, 'MPa')).toEqual({ low: 1, high: 1.6 })
  expect(rangeIn({ low: 10, high: 16, unit: 'kg' }, 'PN')).toEqual({ low: 10, high: 16 })
  expect(rangeIn({ low: null, high: 2, unit: 't' }, 'kg')).toEqual({ low: null, high: 2000 })
  expect(rangeIn({ low: 1, high: 2, unit: 'kW' }, 'kg')).toBeNull()
})
