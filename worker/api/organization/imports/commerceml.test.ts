/** CommerceML, in which 1C exchanges goods: both files, each alone, and with pictures. */
import { expect, test } from 'vitest'
import type { Import } from '../../../../domain/contract/imports.ts'
import { IMPORTS, runImport, upload } from '../../../../tests/fixtures/imports.ts'
import { serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { type Part, zip } from '../../../../tests/fixtures/uploads/documents.ts'
import { png } from '../../../../tests/fixtures/uploads/pictures.ts'

const { as, bindings } = serveOwnProducts()

const xml = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.07">${content}</КоммерческаяИнформация>`

const good = (id: string, name: string, more = ''): string =>
  `<Товар><Ид>${id}</Ид><Артикул>A-${id}</Артикул><Наименование>${name}</Наименование><БазоваяЕдиница Код="715">пар</БазоваяЕдиница>
<Группы><Ид>g2</Ид></Группы><ЗначенияСвойств><ЗначенияСвойства><Ид>p1</Ид><Значение>v1</Значение></ЗначенияСвойства></ЗначенияСвойств>
<СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>20</Ставка></СтавкаНалога></СтавкиНалогов>${more}</Товар>`

const goods = (each: string): string =>
  xml(`<Классификатор><Ид>k</Ид><Группы><Группа><Ид>g1</Ид><Наименование>Обувь</Наименование><Группы>
<Группа><Ид>g2</Ид><Наименование>Bolts</Наименование></Группа></Группы></Группа></Группы><Свойства><Свойство><Ид>p1</Ид>
<Наименование>Материал</Наименование><ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>Кожа</Значение></Справочник>
</ВариантыЗначений></Свойство></Свойства></Классификатор><Каталог><Товары>${each}</Товары></Каталог>`)

interface Sold {
  id: string
  price: string
  count?: string
  size?: string
}

const offer = ({ id, price, count, size }: Sold): string =>
  `<Предложение><Ид>${id}</Ид><Наименование>Любое</Наименование>${
    size === undefined
      ? ''
      : `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Размер</Наименование><Значение>${size}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`
  }<Цены><Цена><ИдТипаЦены>wholesale</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена></Цены>${
    count === undefined ? '' : `<Количество>${count}</Количество>`
  }</Предложение>`

const offers = (each: Sold[], isPart = false): string =>
  xml(`<ПакетПредложений СодержитТолькоИзменения="${isPart}"><ТипыЦен><ТипЦены><Ид>wholesale</Ид><Наименование>Оптовая</Наименование>
<Валюта>RUB</Валюта><Налог><Наименование>НДС</Наименование><УчтеноВСумме>true</УчтеноВСумме></Налог></ТипЦены></ТипыЦен>
<Предложения>${each.map(offer).join('')}</Предложения></ПакетПредложений>`)

const packed = (files: Record<string, string>, more: Part[] = []) =>
  zip([...Object.entries(files).map(([name, content]) => ({ name, content })), ...more])

const read = async (id: string): Promise<Import> => (await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()).data

async function checked(content: string | Uint8Array<ArrayBuffer>): Promise<Import> {
  const { id } = (await (await upload(bindings(), content)).json()).data
  await runImport(bindings(), id)
  const found = await read(id)
  if (found.status !== 'asking') return found
  expect(found.questions).toEqual(['vat'])
  await as('MANAGER', 'PATCH', `${IMPORTS}/${id}`, { vat: null })
  await runImport(bindings(), id)
  return read(id)
}

const TWO_TYPES = xml(
  `<ПакетПредложений><ТипыЦен>${[
    ['w', 'Оптовая'],
    ['r', 'Розничная'],
  ]
    .map(([id, name]) => `<ТипЦены><Ид>${id}</Ид><Наименование>${name}</Наименование><Валюта>RUB</Валюта></ТипЦены>`)
    .join('')}</ТипыЦен><Предложения><Предложение><Ид>1</Ид><Цены>${[
    ['w', '80'],
    ['r', '100'],
  ]
    .map(([type, price]) => `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу></Цена>`)
    .join('')}</Цены></Предложение></Предложения></ПакетПредложений>`,
)

async function answered(id: string, answers: object): Promise<Import> {
  expect((await as('MANAGER', 'PATCH', `${IMPORTS}/${id}`, answers)).status).toBe(200)
  await runImport(bindings(), id)
  return read(id)
}

test('of prices of several types the supplier says which counts, and is offered the same answer for the next file', async () => {
  const file = packed({ 'import.xml': goods(good('1', 'Ботинки')), 'offers.xml': TWO_TYPES })
  const uploaded = async () => {
    const { id } = (await (await upload(bindings(), file)).json()).data
    await runImport(bindings(), id)
    return read(id)
  }
  const asked = await uploaded()
  expect(asked).toMatchObject({
    status: 'asking',
    questions: ['priceType'],
    priceTypes: [
      { id: 'w', name: 'Оптовая', count: 1 },
      { id: 'r', name: 'Розничная', count: 1 },
    ],
  })
  const open = await as('MANAGER', 'PATCH', `${IMPORTS}/${asked.id}`, { priceType: 'unheard of' })
  expect(open.status).toBe(422)
  const prices = async (priceType: string) => {
    const { status, report } = await answered(asked.id, { priceType })
    return [status, report?.samples[0]?.price, report?.unknown]
  }
  expect(await prices('r')).toEqual(['ready', 10_000, [{ name: 'Цена: Оптовая', count: 1 }]])
  expect(await prices('w')).toEqual(['ready', 8_000, [{ name: 'Цена: Розничная', count: 1 }]])
  expect((await prices('r')).slice(0, 2)).toEqual(['ready', 10_000])
  expect(await uploaded()).toMatchObject({ status: 'asking', answers: { priceType: 'r' } })
})

async function applied(content: string | Uint8Array<ArrayBuffer>): Promise<Import> {
  const { id } = await checked(content)
  const choice = { newGoods: 'draft', overwrite: [], hideMissing: true }
  expect((await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, choice)).status).toBe(200)
  await runImport(bindings(), id)
  return read(id)
}

