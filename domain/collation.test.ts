import { expect, test } from 'vitest'
import { compareNames } from './collation.ts'
import type { Locale } from './locale.ts'

test.each<[Locale, string[]]>([
  ['en', ['Busan', 'Cangzhou', 'DN 50', 'DN 100']],
  ['ru', ['Алматы', 'Гамбург', 'Ёлкино', 'Ереван', 'Пусан', 'Чебоксары']],
  // Sorted by pinyin: 沧州 Cāngzhōu, 釜山 Fǔshān, 宁波 Níngbō
  ['zh', ['沧州', '釜山', '宁波']],
])('names are in the order of %s', (locale, names) => {
  expect(names.toReversed().sort((one, other) => compareNames(locale, one, other))).toEqual(names)
})
