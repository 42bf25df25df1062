import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDigits } from './number-words.ts'
import { searchTerms } from './query-terms.ts'

test.each([
  ['一吨手拉葫芦', '1吨手拉葫芦'],
  ['减速机 一比四十', '减速机 速比40'],
  ['十五千瓦电机', '15千瓦电机'],
  ['一百二十平方电缆', '120平方电缆'],
  ['两寸球阀', '2寸球阀'],
  ['半吨葫芦', '0.5吨葫芦'],
  ['2500千伏安变压器', '2500千伏安变压器'],
  ['pump 90 cubic meters per hour', 'pump 90 m3/h'],
  ['компрессор 400 литров в минуту', 'компрессор 400 л/мин'],
  ['насос 50 кубов в час', 'насос 50 м3/ч'],
  ['cubic meters', 'cubic meters'],
  ['一体泵', '一体泵'],
  ['三相电机', '三相电机'],
  ['two ton hoist', '2 ton hoist'],
  ['five-inch valve', '5 inch valve'],
  ['two valves', 'two valves'],
  ['fifty-litre receiver', '50-litre receiver'],
  ['twenty-foot hose', '20-foot hose'],
  ['twenty-year guarantee', 'twenty-year guarantee'],
  ['таль две тонны', 'таль 2 тонны'],
  ['двухтонный домкрат', '2 т домкрат'],
  ['кран полтора дюйма', 'кран 1.5 дюйма'],
  ['двухдюймовая труба', '2 дюйм труба'],
  ['槽钢十六号', '槽钢16号'],
  ['角钢五十乘五十', '角钢50x50'],
  ['арматура ф16', 'арматура 16'],
  ['half a ton', '0.5 ton'],
  ['трехходовой кран', 'трехходовой кран'],
  ['4分球阀', '0.5 英寸球阀'],
  ['十分钟', '十分钟'],
  ['一寸半气动泵', '1.5寸气动泵'],
  ['кабель 3 на 2.5', 'кабель 3x2.5'],
  ['gear box ratio 30:1', 'gear box ratio 1:30'],
  ['50口径', ' dn50 '],
  ['nominal bore 80 mm', ' dn80 '],
  ['bearing 40 mm bore', 'bearing  40 mm '],
  ['bearing id 40 od 80', 'bearing  40 mm   80 mm '],
  ['pipe 57 mm od', 'pipe  57 mm '],
  ['частотник 7.5 на 380', 'частотник 7.5 380 в'],
  ['лист 3 на 1250', 'лист 3x1250'],
  ['дюймовая труба', '1 дюйм труба'],
  ['кран полудюймовый', 'кран 0.5 дюйм'],
  ['кран 1/2 дюймовый', 'кран 1/2 дюймовый'],
  ['мешок на тонну', 'мешок на 1 т'],
  ['труба d110', 'труба 110'],
  ['сверло ф8.5', 'сверло 8.5'],
  ['pe管 de110', 'pe管 110'],
  ['плита d16', 'плита d16'],
  ['строп 4х ветвевой', 'строп 4-ветвевой'],
  ['сто восьмая бесшовная', '108 бесшовная'],
  ['стопятьдесятдевятая труба', '159 труба'],
  ['двести пятидесятый обратник', '250 обратник'],
  ['хлопушка полтораста', 'хлопушка 150'],
  ['стодесятка пэ', '110 пэ'],
  ['вторая одна сотня', 'вторая одна сотня'],
  ['девять двадцать', 'девять двадцать'],
  ['сотрудник', 'сотрудник'],
  ['forty five degree bend', '45 degree bend'],
  ['two hundred mm', '200 mm'],
  ['often', 'often'],
  ['六十度弯头', '60度弯头'],
  ['寸半闸阀', '1.5寸闸阀'],
  ['d71x-16', 'd71x-16'],
  ['труба d16x2', 'труба d16x2'],
])('%s is read as %s', (text, digits) => {
  expect(withDigits(text)).toBe(digits)
})

test('a number written as a word finds the quantity in digits', () => {
  expect(searchTerms('一吨手拉葫芦')[0]?.forms).toContain('1000kg')
  expect(searchTerms('двухтонная таль')[0]?.forms).toContain('2000kg')
})

test('numbers of three Chinese digits with their places are read', () => {
  const digit = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(digit, digit, digit, (hundreds, tens, ones) => {
      const han = (n: number) => '零一二三四五六七八九'.charAt(n)
      const value = hundreds * 100 + tens * 10 + ones
      expect(withDigits(`${han(hundreds)}百${han(tens)}十${han(ones)}吨`)).toBe(`${value}吨`)
    }),
  )
})