interface Row {
  id: string
  external_id: string
  tiers: string
  variants: string
  pictures: string
  stock: number | null
  vat_rate: number | null
  vat_included: number
  version: number
  status: string
}
const rows = async () =>
  (
    await bindings()
      .DB.prepare('SELECT * FROM products WHERE external_id IS NOT NULL AND company = 1 ORDER BY external_id')
      .all<Row>()
  ).results

const IMPORT = goods(good('a', 'Ботинки') + good('b', 'Сапоги'))
const OFFERS = offers([
  { id: 'a', price: '1 500,50', count: '7' },
  { id: 'b#1', price: '900', count: '3', size: '40' },
  { id: 'b#2', price: '950', count: '4', size: '41' },
])

test.each([
  ['goods first', { 'import.xml': IMPORT, 'offers.xml': OFFERS }],
  ['offers first', { 'a/offers0_1.xml': OFFERS, 'a/import0_1.xml': IMPORT }],
])('goods and their offers in one archive are read together, %s', async (_, files) => {
  const found = await applied(packed(files))
  expect(found).toMatchObject({ format: 'commerceml', report: { read: 2, applied: { added: 2 } } })
  const [a, b] = await rows()
  expect(a).toMatchObject({ stock: 7, vat_rate: 20, vat_included: 1, tiers: '[{"from":1,"amount":150050}]' })
  expect(b).toMatchObject({ stock: 7, tiers: '[{"from":1,"amount":90000}]' })
  expect(JSON.parse(b?.variants ?? '')).toMatchObject([
    { sku: '1', options: [{ name: { ru: 'Размер' }, value: '40' }], stock: 3 },
    { sku: '2', options: [{ value: '41' }], stock: 4, tiers: [{ from: 1, amount: 95_000 }] },
  ])
})

