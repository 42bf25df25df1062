import { expect, test } from 'vitest'
import { guessColumns } from '../../domain/price-table/guess-columns.ts'
import { sampleOf, type TableRow } from './price-table.ts'
import { xmlTable } from './xml-table.ts'

const table = (xml: string) =>
  xmlTable(async function* () {
    yield new TextEncoder().encode(xml)
  })

async function read(xml: string) {
  const found = await table(xml)
  if (!found) return null
  const rows: TableRow[] = []
  for await (const row of found.rows()) rows.push(row)
  const { heads = [] } = found
  const { columns } = guessColumns(await sampleOf(found), heads)
  const goods = rows.map(({ cells }) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])))
  return { rows, goods, roles: Object.fromEntries(heads.map((head, at) => [head, columns[at]?.role])) }
}

test('goods within groups of the same element have these as their category, and a group is not a good', async () => {
  const found = await read(`<root><node kod="1" isgroup="1"><name>Boilers</name>
    <node kod="2" isgroup="1"><name>Electric</name>
      <node kod="3" isgroup="0" cena_dyler="130" cena_rozdrib="160" ostatok_lviv="2" ostatok_kyyiv="1"><name>Boiler A</name><name_ru>Бойлер А</name_ru><partnumber/><manufacturer>ARISTON</manufacturer></node>
    </node>
    <node kod="9" isgroup="1"><name>Nothing</name></node>
    <node kod="4" isgroup="0" cena_dyler="5" ostatok_lviv="0" ostatok_kyyiv="0"><name>Boiler B</name></node>
  </node></root>`)
  expect(found?.goods.map(({ category, kod, name }) => [category, kod, name])).toEqual([
    ['Boilers > Electric', '3', 'Boiler A'],
    ['Boilers', '4', 'Boiler B'],
  ])
  // Prices for dealers are not published unless the supplier chooses that column.
  expect(found?.roles).toMatchObject({ kod: 'id', name_ru: 'name.ru', manufacturer: 'brand', cena_dyler: 'ignore' })
  expect(found?.roles).toMatchObject({ ostatok_lviv: 'stock', ostatok_kyyiv: 'stock' })
})

test('categories are found by their ids, parameters become characteristics, and pictures one line each', async () => {
  const found =
    await read(`<price><firmName>Shop</firmName><categories><category><id>2</id><name>Tools</name></category>
    <category><id>3</id><parentId>2</parentId><name>Drills</name></category></categories><items>
    <item><id>501</id><categoryId>3</categoryId><code>GSB13</code><name>Drill</name><image>https://h.example/1.jpg</image>
      <image>https://h.example/2.jpg</image><priceRUAH>2 899.00</priceRUAH><param name="Power">600 W</param>
      <param><name>Colour</name><value>blue</value></param></item></items></price>`)
  expect(found?.goods).toEqual([
    expect.objectContaining({
      category: 'Tools > Drills',
      image: 'https://h.example/1.jpg\nhttps://h.example/2.jpg',
      characteristics: 'Power: 600 W\nColour: blue',
    }),
  ])
  expect(found?.roles).toMatchObject({ id: 'id', code: 'article', priceruah: 'price', image: 'picture' })
})

test('elements of shipping are left out, and namespace prefixes are removed from names', async () => {
  const found = await read(`<rss xmlns:g="g"><channel><title>Shop</title><item><g:id>1</g:id><title>Panel</title>
    <g:price>15.00 USD</g:price><g:shipping><g:country>US</g:country><g:price>4.95 USD</g:price></g:shipping>
    <g:brand>Lumo</g:brand></item></channel></rss>`)
  expect(found?.goods).toEqual([{ id: '1', title: 'Panel', price: '15.00 USD', brand: 'Lumo' }])
})

test('prices for several kinds of buyers become separate columns', async () => {
  const found =
    await read(`<g><good id="1"><name>A</name><article>a</article><price type="dealer" currency="USD">5</price>
    <price from="10">4</price></good></g>`)
  expect(found?.roles).toMatchObject({
    'price dealer': 'ignore',
    'price currency': 'currency',
    'price from 10': 'tier',
  })
})

test('names in several languages and stock in several places become separate columns', async () => {
  const found =
    await read(`<g><good code="1"><name lang="uk">Насос дренажний</name><name lang="ru">Насос дренажный</name><price>5</price>
    <stocks><stock warehouse="Lviv">3</stock><stock warehouse="Kyiv">4</stock></stocks><weight unit="g">450</weight></good></g>`)
  // Goods without a Russian name are named by the other column.
  expect(found?.roles).toMatchObject({ 'name uk': 'name', 'name ru': 'name.ru' })
  expect(found?.roles).toMatchObject({ 'stock Lviv': 'stock', 'stock Kyiv': 'stock' })
  expect(found?.goods[0]).toMatchObject({ weight: '450 g' })
})

test('a broken good breaks no other, and a file that is cut short is reported', async () => {
  const found = await read(
    '<g>\n<good id="1"><name>A</name><price>5</price></good>\n<good id="2"><name>B</nam><price>6</price></good>\n<good id="3"><name>C</name><price>7',
  )
  const told = found?.rows.filter(({ fault }) => fault?.code !== 'xml.form') ?? []
  expect(told.map(({ line, broken, fault }) => [line, broken !== undefined, fault?.code])).toEqual([
    [2, false, undefined],
    [3, true, undefined],
    [4, false, 'xml.cut'],
    [4, true, undefined],
  ])
})

test.each([
  ['a page', '<html><body><div id="a" class="b"><p>Price</p></div></body></html>'],
  ['a letter', '<note><to>A</to><from>B</from><body>Hello</body></note>'],
  ['a picture', '<svg><path d="M0 0"/><path d="M1 1"/></svg>'],
])('%s has no goods', async (_, xml) => {
  expect(await table(xml)).toBeNull()
})
