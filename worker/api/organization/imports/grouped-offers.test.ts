/** Groups of offers from the upload to the catalogue, out again as a feed, and in once more. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IMPORTS, runImport, upload } from '../../../../tests/fixtures/imports.ts'
import { serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { zip } from '../../../../tests/fixtures/uploads/documents.ts'
import { png } from '../../../../tests/fixtures/uploads/pictures.ts'

const { as, bindings } = serveOwnProducts()

/** Real data is never copied into the repository; a clone without it leaves its test out. */
const REAL = '../shared/data/feeds/small-yml.xml'

const DRAFTS = { newGoods: 'draft', overwrite: [], hideMissing: false }

async function checked(content: string | Uint8Array<ArrayBuffer>) {
  const { id } = (await (await upload(bindings(), content)).json()).data
  await runImport(bindings(), id)
  const read = async () => (await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()).data
  if ((await read()).status !== 'asking') return read()
  await as('MANAGER', 'PATCH', `${IMPORTS}/${id}`, { currency: 'RUB', vat: null, language: 'en' })
  await runImport(bindings(), id)
  return read()
}

async function applied(content: string | Uint8Array<ArrayBuffer>) {
  const { id, report } = await checked(content)
  await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, DRAFTS)
  await runImport(bindings(), id)
  return report
}

const rows = async () =>
  (await bindings().DB.prepare('SELECT * FROM products WHERE external_id IS NOT NULL ORDER BY external_id').all())
    .results

const size = (id: string, value: string, price: string, more = '') =>
  `<offer id="${id}" group_id="g"><name>Куртка зимняя ${value}</name><price>${price}</price><vat>VAT_22</vat>
    <count>3</count><categoryId>1</categoryId><picture>https://a.example/${id}.jpg</picture>
    <param name="Размер">${value}</param>${more}</offer>`

const FILE = (offers: string) =>
  `<yml_catalog><shop><currencies><currency id="RUB" rate="1"/></currencies><categories><category id="1">Болты</category>
    </categories><offers>${offers}</offers></shop></yml_catalog>`

test('a group is one product with variants, which the catalogue’s own feed brings back without a difference', async () => {
  const report = await applied(FILE(size('a', '52', '900') + size('b', '50', '800')))
  expect(report).toMatchObject({ read: 1, added: 1, refused: 0 })
  const [row] = await rows()
  expect(row).toMatchObject({ external_id: 'g', names: '{"ru":"Куртка зимняя"}', stock: 6 })
  const variants = JSON.parse(String(row?.variants))
  expect(variants.map(({ sku, options, stock }: Record<string, unknown>) => [sku, options, stock])).toEqual([
    ['a', [{ name: { ru: 'Размер' }, value: '52' }], 3],
    ['b', [{ name: { ru: 'Размер' }, value: '50' }], 3],
  ])
  const before = await rows()
  const parts = 'parts=prices,stock,variants,customs,pictures,descriptions,facts'
  const file = await as('OWNER', 'GET', `/api/profile/company/catalogue-file?format=yml&languages=en,ru,zh&${parts}`)
  expect(file.status, await file.clone().text()).toBe(200)
  expect(await checked(await file.text())).toMatchObject({ report: { added: 0, changed: 0 } })
  expect(await rows()).toEqual(before)
})

test('a size that is gone from the file is gone from the product, and a new price of one changes it', async () => {
  await applied(FILE(size('a', '52', '900') + size('b', '50', '800')))
  const report = await applied(FILE(size('a', '52', '900') + size('c', '54', '950')))
  expect(report).toMatchObject({ added: 0, changed: 1 })
  const [row] = await rows()
  const variants = JSON.parse(String(row?.variants))
  expect(variants.map(({ sku, tiers }: Record<string, unknown>) => [sku, tiers])).toEqual([
    ['a', undefined],
    ['c', [{ from: 1, amount: 95_000 }]],
  ])
})

