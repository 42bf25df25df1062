/** Price lists as tables: what their columns have is asked before the dry run, in every format and encoding. */
import { describe, expect, test } from 'vitest'
import type { Import } from '../../../../domain/contract/imports.ts'
import { bolts } from '../../../../tests/fixtures/catalogue.ts'
import { IMPORTS, runImport, upload } from '../../../../tests/fixtures/imports.ts'
import { serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { zip } from '../../../../tests/fixtures/uploads/documents.ts'
import { joinedBytes } from '../../../joined-bytes.ts'
import { writeXlsx } from '../../../spreadsheet/write-xlsx.ts'

const { as, bindings } = serveOwnProducts()

const read = async (id: string): Promise<Import> => (await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()).data

async function uploaded(content: string | Uint8Array<ArrayBuffer>): Promise<Import> {
  const { id } = (await (await upload(bindings(), content)).json()).data
  await runImport(bindings(), id)
  return read(id)
}

async function answered({ id }: Import, answers: object): Promise<Import> {
  expect((await as('MANAGER', 'PATCH', `${IMPORTS}/${id}`, answers)).status).toBe(200)
  await runImport(bindings(), id)
  return read(id)
}

const OTHERS = { currency: 'RUB', vat: { included: true, rate: 22 }, language: 'en' }

/** Answers with the columns as they were guessed. */
async function checked(content: string | Uint8Array<ArrayBuffer>): Promise<Import> {
  const asked = await uploaded(content)
  expect(asked).toMatchObject({ status: 'asking', questions: ['columns'], report: null })
  const columns = (asked.table?.columns ?? []).map(({ role, from }) => ({ role, ...(from && { from }) }))
  const next = await answered(asked, { columns })
  return next.status === 'asking' ? answered(next, OTHERS) : next
}

async function applied(content: string, overwrite: string[] = []): Promise<Import> {
  const { id } = await checked(content)
  await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, { newGoods: 'draft', overwrite, hideMissing: false })
  await runImport(bindings(), id)
  return read(id)
}

const goods = async () =>
  (await bindings().DB.prepare('SELECT * FROM products WHERE external_id IS NOT NULL ORDER BY external_id').all())
    .results

const ROWS = [
  ['ООО «Кран», прайс-лист'],
  ['Артикул', 'Наименование', 'Цена, руб.', 'Цена от 10 шт', 'Остаток', 'Ед.', 'Код ТН ВЭД', 'Материал'],
  ['Краны'],
  ['K-1', 'Кран шаровой DN50', '1 490,50', '1400', '12', 'шт', '8481808190', 'латунь'],
  ['K-2', 'Кран латунный', '150', '', 'много', 'компл', '', ''],
  ['K-3', '', '', '', '', '', '', 'сталь'],
]
const CSV = ROWS.map((row) => row.join(';')).join('\r\n')

const bytesOf = (text: string, bytes: (character: string) => number[]) => new Uint8Array([...text].flatMap(bytes))
const utf16 = bytesOf(`\ufeff${CSV}`, (one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8])
/** The letters of windows-1251 are Unicode's, moved. */
const cp1251 = bytesOf(CSV.replaceAll(/[«»]/g, '"'), (one) => {
  const code = one.charCodeAt(0)
  return [code < 128 ? code : code - 0x350]
})

async function xlsx(): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  const notes = { name: 'Контакты', head: [], rows: [['Телефон', '123']] }
  const rows = ROWS.map((row) => row.map((cell) => (/^\d+$/.test(cell) && cell.length < 8 ? Number(cell) : cell)))
  for await (const piece of writeXlsx([notes, { name: 'Прайс', head: [], rows }])) pieces.push(piece)
  return joinedBytes(pieces)
}

const JSONL = `${JSON.stringify({ vendorCode: 'K-1', name: 'Кран шаровой DN50', price: 1490.5, stock: 12, unit: 'шт', hsCode: '8481808190' })}\nnot json\n`

