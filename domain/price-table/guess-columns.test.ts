import { describe, expect, test } from 'vitest'
import { LOCALES } from '../locale.ts'
import { findSeparator } from './find-separator.ts'
import { guessColumns } from './guess-columns.ts'
import { tableHead, writtenHead } from './heads.ts'
import { COLUMN_ROLES } from './roles.ts'

const guess = (...rows: string[]) => {
  const table = guessColumns(rows.map((row, at) => ({ line: at + 1, cells: row.split('|') })))
  return { ...table, roles: table.columns.map(({ role }) => role) }
}

describe('columns of a price list', () => {
  test('are known by their heads in Russian, below a title', () => {
    const { roles, from } = guess(
      'ООО «Кран»',
      'Прайс-лист от 01.02.2026',
      '№|Артикул|Наименование товара|Ед. изм.|Цена с НДС, руб.|Цена от 10 шт.|Остаток, шт|Мин. партия|Код ТН ВЭД|Вес, кг|Закупочная цена|Материал',
      '1|A-1|Кран|шт|100|90|5|1|8481808190|0,5|50|латунь',
    )
    expect(roles.join()).toBe('ignore,article,name,unit,price,tier,stock,moq,tnved,weight,ignore,parameter')
    expect(from).toBe(4)
  })

  test.each([
    [
      'Item No|Description|Unit Price (USD)|Stock|HS Code|Country of Origin',
      'A1|Valve|10|5|8481|China',
      'article,name,price,stock,tnved,country',
    ],
    ['编号|名称|含税价|税率|单位', 'A1|球阀|10|13%|个', 'id,name,price,vat,unit'],
    ['货号|产品名称|单价（元）|库存|单位|最小起订量', 'A1|球阀|10|5|个|100', 'article,name,price,stock,unit,moq'],
    [
      'Артикул|Название (рус)|Название (англ)|描述（中文）|Ставка НДС',
      'A1|Кран|Valve|球阀|20%',
      'article,name.ru,name.en,description.zh,vat',
    ],
  ])('are known by their heads: %s', (head, row, roles) => {
    expect(guess(head, row).roles.join()).toBe(roles)
  })

  test('of pictures are no properties of goods, whatever they are called', () => {
    const { roles } = guess(
      'Артикул|Наименование|Фото 2|Медиа|Qty in stock|Страница',
      'A1|Кран|https://a.example/1.jpg|https://a.example/2.png?x=1|5|https://a.example/p/1',
    )
    expect(roles.join()).toBe('article,name,picture,picture,stock,ignore')
  })

  test('have heads that are merged over two rows', () => {
    const { heads, roles, from } = guess(
      'Артикул|Наименование|Цена|||',
      '||опт|розница|от 100 шт|Остаток',
      'A1|Кран|1|2|3|4',
    )
    expect(heads).toEqual(['Артикул', 'Наименование', 'Цена опт', 'Цена розница', 'Цена от 100 шт', 'Остаток'])
    expect(roles.join()).toBe('article,name,price,ignore,tier,stock')
    expect(from).toBe(3)
  })

  test('have heads in the plural over several prices', () => {
    const { roles } = guess('Артикул|Наименование|Цены, руб. с НДС||', '||розница|от 10 шт|Наличие', 'A1|Кран|1|2|3')
    expect(roles.join()).toBe('article,name,price,tier,stock')
  })

  test('without heads are known by their cells', () => {
    const { roles } = guess(
      'CSF|55038003AG|6270|2|Радиатор кондиционера',
      'BMW|51357444075|4000|25|Стекло двери задней левой',
      'BMW|13627|9000|4|Колодки задние',
      'CSF|17129B|1200|1|Колодки тормозные передние',
    )
    expect(roles.join()).toBe('brand,article,price,stock,name')
  })

  test.each(LOCALES)('of our own files in %s are all known again', (locale) => {
    const roles = COLUMN_ROLES.filter((role) => !['ignore', 'parameter', 'tier'].includes(role))
    expect(roles.map((role) => tableHead(writtenHead(role, locale))?.role)).toEqual(roles)
  })

  test.each([
    ['Цена, руб.', 'RUB', null],
    ['Цена с НДС, USD', 'USD', true],
    ['Price excl. VAT', null, false],
    ['含税单价（元）', 'CNY', true],
  ])('"%s" says what its prices are', (head, currency, included) => {
    expect(tableHead(head)).toMatchObject({ role: 'price', currency, included })
  })
})

