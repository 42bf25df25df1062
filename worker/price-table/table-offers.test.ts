/** Offers from rows of tables, in the shapes of exports that shops' programs make. */
import { expect, test } from 'vitest'
import { guessColumns } from '../../domain/price-table/guess-columns.ts'
import { groupedEntries } from '../db/import/offer-groups.ts'
import { sampleOf } from './price-table.ts'
import { tableEntries } from './table-offers.ts'
import { csvTable } from './text-table.ts'

/** Offers of a CSV file, by the columns as they are guessed. */
async function read(...rows: string[]) {
  const bytes = new TextEncoder().encode(rows.join('\n'))
  const table = await csvTable(async function* () {
    yield bytes
  })
  if (!table) throw new Error('no table')
  const layout = guessColumns(await sampleOf(table))
  const offers = []
  for await (const entry of groupedEntries(tableEntries(table, layout)))
    if (entry.kind === 'offer') offers.push(entry.offer)
  const said = offers.map(({ id, fields, params, available }) => ({
    id,
    available,
    params: params.map(({ name, unit, value }) => [name, value, unit].filter(Boolean).join(' ')),
    ...Object.fromEntries([...fields].map(([name, texts]) => [name, texts.join(', ')])),
  }))
  return said
}

test('rows below the first one of a group are its variants, or its further pictures', async () => {
  const [good, ...others] = await read(
    'Handle;Title;Vendor;Option1 Name;Option1 Value;Variant SKU;Variant Price;Variant Inventory Qty;Image Src',
    'ball;Ball valve;V;Size;1/2;BV-12;4.90;40;https://a.example/1.jpg',
    'ball;;;;3/4;BV-34;6.50;0;https://a.example/2.jpg',
    'ball;;;;;;;;https://a.example/3.jpg',
    'tape;PTFE tape;V;Title;Default Title;;0.50;7;',
  )
  expect(good).toMatchObject({ id: 'ball', name: 'Ball valve', price: '4.90', count: '40' })
  expect(good).toMatchObject({
    picture: ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg'].join(', '),
  })
  expect(JSON.parse(String(Object(good).variants))).toMatchObject([
    { sku: 'BV-12', options: [{ name: 'Size', value: '1/2' }], stock: 40 },
    { sku: 'BV-34', options: [{ name: 'Size', value: '3/4' }], price: '6.50', stock: 0 },
  ])
  expect(others).toMatchObject([{ id: 'tape', price: '0.50', count: '7', params: [] }])
})

test('a parent row that variants name describes the good, and has no price of its own', async () => {
  const offers = await read(
    'ID;SKU;Name;Description;In stock?;Stock;Regular price;Categories;Parent;Attribute 1 name;Attribute 1 value(s)',
    '44;gk;Gloves;Warm gloves;1;;;Wear > Gloves, Wear;;Size;M, L',
    '45;gk-m;Gloves - M;;1;12;3.50;;gk;Size;M',
    '46;gk-l;Gloves - L;;0;;3.70;;gk;Size;L',
    '50;hat;Hard hat;Yellow;0;;12;Wear > Helmets;;Colour;Yellow',
  )
  expect(offers).toMatchObject([
    { id: '50', available: false, params: ['Colour Yellow'] },
    { id: 'gk', name: 'Gloves', description: 'Warm gloves', price: '3.50', categoryid: 'Wear > Gloves' },
  ])
  expect(JSON.parse(String(Object(offers[1]).variants))).toMatchObject([
    { sku: 'gk-m', stock: 12 },
    { sku: 'gk-l', stock: 0 },
  ])
})

test('a characteristic gets its name and unit from columns of their own', async () => {
  const [good] = await read(
    'Код_товара;Название_позиции;Цена;Название_Характеристики;Измерение_Характеристики;Значение_Характеристики;Название_Характеристики;Измерение_Характеристики;Значение_Характеристики',
    'B-1;Болт М8;12,5;Диаметр;мм;8;Материал;;Сталь',
  )
  expect(good?.params).toEqual(['Диаметр 8 мм', 'Материал Сталь'])
})

test('repeated heads, hints of a template, headings and sums are not goods', async () => {
  const offers = await read(
    'Артикул\tНаименование\tЦена, руб.\t\tНаличие',
    '\t\tРозница\tОпт от 10 шт\t',
    'Обязательное поле\tОбязательное поле\tОбязательное поле\t\t',
    'Смесители\t\t\t\t',
    'A-1\tСмеситель\t2 490,00\t2 300\tесть',
    'Артикул\tНаименование\tЦена, руб.\t\tНаличие',
    '\t\tРозница\tОпт от 10 шт\t',
    'A-2\tДуш\t3 990-00\t\t5',
    'Итого:\t\t6480\t\t5',
  )
  expect(offers).toMatchObject([
    { id: 'A-1', categoryid: 'Смесители', price: '2 490,00', tiers: '10: 2 300', available: true },
    { id: 'A-2', count: '5' },
  ])
})

test('the unit of a weight is read from its own column, and a measure of zero is left out', async () => {
  const offers = await read(
    'SKU;Name;Price;Weight;weight_unit;Length;additional_attributes;Minimum',
    'a;Drill;5;500;g;0.00;color=Red,size=M;≥10个',
    'b;Saw;6;2;kg;12;;2',
  )
  expect(offers).toMatchObject([
    { weight: '500 g', params: ['color Red', 'size M'], 'min-quantity': '10' },
    { weight: '2 kg', params: ['Length 12'] },
  ])
})

test('slashes separate levels where several categories have the same beginning', async () => {
  const offers = await read('SKU;Name;Price;Группа', 'a;A;1;Метизы/Болты', 'b;B;2;Метизы/Гайки', 'c;C;3;Метизы')
  expect(offers.map((offer) => Object(offer).categoryid)).toEqual(['Метизы > Болты', 'Метизы > Гайки', 'Метизы'])
  const names = await read('SKU;Name;Price;Группа', 'a;A;1;Шланги/рукава', 'b;B;2;Трубы/фитинги')
  expect(names.map((offer) => Object(offer).categoryid)).toEqual(['Шланги/рукава', 'Трубы/фитинги'])
})

test('a row of technical column names is not a good, and a good without an id is identified by its article', async () => {
  const offers = await read(
    'Product ID\tSeller SKU\tProduct Name\tStandard Price\tItem Weight',
    'external_id\titem_sku\titem_name\tstandard_price\titem_weight',
    '77\tGL-M\tGloves M\t12.99\t0.1 kg',
    '\tGL-L\tGloves L\t12.99\t0.1 kg',
  )
  expect(offers.map(({ id }) => id)).toEqual(['77', 'GL-L'])
})