test('a file of goods alone makes new goods on request, and leaves the prices of known goods', async () => {
  const first = await applied(IMPORT)
  expect(first.report?.lines.map(({ code }) => code)).toContain('prices.elsewhere')
  expect((await rows()).map(({ tiers }) => tiers)).toEqual(['[]', '[]'])
  await applied(OFFERS)
  const priced = await rows()
  expect(priced.map(({ tiers, stock }) => [tiers, stock])).toEqual([
    ['[{"from":1,"amount":150050}]', 7],
    ['[{"from":1,"amount":90000}]', 7],
  ])
  const again = await checked(IMPORT)
  expect(again).toMatchObject({ status: 'ready', report: { unchanged: 2, changed: 0 } })
})

test('offers alone change the prices and stock of known goods, and nothing else', async () => {
  await applied(packed({ 'import.xml': IMPORT, 'offers.xml': OFFERS }))
  const before = await rows()
  const found = await applied(
    offers([
      { id: 'a', price: '1600', count: '0' },
      { id: 'zz', price: '5' },
    ]),
  )
  expect(found.report).toMatchObject({ read: 2, refused: 1, applied: { changed: 1, hidden: 0 }, missing: { count: 0 } })
  expect(found.report?.lines).toContainEqual(
    expect.objectContaining({ outcome: 'refused', code: 'offer.unknown', offers: ['zz'] }),
  )
  const [a, b] = await rows()
  expect(a).toEqual({ ...before[0], ...a, tiers: '[{"from":1,"amount":160000}]', stock: 0 })
  expect([a?.vat_rate, a?.vat_included]).toEqual([20, 1])
  expect(b).toEqual(before[1])
})

test('a file of changes does not hide the goods that it does not have', async () => {
  await applied(packed({ 'import.xml': IMPORT, 'offers.xml': OFFERS }))
  await bindings().DB.prepare("UPDATE products SET status = 'published' WHERE external_id IS NOT NULL").run()
  const part = { 'import.xml': goods(good('a', 'Ботинки зимние')), 'offers.xml': offers([], true) }
  const found = await applied(packed(part))
  expect(found.report).toMatchObject({ applied: { changed: 1, hidden: 0 } })
  const [a, b] = await rows()
  expect([a?.tiers, b?.status]).toEqual(['[{"from":1,"amount":150050}]', 'published'])
})

test('packed pictures become those of the goods, once, and a bad one is named', async () => {
  const named = good(
    'a',
    'Ботинки',
    '<Картинка>import_files/ab/one.png</Картинка><Картинка>import_files/bad.png</Картинка>',
  )
  const pictures = [
    { name: 'webdata/import_files/ab/one.png', bytes: png(30, 20) },
    { name: 'webdata/import_files/bad.png', content: 'no picture' },
  ]
  const archive = packed({ 'webdata/import.xml': goods(named), 'webdata/offers.xml': OFFERS }, pictures)
  const found = await applied(archive)
  expect(found.report?.lines).toContainEqual(
    expect.objectContaining({ code: 'pictures.refused', detail: 'webdata/import_files/bad.png', offers: ['a'] }),
  )
  const [row] = await rows()
  const stored = JSON.parse(row?.pictures ?? '')
  expect(stored).toMatchObject([{ kind: 'photo', width: 30, height: 20 }])
  const [file] = (
    await bindings()
      .DB.prepare('SELECT u.owner, f.company FROM file_uses AS u JOIN files AS f ON f.id = u.file WHERE f.id = ?')
      .bind(stored[0].id)
      .all()
  ).results
  expect(file).toMatchObject({ company: 1 })
  expect(await bindings().FILES.head(stored[0].id)).toMatchObject({ size: png(30, 20).length })
  const again = await checked(archive)
  expect(again.report?.samples).toEqual([])
})
