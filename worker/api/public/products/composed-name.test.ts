import { describe, expect, test } from 'vitest'
import { productName } from './composed-name.ts'

const category = { en: 'Flanges', ru: 'Фланцы', zh: '法兰' }
const facts = [
  { name: { ru: 'Диаметр' }, value: 'DN 100' },
  { name: { ru: 'Материал' }, value: { en: 'steel 20', ru: 'сталь 20' } },
  { name: { ru: 'Применение' }, value: 'a value that is far too long for a name' },
  { name: { ru: 'Давление' }, value: 'PN 16' },
  { name: { ru: 'Отверстия' }, value: '8' },
  { name: { ru: 'Проход' }, value: 'DN 100' },
  { name: { ru: 'Стандарт' }, value: 'GB 9119' },
]
const names = { zh: '板式平焊法兰' }
const composition = { category, facts }

describe('a product without a name in the language', () => {
  test('is called by its category and three short facts, with the supplier’s own name beside it', () => {
    expect(productName({ names, composition }, 'ru')).toEqual({
      name: { text: 'Фланцы, DN 100, сталь 20, PN 16', lang: 'ru' },
      original: { text: '板式平焊法兰', lang: 'zh' },
    })
  })

  test('is called by the parameters that its category names goods by before other facts', () => {
    const parts = [3, 1]
    expect(productName({ names, composition: { ...composition, parts } }, 'ru').name.text).toBe(
      'Фланцы, PN 16, сталь 20, DN 100',
    )
  })

  test('is called by measures with their names, since a number and a unit alone may be any of them', () => {
    const measures = [
      { name: { en: 'Bore', zh: '内径' }, value: '40 mm' },
      { name: { en: 'IP rating' }, value: '5 A' },
      { name: { ru: 'Ширина' }, value: '23 mm' },
      { name: { en: 'Liquid' }, value: { en: 'water', zh: '电导率不低于五的各种导电液体' } },
    ]
    const bearing = {
      names: { ru: 'Подшипник' },
      composition: { category: { en: 'Bearings', zh: '轴承' }, facts: measures },
    }
    expect(productName(bearing, 'en').name.text).toBe('Bearings, bore 40 mm, IP rating 5 A, water')
    expect(productName(bearing, 'zh').name.text).toBe('轴承，内径 40 mm')
  })

  test('is called by its designation, where the supplier names it by that, before its facts', () => {
    const bearing = { names: { zh: '深沟球轴承 6208-2RS' }, composition }
    expect(productName({ ...bearing, model: '6208-2RS' }, 'ru').name.text).toBe('Фланцы, 6208-2RS, DN 100, сталь 20')
    expect(productName({ ...bearing, model: 'SKU-00017' }, 'ru').name.text).toBe('Фланцы, DN 100, сталь 20, PN 16')
  })

  test('omits from its name facts that are not in the language, bare numbers and repetitions', () => {
    expect(productName({ names: { en: 'Flange' }, composition }, 'zh').name.text).toBe('法兰，DN 100，PN 16，GB 9119')
  })

  test('is called by the supplier’s name where the category has none in the language either', () => {
    expect(productName({ names, composition: { category: { en: 'Flanges' }, facts } }, 'ru')).toEqual({
      name: { text: '板式平焊法兰', lang: 'zh' },
    })
  })
})

test('a name that was typed for a preview counts, although the stored row has none', () => {
  expect(productName({ names: { ru: 'Фланец плоский' }, composition }, 'ru')).toEqual({
    name: { text: 'Фланец плоский', lang: 'ru' },
  })
})
