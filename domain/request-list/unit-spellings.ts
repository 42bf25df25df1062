import type { Locale } from '../locale.ts'
import type { Unit } from '../trade-terms.ts'

interface UnitSpellings {
  /** In buyers' lists, without dots and spaces, in lower case. */
  read: Record<Unit, string>
  /** Units that no goods are sold by, each as so many of one that they are sold by; `_` is a space that may be left out. */
  converted: { unit: Unit; factor: number; words: string }[]
  /** Short, as buyers write each behind a number. */
  written: Record<Locale, Record<Unit, string>>
  /** In a printed list, whatever its language. */
  printed: Record<Unit, string>
}

/**
 * How units are spelt. A module of its own, so that the build can take the words out of the worker's script
 * (scripts/vite/data-in-assets.ts).
 */
export const UNIT_SPELLINGS: UnitSpellings = {
  read: {
    piece:
      'шт штук штука штуки единиц ед экз pc pcs pce pieces piece ea each no nos off unit units лист листа листов хлыст хлыста хлыстов прут прутов sheet sheets 个 個 件 只 隻 台 支 根 片 块 塊 条 條 把 具 枚 颗 粒 张 面 顶 扇 盏 辆 架 座 部 樘 节',
    metre: 'м мп пм погм мпог метр метра метров m mtr mtrs metre metres meter meters lm 米 公尺 延米',
    kilogram: 'кг килограмм килограмма килограммов kg kgs kilo kilos kilogram kilograms 公斤 千克',
    tonne: 'т тн тонн тонна тонны t ton tons tonne tonnes mt 吨 噸',
    set: 'компл комплект комплекта комплектов кмп кт к-т набор набора наборов set sets kit kits 套 组 組',
    pair: 'пар пара пары pair pairs pr prs 双 雙 对 對 副',
    'square-metre': 'м2 м² квм м·кв m2 m² sqm 平方米 平米 平方 ㎡',
    roll: 'рул рулон рулона рулонов бухта бухт бухты бух roll rolls coil coils 卷 盘 盤',
    litre: 'л литр литра литров l ltr ltrs litre litres liter liters 升',
    pack: 'уп упак упаковка упаковки упаковок пач пачка пачки пачек кор коробка коробки коробок pack packs pk pks pkt pkts package packages box boxes мешок мешка мешков канистра канистры канистр бочка бочки бочек ведро ведра ведер ящик ящика ящиков bag bags drum drums can cans bottle bottles carton cartons ctn ctns bundle bundles pallets 包 盒 箱 袋 桶 瓶 罐 捆',
  },
  converted: [
    { unit: 'metre', factor: 1000, words: 'км километр километра километров km kilometre kilometres 千米 公里' },
    { unit: 'metre', factor: 0.3048, words: 'фут фута футов ft feet foot 英尺' },
    { unit: 'metre', factor: 0.9144, words: 'ярд ярда ярдов yd yds yard yards' },
    { unit: 'kilogram', factor: 0.453_592_37, words: 'фунт фунта фунтов lb lbs pound pounds 磅' },
    { unit: 'kilogram', factor: 0.5, words: '斤' },
    { unit: 'litre', factor: 3.785_412, words: 'галлон галлона галлонов gal gals gallon gallons 加仑' },
    { unit: 'square-metre', factor: 0.092_903_04, words: 'ft2 ft² sq_ft sqft' },
    { unit: 'piece', factor: 1000, words: 'тыс тыс_шт тыс_штук thousand 千个 千只 千件 千支' },
    { unit: 'piece', factor: 10_000, words: '万个 万只 万件 万支' },
    { unit: 'piece', factor: 12, words: 'дюжина дюжины дюжин dozen dozens doz 打' },
  ],
  written: {
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
  },
  printed: {
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
  },
}
