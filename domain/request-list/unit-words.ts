import { escapeRegExp } from '../escape-regexp.ts'
import type { Locale } from '../locale.ts'
import { UNITS, type Unit } from '../trade-terms.ts'

/** Spellings of units in buyers' lists, without dots and spaces, in lower case. */
const SPELLINGS: Record<Unit, string> = {
  piece:
    'шт штук штука штуки единиц ед экз pc pcs pce pieces piece ea each no nos unit units 个 個 件 只 隻 台 支 根 片 块 塊 条 條 把 具 枚 颗 张 面 座 部 樘',
  metre: 'м мп пм погм мпог метр метра метров m mtr mtrs metre metres meter meters lm 米 公尺 延米',
  kilogram: 'кг килограмм килограмма килограммов kg kgs kilo kilos kilogram kilograms 公斤 千克',
  tonne: 'т тн тонн тонна тонны t ton tons tonne tonnes mt 吨 噸',
  set: 'компл комплект комплекта комплектов кмп кт к-т набор набора наборов set sets kit kits 套 组 組',
  pair: 'пар пара пары pair pairs pr prs 双 雙 对 對 副',
  'square-metre': 'м2 м² квм м·кв m2 m² sqm 平方米 平米 平方 ㎡',
  roll: 'рул рулон рулона рулонов бухта бухт бухты бух roll rolls coil coils 卷 盘 盤',
  litre: 'л литр литра литров l ltr ltrs litre litres liter liters 升',
  pack: 'уп упак упаковка упаковки упаковок пач пачка пачки пачек кор коробка коробки коробок pack packs pk pks pkt pkts package packages box boxes 包 盒 箱 袋',
}

/** @returns the spellings of a unit, as plain words */
export const spellingsOf = (unit: Unit): string[] => SPELLINGS[unit].split(' ')

const UNIT_OF = new Map(UNITS.flatMap((unit) => spellingsOf(unit).map((word): [string, Unit] => [word, unit])))

/** The spellings as the source of a regular expression, the longest first; letters may be followed by dots ("шт.", "п.м."). */
export const saleUnitPattern = (): string =>
  [...UNIT_OF.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      /^[а-яa-z]+$/.test(word) && word.length < 6 ? `${word.split('').join('\\.?')}\\.?` : escapeRegExp(word),
    )
    .join('|')

/** @returns a word for a unit without what is written in different ways: case, dots and spaces */
export const plainUnitWord = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]+/g, '')

/** @returns the unit with this spelling; null for another word */
export const unitOfWord = (word: string): Unit | null => UNIT_OF.get(plainUnitWord(word)) ?? null

/** Units that goods are counted in, and not measured: «12 компл.» of what is sold by the piece are 12 pieces. */
const COUNTED: Unit[] = ['piece', 'set']
/** @returns whether a quantity in one unit is the same number in the other */
export const areSameCount = (one: Unit, other: Unit): boolean =>
  one === other || (COUNTED.includes(one) && COUNTED.includes(other))

/** The short spelling of each unit in a language, as buyers write it behind a number. */
export const WRITTEN_UNITS: Record<Locale, Record<Unit, string>> = {
  en: {
    piece: 'pcs',
    metre: 'm',
    kilogram: 'kg',
    tonne: 't',
    set: 'sets',
    pair: 'pairs',
    'square-metre': 'm²',
    roll: 'rolls',
    litre: 'l',
    pack: 'packs',
  },
  ru: {
    piece: 'шт.',
    metre: 'м',
    kilogram: 'кг',
    tonne: 'т',
    set: 'компл.',
    pair: 'пар',
    'square-metre': 'м²',
    roll: 'рул.',
    litre: 'л',
    pack: 'уп.',
  },
  zh: {
    piece: '件',
    metre: '米',
    kilogram: '公斤',
    tonne: '吨',
    set: '套',
    pair: '双',
    'square-metre': '平方米',
    roll: '卷',
    litre: '升',
    pack: '包',
  },
}

/** The spelling of each unit in a printed list. */
export const PRINTED_UNITS: Record<Unit, string> = {
  piece: 'pcs',
  metre: 'm',
  kilogram: 'kg',
  tonne: 't',
  set: 'set',
  pair: 'pair',
  'square-metre': 'm2',
  roll: 'roll',
  litre: 'l',
  pack: 'pack',
}