test.each([
  ['a;b;c\n1,5;2;3\n4;5,6;7', ';'],
  ['Price list, 2026\n\na,b,c\n"x, y",2,3\n4,5,6', ','],
  ['a\tb, c\td\n1\t2\t3', '\t'],
  ['a|b|c\n1|2|3\n', '|'],
  ['Dear colleagues, this is a letter.\nIt has no table.', null],
])('the separator of %j is %j', (text, mark) => {
  expect(findSeparator(text)).toBe(mark)
})

describe('columns of exports', () => {
  test.each([
    [
      'of Shopify',
      'Handle|Title|Body (HTML)|Vendor|Tags|Option1 Name|Option1 Value|Variant SKU|Variant Grams|Variant Inventory Qty|Variant Price|Image Src|Image Position|Status',
      'ball|Valve|<p>Text</p>|V|a|Size|1|BV-1|180|40|4.90|https://a.example/1.jpg|1|active',
      'group,name,description,brand,ignore,ignore,parameter,article,weight,stock,price,picture,ignore,ignore',
    ],
    [
      'of WooCommerce',
      'ID|Type|SKU|Name|Short description|Description|In stock?|Stock|Weight (kg)|Regular price|Categories|Parent|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible',
      '44|simple|s|Gloves|Warm|Warm gloves for the winter|1|12|0.1|3.5|A > B|gk|Size|M|1',
      'id,ignore,article,name,ignore,description,stock,stock,weight,price,category,group,ignore,parameter,ignore',
    ],
    [
      'of Prom.ua',
      'Код_товара|Название_позиции|Название_позиции_укр|Цена|Наличие|Количество|Номер_группы|Название_группы|Уникальный_идентификатор|Название_Характеристики|Измерение_Характеристики|Значение_Характеристики',
      'B-1|Болт|Болт|12,5|+|5|89|Болты|134|Диаметр|мм|8',
      'article,name,ignore,price,stock,stock,ignore,category,id,ignore,ignore,parameter',
    ],
    [
      'of InSales',
      'ID товара|Название товара или услуги|Артикул|Цена продажи|Остаток|Свойство: Размер\n1|Куртка|K-48|5|1|48',
      '1|Куртка|K-50|6|2|50',
      'group,name,article,price,stock,parameter',
    ],
    [
      'of several warehouses',
      'Артикул|Название|Цена|Остаток Москва|Остаток Пермь',
      'A|Кран|5|1|нет',
      'article,name,price,stock,stock',
    ],
    [
      'of several warehouses with their sum',
      'Артикул|Название|Цена|Остаток Москва|Остаток всего',
      'A|Кран|5|1|2',
      'article,name,price,ignore,stock',
    ],
    [
      'with an id that two goods have by mistake',
      'ID|Артикул|Название|Цена\n1|A|Кран|5',
      '1|B|Болт|6',
      'id,article,name,price',
    ],
    ['without names', 'SKU|Model|Brand|Price', 'a|Drill GSB 13|B|5', 'article,name,brand,price'],
    [
      'of goods to be ordered',
      '№ п/п|Номенклатура|Цена с НДС 20%, руб/шт|Остаток Москва|Остаток СПб|Заказ',
      '1|Болт|5|>500|под заказ|',
      'ignore,name,price,stock,stock,ignore',
    ],
    [
      'of Chinese works',
      '序号|产品名称|英文名称|型号规格|单价||起订量\n||||FOB宁波|含税|',
      '1|球阀|Ball valve|Q11|4.8|38.5|500',
      'ignore,name,name.en,model,ignore,price,moq',
    ],
    ['of clothes', 'SKU|Name|Size|Price', 'a|Shirt|XL|5', 'article,name,parameter,price'],
  ])('%s', (_, head, row, roles) => {
    expect(guess(...head.split('\n'), row).roles.join()).toBe(roles)
  })

  test.each([
    ['Цена, бел. руб.', 'price', 'BYN'],
    ['Ціна, грн', 'price', 'UAH'],
    ['priceRUAH', 'price', 'UAH'],
  ])('%s', (head, role, currency) => {
    expect(tableHead(head)).toMatchObject({ role, currency })
  })

  test.each([
    ['Вес_кг', 'кг'],
    ['Вес в упаковке, г*', 'г'],
    ['Variant Grams', 'g'],
  ])('%s says its unit', (head, unit) => {
    expect(tableHead(head)).toMatchObject({ role: 'weight', unit })
  })
})
