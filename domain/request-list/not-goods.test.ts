import { describe, expect, test } from 'vitest'
import type { Locale } from '../locale.ts'
import { termsOfLetter } from './letter-terms.ts'
import { parseList } from './parse-list.ts'

const read = (text: string, locale: Locale = 'ru') => {
  const parsed = parseList(text, locale)
  return 'lines' in parsed ? { goods: parsed.lines.map(({ words }) => words), aside: parsed.aside } : null
}

const LETTERS: [Locale, string, string[]][] = [
  [
    'ru',
    `Уважаемый Иван Петрович! Прошу дать КП с НДС:
Кран шаровой DN50 - 40 шт
Насосы:
Доставка кабеля
Здравствуйте, нужен насос К 80-50-200
Срок поставки - до 20 декабря, г. Екатеринбург
Условия оплаты: 30 % предоплата
С уважением,
Анна Котова
Менеджер по закупкам ООО «Ромашка»
тел. +7 (343) 200-00-00, a.kotova@romashka.example`,
    ['Кран шаровой DN50', 'Насосы:', 'Доставка кабеля', 'Здравствуйте, нужен насос К 80-50-200'],
  ],
  [
    'en',
    `Dear Sirs,
Please quote the following items incl. VAT:
Please quote ball valve DN50
CIP pump
Delivery valve
Quote by 20 December, CIF Novorossiysk
Best regards,
John Smith
Acme Ltd, www.acme.example`,
    ['Please quote ball valve DN50', 'CIP pump', 'Delivery valve'],
  ],
  [
    'zh',
    '尊敬的王经理：\n请报价以下产品，含税：\n球阀 DN50 100个\n水泵含税\n交货期：12月20日前\n谢谢！\n张三',
    ['球阀 DN50', '水泵含税'],
  ],
  ['zh', '您好，请报含税价：\n球阀 DN50 PN16 40个\n轴承 6205-2RS 20个\n谢谢', ['球阀 DN50 PN16', '轴承 6205-2RS']],
]

describe('the letter around a list', () => {
  test.each(LETTERS)('in %s is no goods, and what may be goods stays', (locale, text, goods) => {
    const found = read(text, locale)
    expect(found?.goods).toEqual(goods)
    expect(found?.aside).toHaveLength(text.split('\n').length - goods.length)
  })

  test.each([
    [
      'ru',
      `Наш завод закупает для ремонта линии, просьба рассчитать:
1. Кран шаровой DN50
2. Насос К 80-50-200 - 2 шт
3. Прокладка паронитовая
Доставка до г. Казань, ул. Промышленная 5. Самовывоз не подходит.
Оплата по факту, договор наш.
Фланец DN50
ООО «Ромашка» ИНН 1655012345`,
      ['Кран шаровой DN50', 'Насос К 80-50-200', 'Прокладка паронитовая', 'Фланец DN50'],
    ],
    [
      'zh',
      '王经理您好：\n我司需采购以下物料，请报含税价及交期：\n球阀 DN50 20个\n水泵 2台\n轴承 6205 100套\n交货地址：新疆霍尔果斯',
      ['球阀 DN50', '水泵', '轴承 6205'],
    ],
    [
      'en',
      'Our plant in Almaty is looking for these, please send your offer:\n- Ball valve DN50\n- Pump\n- Flange\nWe pay in 30 days after delivery to our warehouse',
      ['Ball valve DN50', 'Pump', 'Flange'],
    ],
  ] as const)('in %s is told by its place before and behind the list', (locale, text, goods) => {
    expect(read(text, locale)?.goods).toEqual(goods)
  })

  test.each<[Locale, string, string]>([
    ['zh', '您好,请报价以下产品:', '球阀 DN50 40个'],
    ['zh', '你好，我们需要采购以下材料', '球阀 DN50 40个'],
    ['zh', '我司需采购如下设备，请报价', '球阀 DN50 40个'],
    ['zh', '老板，下面的东西多少钱？', '球阀 DN50 40个'],
    ['ru', 'Доброго времени суток, дайте цену по списку', 'Кран шаровой DN50 40 шт'],
    ['ru', 'Здравствуйте! Сколько будет стоить следующее:', 'Кран шаровой DN50 40 шт'],
    ['ru', 'Привет, посчитайте пожалуйста', 'Кран шаровой DN50 40 шт'],
    ['en', 'Hi guys, how much for these?', 'Ball valve DN50 40 pcs'],
    ['en', 'Hello,pls quote below items:', 'Ball valve DN50 40 pcs'],
    ['en', 'Good morning, we would like a quotation for the items below:', 'Ball valve DN50 40 pcs'],
  ])('in one line of %s is none either: %s', (locale, asked, good) => {
    const found = read(`${asked}\n${good}`, locale)
    expect(found?.aside).toEqual([asked])
    expect(found?.goods).toHaveLength(1)
  })

  test.each<[Locale, string]>([
    ['zh', '我司采购水泵'],
    ['zh', '求购钢管'],
    ['zh', '多少钱一个轴承'],
    ['ru', 'Сколько стоит труба'],
    ['ru', 'Привет, нужны болты'],
    ['en', 'How much is a pump'],
    ['en', 'pls quote gaskets'],
  ])('with the name of a good is that good: %s', (locale, asked) => {
    expect(read(`${asked}\n20 x`, locale)?.goods[0]).toBe(asked)
  })

  test('stays where nothing else is left, and what is counted is goods whatever it is called', () => {
    expect(read('Спасибо!')?.goods).toEqual(['Спасибо!'])
    expect(read('Доставка - 5 шт\nДобрый день')?.goods).toEqual(['Доставка'])
    expect(parseList('Доставка\nСпасибо', 'ru', true)).toMatchObject({ aside: [], lines: [{}, {}] })
  })

  test('is distinguished from the rows of a table, since its lines have a single cell', () => {
    const table = 'Заявка на июль\t\nНаименование\tКол-во\nКран\t12\nСрок поставки\t10\nСрок: до 20 декабря\t'
    expect(read(table)).toEqual({
      goods: ['Кран', 'Срок поставки'],
      aside: ['Заявка на июль', 'Срок: до 20 декабря'],
    })
  })
})

test.each([
  [
    ['КП с НДС:', 'Срок поставки - до 20 декабря, г. Екатеринбург', 'С уважением', 'г. Москва'],
    { vat: 'included', neededBy: '2026-12-20', deliveredTo: 'Екатеринбург' },
  ],
  [['Цены без НДС, доставка до Перми', 'Дата: 01.12.2026'], { vat: 'excluded', deliveredTo: 'до Перми' }],
  [
    ['Price incl. VAT', 'Delivery by 20 January, CIF Novorossiysk'],
    { vat: 'included', neededBy: '2027-01-20', deliveredTo: 'Novorossiysk', incoterm: 'CIF' },
  ],
  [
    ['FOB上海，不含税', '交货期：2027年1月5日前'],
    { vat: 'excluded', neededBy: '2027-01-05', deliveredTo: '上海', incoterm: 'FOB' },
  ],
  [['Адрес доставки: г. Пермь, ул. Ленина, 5'], { deliveredTo: 'г. Пермь, ул. Ленина, 5' }],
  [['Цены с НДС или без НДС', 'Срок с 10.12 до 20.12, прошлый до 31.02'], {}],
])('a letter that says %j wishes for %j', (texts, terms) => {
  expect(termsOfLetter(texts, '2026-11-30')).toEqual(terms)
})