describe('a table', () => {
  test.each([
    ['CSV in UTF-8', async () => CSV, 'csv', 'utf-8'],
    ['CSV in UTF-16', async () => utf16, 'csv', 'utf-16le'],
    ['CSV in windows-1251', async () => cp1251, 'csv', 'windows-1251'],
    ['XLSX with a sheet before it', xlsx, 'xlsx', null],
    [
      'CSV in a zip archive',
      async () => zip([{ name: 'price.csv', content: CSV }, { name: '__MACOSX/._price.csv' }]),
      'csv',
      'utf-8',
    ],
  ])('is read from %s', async (_, content, format, encoding) => {
    const found = await checked(await content())
    expect(found).toMatchObject({ status: 'ready', format, encoding })
    expect(found.report).toMatchObject({ read: 3, added: 2, refused: 1 })
    expect(found.report?.lines).toContainEqual(
      expect.objectContaining({ outcome: 'refused', code: 'offer.no-name', lines: [6], offers: ['K-3'] }),
    )
    expect(found.report?.samples[0]).toMatchObject({
      offer: 'K-1',
      name: { ru: 'Кран шаровой DN50' },
      price: 149_050,
      stock: 12,
    })
  })

  test('is read from JSON Lines, whose broken line is refused by its number', async () => {
    const found = await checked(JSONL)
    expect(found).toMatchObject({ status: 'ready', format: 'jsonl' })
    expect(found.report?.lines).toContainEqual(expect.objectContaining({ code: 'offer.broken', lines: [2] }))
    expect(found.report).toMatchObject({ read: 2, added: 1 })
  })

  test('writes each column where it belongs', async () => {
    await applied(CSV)
    const [first, second] = await goods()
    expect(first).toMatchObject({
      external_id: 'K-1',
      unit: 'piece',
      stock: 12,
      tnved: '8481808190',
      model: 'K-1',
      currency: 'RUB',
    })
    expect(JSON.parse(String(first?.tiers))).toEqual([
      { from: 1, amount: 149_050 },
      { from: 10, amount: 140_000 },
    ])
    expect(JSON.parse(String(first?.facts))).toEqual([{ name: { ru: 'Материал' }, value: { ru: 'латунь' } }])
    expect(second).toMatchObject({ unit: 'set', stock: null, tnved: null })
  })

  test('leaves alone what it has no column for', async () => {
    const { DB } = bindings()
    await applied(CSV)
    await DB.prepare('UPDATE products SET description = \'{"ru":"Текст"}\', moq = 5 WHERE external_id = \'K-1\'').run()
    const before = (await goods())[0]
    const { report } = await applied('Артикул;Цена, руб.;Остаток\nK-1;1 500;7\nK-9;1;1', ['prices', 'names'])
    expect(report).toMatchObject({ read: 2, refused: 1, applied: { added: 0, changed: 1 } })
    const after = (await goods())[0]
    expect(after).toMatchObject({
      names: before?.names,
      description: before?.description,
      facts: before?.facts,
      stock: 7,
    })
  })
})

describe('what the columns have', () => {
  test('is remembered for the next file with the same heads', async () => {
    const file = 'Номер;Текст;Сумма\nA;Болт М8;5\nB;Болт М10;6'
    const asked = await uploaded(file)
    const columns = [{ role: 'id' }, { role: 'name' }, { role: 'tier', from: 1 }]
    await answered(asked, { columns })
    expect((await uploaded(file)).table?.columns).toMatchObject(columns)
    expect((await uploaded('Номер;Текст;Цена\nA;Болт М8;5\nB;Болт М10;6')).table?.columns).not.toMatchObject(columns)
  })

  test.each([
    [[{ role: 'price' }, { role: 'stock' }], 'columns'],
    [[{ role: 'name' }], 'columns'],
    [[{ role: 'name' }, { role: 'name' }], 'columns.1.role'],
    [[{ role: 'name' }, { role: 'tier' }], 'columns.1.from'],
  ])('%j is refused', async (columns, path) => {
    const { id } = await uploaded('Товар;Цена\nБолт;5\nГайка;6')
    const response = await as('MANAGER', 'PATCH', `${IMPORTS}/${id}`, { columns })
    expect([response.status, (await response.json()).errors]).toMatchObject([422, [{ path }]])
  })

  test('is asked anew for another sheet', async () => {
    const asked = await uploaded(await xlsx())
    expect(asked.table).toMatchObject({ sheets: ['Контакты', 'Прайс'], sheet: 'Прайс' })
    const other = await answered(asked, { sheet: 'Контакты' })
    expect(other).toMatchObject({ status: 'asking', questions: ['columns'], table: { sheet: 'Контакты' } })
  })
})

