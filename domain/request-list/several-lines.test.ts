import { describe, expect, test } from 'vitest'
import type { Locale } from '../locale.ts'
import { parseList } from './parse-list.ts'

/** Each line as "words | quantity unit". */
function read(text: string, locale: Locale): string[] {
  const parsed = parseList(text, locale)
  return 'lines' in parsed
    ? parsed.lines.map(({ words, quantity, unit }) => `${words} | ${[quantity, unit].filter(Boolean).join(' ')}`.trim())
    : []
}

describe('goods of several lines', () => {
  test.each([
    [
      'ru',
      `1. Кран шаровой DN50
   Давление: PN16
   Материал: сталь 20
   Кол-во: 10 шт
2. Задвижка DN100
   Цена: не дороже 20 000 ₽
   Ед. изм.: шт
   Кол-во: 4
3. Фланец DN100
   Кол-во: 8 шт
Срок поставки: 10 дней`,
      ['Кран шаровой DN50 PN16 сталь 20 | 10 piece', 'Задвижка DN100 | 4 piece', 'Фланец DN100 | 8 piece'],
    ],
    [
      'zh',
      '品名：球阀\n规格：DN50 PN16\n数量：20个\n\n品名：闸阀\n规格：DN100\n数量：5台\n交货地址：上海',
      ['球阀 DN50 PN16 | 20 piece', '闸阀 DN100 | 5 piece'],
    ],
  ] as const)('are read as one each in %s', (locale, text, lines) => {
    expect(read(text, locale)).toEqual(lines)
  })

  test.each([
    [
      'ru',
      '1. Кран DN50\nКол-во: 10 шт\nЦена: не дороже 5 000 ₽\nПримечание: с рукояткой\n2. Фланец\nКол-во: 8\nКол-во: 2 уп\nСрок: до мая\n3. Болт\nКол-во: 4',
      ['Цена: не дороже 5 000 ₽; Примечание: с рукояткой', 'Кол-во: 2 уп; Срок: до мая', undefined],
    ],
    [
      'en',
      '1. Ball valve\nQty: 10\nTarget price: 40 USD\n2. Flange\nQty: 8\nTarget price: 9 USD',
      ['Target price: 40 USD', 'Target price: 9 USD'],
    ],
    ['zh', '品名：球阀\n数量：20个\n单价：50元\n品名：闸阀\n数量：5台\n备注：急用', ['单价：50元', '备注：急用']],
  ] as const)('have what names no goods as their notes in %s', (locale, text, notes) => {
    const parsed = parseList(text, locale)
    expect('lines' in parsed && parsed.lines.map(({ note }) => note)).toEqual(notes)
  })

  test('are not lines that say nothing of the one before', () => {
    expect(read('1. Кран DN50\nНасос: К 80\n2. Фланец\n3. Муфта\n4. Отвод', 'ru')).toHaveLength(5)
  })
})

describe('a sentence of several goods', () => {
  test.each([
    [
      'ru',
      'Нужны подшипники 6205 - 10 штук, 6308 - 4 шт и ремни А1250 5 шт.',
      ['подшипники 6205 | 10 piece', 'подшипники 6308 | 4 piece', 'ремни А1250 | 5 piece'],
    ],
    ['zh', '您好，麻烦报个价：球阀DN50 20个、闸阀DN100 5个。谢谢', ['球阀DN50 | 20 piece', '闸阀DN100 | 5 piece']],
    [
      'en',
      'We need ball valve DN50 10 pcs and stretch film 6 rolls',
      ['ball valve DN50 | 10 piece', 'stretch film | 6 roll'],
    ],
    ['ru', 'Саморез 4,2х75 - 2 уп. по 50 шт', ['Саморез 4,2х75 | 100 piece']],
    ['ru', 'Кабель ВВГ 3х2,5, 5 бухт', ['Кабель ВВГ 3х2,5 | 5 roll']],
  ] as const)('in %s: %s', (locale, text, lines) => {
    expect(read(text, locale)).toEqual(lines)
  })
})

test.each([
  ['quantities first', 'Qty 10 - Ball valve DN50\nQty 4 pcs - Gate valve DN100', [10, 4]],
  ['bare numbers first', '4 задвижки ду100\n20 метров троса 11мм\n2 тали 2т', [4, 20, 2]],
  ['columns of spaces', 'Ball valve DN50        10\nGate valve DN100       4\nCheck valve DN80       6', [10, 4, 6]],
  ['units before numbers', 'Кран Ду50      шт    10\nТруба 57х3,5   м     120', [10, 120]],
  ['the lines of a quoted letter', '> Кран DN50 - 10 шт\n> Задвижка - 4 шт', [10, 4]],
  ['named lines', 'Item 1: Ball valve, 10 pcs\nПозиция 2. Насос — 2 шт.', [10, 2]],
  ['grades and models, which are no quantities', '304 pipe\n6205 bearing\n3 phase motor', [null, null, null]],
])('reads %s', (_, text, quantities) => {
  const parsed = parseList(text, /[а-я]/i.test(text) ? 'ru' : 'en')
  expect('lines' in parsed && parsed.lines.map(({ quantity }) => quantity)).toEqual(quantities)
})