test.skipIf(!existsSync(REAL))(
  'a real feed of groups has a product for each, with the sizes that the file has',
  async () => {
    const file = new Uint8Array(readFileSync(REAL))
    expect(await applied(file)).toMatchObject({ read: 11, added: 11, refused: 0 })
    const found = (await rows()).filter(({ external_id: id }) => id !== 'g')
    expect(found.map(({ variants }) => JSON.parse(String(variants)).length)).toEqual(Array(11).fill(6))
    const [first] = found
    expect(JSON.parse(String(first?.variants))[0].options).toEqual([{ name: { ru: 'Размер' }, value: '52 RU' }])
  },
)

test('packed pictures that are named after an article become pictures of its product, and the others are reported', async () => {
  const offer = (id: string, article: string, more = '') =>
    `<offer id="${id}"><name>Болт ${id}</name><price>1</price><vat>VAT_22</vat><vendorCode>${article}</vendorCode>
      <categoryId>1</categoryId>${more}</offer>`
  const own = '<picture>https://a.example/own.jpg</picture>'
  const pictures = ['A-12_2', 'A-12', '../B-7/2', 'C-3', 'nothing'].map((name, at) => ({
    name: `photo/${name}.png`,
    bytes: png(30 + at, 20),
  }))
  const list = { name: 'price.xml', content: FILE(offer('a', 'A-12') + offer('b', 'b-7') + offer('c', 'C-3', own)) }
  const report = await applied(zip([list, ...pictures]))
  expect(report.lines).toContainEqual(
    expect.objectContaining({ code: 'pictures.unused', detail: '2: photo/c-3.png, photo/nothing.png', lines: [] }),
  )
  const widths = (await rows()).map(({ pictures: stored }) =>
    JSON.parse(String(stored)).map((one: { width?: number; url?: string }) => one.width ?? one.url),
  )
  expect(widths).toEqual([[31, 30], [32], ['https://a.example/own.jpg']])
})

test('a file of prices and stock alone changes the variants that its offers were, each product once, and is undone exactly', async () => {
  const article = (name: string) => `<vendorCode>ART-${name}</vendorCode>`
  await applied(
    FILE(
      size('p', '52', '900', article('P')) +
        size('q', '50', '800', article('Q')) +
        size('r', '54', '800', article('R')),
    ),
  )
  const before = (await rows()).filter(({ external_id: id }) => id === 'g')
  expect(JSON.parse(String(before[0]?.variants)).map(({ sku }: { sku: string }) => sku)).toEqual([
    'ART-P',
    'ART-Q',
    'ART-R',
  ])
  const only = (id: string, more: string) => `<offer id="${id}">${more}</offer>`
  const list = FILE(
    only('p', '<price>700</price><vat>VAT_22</vat><count>9</count>') +
      only('ART-Q', '<count>1</count>') +
      only('nobody', '<price>1</price><vat>VAT_22</vat>'),
  )
  const { id, report } = await checked(list)
  expect(report).toMatchObject({ read: 2, added: 0, changed: 1, refused: 1 })
  await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, DRAFTS)
  await runImport(bindings(), id)
  const [row] = (await rows()).filter(({ external_id: key }) => key === 'g')
  expect(row).toMatchObject({ stock: 13, price_rub: 70_000, tiers: '[{"from":1,"amount":70000}]' })
  const variants = JSON.parse(String(row?.variants))
  expect(variants.map(({ sku, tiers, stock }: Record<string, unknown>) => [sku, tiers, stock])).toEqual([
    ['ART-P', undefined, 9],
    ['ART-Q', [{ from: 1, amount: 80_000 }], 1],
    ['ART-R', [{ from: 1, amount: 80_000 }], 3],
  ])
  expect(await checked(list)).toMatchObject({ report: { changed: 0, unchanged: 1 } })
  await as('MANAGER', 'POST', `${IMPORTS}/${id}/undo`)
  await runImport(bindings(), id)
  const content = ({ version: _, updated_at: __, ...rest }: Record<string, unknown>) => rest
  expect((await rows()).filter(({ external_id: key }) => key === 'g').map(content)).toEqual(before.map(content))
})
