import { expect, test } from 'vitest'
import { isShaftSize, readMentions } from './mentions.ts'

test.each([
  [
    'шаровой кран ду50 ру16 сталь 20',
    [
      [50, 'DN'],
      [16, 'PN'],
    ],
    'шаровой кран сталь 20',
  ],
  [
    'Ду 50 Ру-16',
    [
      [50, 'DN'],
      [16, 'PN'],
    ],
    '',
  ],
  [
    'electric motor 7.5 kW 1450 rpm',
    [
      [7.5, 'kW'],
      [1450, 'rpm'],
    ],
    'electric motor',
  ],
  ['насос 5,5 кВт', [[5.5, 'kW']], 'насос'],
  ['球阀DN50', [[50, 'DN']], '球阀'],
  ['valve 1 1/2"', [[1.5, 'inch']], 'valve'],
  ['bolt M12 8.8', [], 'bolt M12 8.8'],
  ['кабель ВВГ 3х2,5', [], 'кабель ВВГ 3х2,5'],
  ['BV-F-50-16', [], 'BV-F-50-16'],
] as const)('%s', (text, mentions, rest) => {
  expect(readMentions(text)).toEqual({ mentions: mentions.map(([value, unit]) => ({ value, unit })), rest })
})

test.each(['муфта на вал 40 мм', 'coupling for 40 mm shaft', 'coupling, bore of 40 mm', '联轴器 轴径40 mm'])(
  'a size is said of a shaft: %s',
  (text) => expect(readMentions(text).mentions).toEqual([{ value: 40, unit: 'mm', isOfShaft: true }]),
)

test.each(['валик 40 мм', 'интервал 40 мм', 'ball valve 40 mm'])('of anything: %s', (text) =>
  expect(readMentions(text).mentions).toEqual([{ value: 40, unit: 'mm' }]),
)

test('a bore has the size of its shaft, and an outside diameter has not', () => {
  expect(isShaftSize(['Bore d', 'Внутренний диаметр d'])).toBe(true)
  expect(isShaftSize(['Outside diameter', 'Наружный диаметр', '外径', 'Интервал'])).toBe(false)
})
