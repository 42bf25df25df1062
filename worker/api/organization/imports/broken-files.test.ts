/** Files of every format that are broken in some way are refused with the true reason, and nothing is changed. */
import { expect, test } from 'vitest'
import { IMPORTS, runImport, upload } from '../../../../tests/fixtures/imports.ts'
import { serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { type Part, zip } from '../../../../tests/fixtures/uploads/documents.ts'

const { as, bindings } = serveOwnProducts()

type File = string | Uint8Array<ArrayBuffer>

const bytes = (...numbers: number[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...numbers, ...Array<number>(40).fill(7)])

const WORKBOOK = '<workbook xmlns:r="r"><sheets><sheet name="Prices" r:id="r1"/></sheets></workbook>'
const RELATIONS = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'
const row = (at: number, ...cells: string[]): string =>
  `<row r="${at}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
const GOODS = row(1, 'Article', 'Name', 'Price') + row(2, 'A-1', 'Valve', '5')

const workbook = (sheet: string, more: Partial<Part> = {}, book = WORKBOOK): Uint8Array<ArrayBuffer> =>
  zip([
    { name: 'xl/workbook.xml', content: book },
    { name: 'xl/_rels/workbook.xml.rels', content: RELATIONS },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>`, ...more },
  ])

const whole = workbook(GOODS)
const CSV = 'Article;Name;Price\nA-1;Valve;5\nA-2;Pipe;6\n'
const packed = zip([{ name: 'price.csv', content: CSV }])

/** An archive or a workbook that ends too early, wherever it does. */
const cut = (file: Uint8Array<ArrayBuffer>, name: string): [string, File, string][] =>
  [0.2, 0.5, 0.8, 0.97].map((part) => [
    `${name} of which ${part * 100} % are left`,
    file.slice(0, Math.floor(file.length * part)),
    'damaged',
  ])

const FILES: [what: string, file: File, code: string][] = [
  ...cut(whole, 'a workbook'),
  ...cut(packed, 'an archive'),
  ['a workbook without sheets', workbook(GOODS, {}, '<workbook><sheets/></workbook>'), 'damaged'],
  [
    'a workbook whose only sheet is hidden',
    workbook(GOODS, {}, WORKBOOK.replace('name=', 'state="hidden" name=')),
    'damaged',
  ],
  ['a workbook whose sheet is missing', workbook(GOODS, { name: 'xl/worksheets/sheet2.xml' }), 'damaged'],
  ['a workbook with a password', workbook(GOODS, { flags: 1 }), 'encrypted'],
  ['a workbook that says less than it unpacks to', workbook(GOODS, { unpacked: 20 }), 'bomb'],
  ['a workbook that says more than it unpacks to', workbook(GOODS, { unpacked: 9_000 }), 'damaged'],
  ['a workbook whose sheet claims 300 MB', workbook(GOODS, { unpacked: 300_000_000 }), 'bomb'],
  ['a workbook whose sheet is not packed as it says', workbook(GOODS, { packed: bytes(1, 2, 3) }), 'damaged'],
  ['a workbook of elements within elements', workbook('<c>'.repeat(100_000)), 'damaged'],
  ['a workbook with an empty sheet', workbook(''), 'no-offers'],
  ['a workbook with heads alone', workbook(row(1, 'Article', 'Name', 'Price')), 'no-offers'],
  ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), 'old-spreadsheet'],
  [
    'an archive of two price lists',
    zip([
      { name: 'a.csv', content: CSV },
      { name: 'b.csv', content: CSV },
    ]),
    'archive-many',
  ],
  ['an archive of pictures', zip([{ name: 'a.jpg' }, { name: 'b.png' }]), 'archive-empty'],
  ['an archive of a PDF', zip([{ name: 'price.pdf', content: '%PDF-1.7' }]), 'archive-empty'],
  ['an archive of nothing', bytes(0x50, 0x4b, 0x05, 0x06), 'archive-empty'],
  [
    'an archive of another archive',
    zip([{ name: 'a.zip', content: Buffer.from(packed).toString('latin1') }]),
    'damaged',
  ],
  ['an archive with a password', zip([{ name: 'a.csv', content: CSV, flags: 1 }]), 'encrypted'],
  [
    'an archive that unpacks to a thousand times its size',
    zip([{ name: 'a.csv', content: 'a;b\n'.repeat(600_000) }]),
    'bomb',
  ],
  ['an archive whose entries share bytes', zip([{ name: 'a.jpg' }, { name: 'b.csv', sameAs: 0 }]), 'bomb'],
  ['an archive of an unknown kind', bytes(0x52, 0x61, 0x72, 0x21), 'archive'],
  ['a compressed file', bytes(0x1f, 0x8b), 'archive'],
  ['an archive of 7-Zip', bytes(0x37, 0x7a, 0xbc, 0xaf), 'archive'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), 'picture'],
  ['a photo', bytes(0xff, 0xd8, 0xff), 'picture'],
  ['white space', ' \n\n \r\n', 'empty'],
  ['a letter', 'Dear colleagues\nsee the price list', 'no-table'],
  ['bytes of a program', bytes(0x7f, 0x45, 0x4c, 0x46, 1, 2, 3, 0, 1, 0, 2), 'no-table'],
  ['a table of heads alone', 'Article;Name;Price\n;;\n', 'no-table'],
  ['an array of JSON', '[{"id": 1}]', 'json'],
  ['JSON Lines of no objects', '{1}\n{2}\n', 'json'],
  ['a page of the web', '<html><body>Price</body></html>', 'other-xml'],
  ['CommerceML without goods', '<КоммерческаяИнформация/>', 'no-offers'],
  ['XML without an element', '<!-- price list -->', 'no-xml'],
  ['a feed without offers', '<yml_catalog><shop/></yml_catalog>', 'no-offers'],
  ['a feed that is cut before its first offer', '<yml_catalog><shop><offers><off', 'no-offers'],
]

const goods = async () => (await bindings().DB.prepare('SELECT * FROM products ORDER BY num').all()).results

test('there are forty broken files', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(40)
})

test.each(FILES)('%s is refused, and nothing is changed', async (_, file, code) => {
  const before = await goods()
  const { id } = (await (await upload(bindings(), file)).json()).data
  await runImport(bindings(), id)
  const { data } = await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()
  expect([data.status, data.error?.code]).toEqual(['refused', code])
  expect(await goods()).toEqual(before)
})