test('a company that is not approved may have 5,000 drafts of price lists, and typed ones beside them', async () => {
  await bindings().DB.prepare("UPDATE companies SET status = 'draft' WHERE num = 1").run()
  await bindings().DB.prepare("UPDATE products SET status = 'hidden' WHERE company = 1 AND status = 'published'").run()
  const rows = Array.from({ length: 600 }, (_, at) => `N${at};Гайка ${at};5`)
  const { report, id } = await checked(['Артикул;Название;Цена, руб.', ...rows].join('\n'))
  expect(report?.added).toBe(600)
  expect(report?.room).toBe(5000)
  const choice = { newGoods: 'draft', overwrite: [], hideMissing: false }
  const more = JSON.stringify({ ...report, added: 5001 })
  await bindings().DB.prepare('UPDATE imports SET report = ? WHERE id = ?').bind(more, id).run()
  expect((await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, choice)).status).toBe(409)
  await bindings().DB.prepare('UPDATE imports SET report = ? WHERE id = ?').bind(JSON.stringify(report), id).run()
  expect((await as('MANAGER', 'POST', `${IMPORTS}/${id}/apply`, choice)).status).toBe(200)
  await runImport(bindings(), id)
  // Typed products have room of their own beside them.
  const typed = await as('OWNER', 'POST', '/api/profile/company/products', {
    names: { ru: 'Шайба' },
    category: bolts.id,
  })
  expect(typed.status).toBe(201)
})

test('a category that is written only in the row of its first product is that of the rows below', async () => {
  const rows = [
    'Категория;Артикул;Наименование;Цена, руб.',
    'Bolts;B-1;Болт М8;10',
    ';B-2;Болт М10;12',
    ';B-3;Болт М12;15',
  ]
  await applied(rows.join('\r\n'))
  expect((await goods()).map(({ category }) => category)).toEqual([bolts.num, bolts.num, bolts.num])
})

test('rows of a group are one product with variants', async () => {
  const rows = [
    'Артикул;ID группы;Наименование;Размер;Цена, руб.;Остаток',
    'J-50;J;Куртка 50;50;900;3',
    'J-52;J;Куртка 52;52;950;4',
  ]
  const { report } = await applied(rows.join('\r\n'))
  expect(report).toMatchObject({ added: 1, refused: 0 })
  const [row, ...others] = await goods()
  expect([others, row]).toEqual([[], expect.objectContaining({ external_id: 'J', names: '{"ru":"Куртка"}', stock: 7 })])
  expect(JSON.parse(String(row?.variants)).map(({ sku }: { sku: string }) => sku)).toEqual(['J-50', 'J-52'])
})

test('sheets that were not read are named', async () => {
  const rows = async function* (name: string) {
    yield ['A-1', name, 10]
  }
  const head = ['Артикул', 'Наименование', 'Цена, руб.']
  const pieces: Uint8Array[] = []
  const book = ['Насосы', 'Краны'].map((name) => ({ name, head, rows: rows(name) }))
  for await (const piece of writeXlsx(book)) pieces.push(piece)
  const { report } = await checked(joinedBytes(pieces))
  expect(report?.lines).toContainEqual(expect.objectContaining({ code: 'sheets.unread', detail: 'Краны', lines: [] }))
})
