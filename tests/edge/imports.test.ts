/** Price lists through plain forms, as a browser without script uploads, answers, applies and takes them back. */
import { beforeAll, expect, test } from 'vitest'
import { USCC } from '../fixtures/suppliers.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { request, startSite } from './site.ts'
import { call, readPage, signedUp } from './visitors.ts'

const OPERATOR = 'operator-of-imports@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const LIST = '/en/profile/import'
const { press, expectAll } = pressing()

const FEED = `<yml_catalog><shop><currencies><currency id="CNY" rate="1"/></currencies>
<offers><offer id="1"><name>Hex bolt M8</name><price>10</price></offer>
<offer id="2"><price>7</price></offer></offers></shop></yml_catalog>`

let supplier: Browser

beforeAll(async () => {
  supplier = await signedUp()
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: USCC, name: 'Importing Works' })
})

const screen = async (path: string) => (await request(path, cookiesOf(supplier))).text()

/** Waits until the job behind the page has ended. */
const shows = (path: string, text: string) => expect.poll(() => screen(path), { timeout: 20_000 }).toContain(text)

/** @returns the address of the import */
async function uploaded(content = FEED, name = 'price.xml'): Promise<string> {
  const file = new File([content], name)
  return String(await press(supplier, 'imports', { path: LIST, action: 'upload', file }))
}

test('a price list is uploaded, checked, applied and undone, each once however often it is pressed', async () => {
  const path = await uploaded()
  expect(path).toMatch(/^\/en\/profile\/import\/\w+$/)
  await shows(path, 'Information missing from the file')
  const typed = { vatBasis: 'included', vatRate: '13', language: 'en' }
  for (const unknown of [{ vatBasis: 'partly' }, { language: 'de' }])
    expect(await press(supplier, 'import', { path, action: 'check', typed: { ...typed, ...unknown } })).toBe(null)
  expect(await press(supplier, 'import', { path, action: 'check', typed })).toBe(path)
  await shows(path, 'Apply to my catalog')
  const checked = await screen(path)
  expect(checked).toContain('1 new')
  expect(checked).toContain('Only a price or stock is given, but you have no product with this ID yet')
  expect(checked).toContain('incl. 13% VAT')
  expect(await press(supplier, 'import', { path, action: 'apply', typed: { newGoods: 'sold' } })).toBe(null)
  expect(await press(supplier, 'import', { path, action: 'apply' })).toBe(path)
  await shows(path, 'Undo this import')
  const { length } = await call(supplier, 'GET', '/api/profile/company/products')
  expect(length).toBe(1)
  expect(await press(supplier, 'import', { path, action: 'takeBack' })).toBe(path)
  await shows(path, '1 product restored.')
  expect(await call(supplier, 'GET', '/api/profile/company/products')).toEqual([])
})

test('a category of the file is typed in a plain form, and refused beside its field where there is none', async () => {
  const shelf = '<categories><category id="1">Top shelf</category></categories><offers>'
  const path = await uploaded(
    FEED.replace('<offers>', shelf)
      .replace('<price>10', '<categoryId>1</categoryId><vat>VAT_13</vat><price>10')
      .replace('<currency id="CNY"', '<currency id="RUB"'),
  )
  await shows(path, 'Information missing from the file')
  await press(supplier, 'import', { path, action: 'check', typed: { language: 'en', vatBasis: 'unknown' } })
  await shows(path, 'Categories in the file')
  const form = `${path}?page=1`
  const typed = { 'categories.0.category': 'No such thing' }
  expect(await press(supplier, 'import', { path: form, action: 'categories', typed })).toBe(null)
  const proposed = { 'categories.0.category': '', 'categories.0.propose': 'on' }
  expect(await press(supplier, 'import', { path: form, action: 'categories', typed: proposed })).toBe(path)
  expect(await screen(form)).toContain('the operator has not decided yet')
  const operator = await signedUp(OPERATOR)
  const desk = '/en/admin/category_proposals'
  expect(await readPage(operator, desk)).toContain('Top shelf')
  const decide = (decided: Record<string, string>) =>
    press(operator, 'categoryProposals', { path: desk, action: 'decide', typed: decided })
  expect(await decide({ decision: 'placed', category: 'No such thing' })).toBe(null)
  expect(await decide({ decision: 'refused', answer: 'Too narrow' })).toBe(`${desk}?done=saved`)
  expect(await screen(form)).toContain('Too narrow')
  const fitting = { 'categories.0.category': 'BALL valves' }
  expect(await press(supplier, 'import', { path: form, action: 'categories', typed: fitting })).toBe(path)
  await shows(path, 'Apply to my catalog')
  await shows(form, 'chosen by you')
  expect(await screen(form)).toContain('Valves › Ball valves')
})

test('a table is read by what its columns have, which is corrected in a plain form', async () => {
  const path = await uploaded('Part No;Product;Amount\nA-1;Hex bolt M8;10\nA-2;Hex nut M8;7\n', 'price.csv')
  await shows(path, 'What the columns contain')
  const asked = await screen(path)
  expect(asked).toContain('A-1 · A-2')
  const twice = { 'columns.2.role': 'name' }
  expect(await press(supplier, 'import', { path, action: 'columns', typed: twice })).toBe(null)
  const unknown = { 'columns.2.role': 'colour of the sky' }
  expect(await press(supplier, 'import', { path, action: 'columns', typed: unknown })).toBe(null)
  const typed = { 'columns.0.role': 'article', 'columns.1.role': 'name', 'columns.2.role': 'price' }
  expect(await press(supplier, 'import', { path, action: 'columns', typed })).toBe(path)
  await shows(path, 'Information missing from the file')
  const answers = { currency: 'CNY', vatBasis: 'unknown', language: 'en' }
  await press(supplier, 'import', { path, action: 'check', typed: answers })
  await shows(path, 'Apply to my catalog')
  expect(await screen(path)).toContain('2 new')
})

test('the catalogue is downloaded as a file of each format', async () => {
  const file = async (format: string) => {
    const path = `/api/profile/company/catalogue-file?format=${format}&locale=en&en=1`
    const response = await request(path, cookiesOf(supplier))
    expect([response.status, response.headers.get('Content-Disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    return response.text()
  }
  expect(await screen(LIST)).toContain('action="/api/profile/company/catalogue-file"')
  expect(await file('csv')).toMatch(/^\ufeff?ID,Name \(English\),Category code,/)
  expect(await file('yml')).toContain('<yml_catalog>')
  expect(await file('xlsx')).toMatch(/^PK/)
})

test('a price list is given up before it is applied', async () => {
  const path = await uploaded()
  await shows(path, 'Information missing from the file')
  await press(supplier, 'import', {
    path,
    action: 'check',
    typed: { vatBasis: 'unknown', language: 'en' },
  })
  await shows(path, 'Apply to my catalog')
  expect(await press(supplier, 'import', { path, action: 'discard' })).toBe(LIST)
  expect(await screen(path)).toContain('Discarded')
})

test('an answer that is missing is asked for again beside its field', async () => {
  const path = await uploaded()
  await shows(path, 'Information missing from the file')
  expect(await press(supplier, 'import', { path, action: 'check', typed: { vatBasis: '', language: '' } })).toBe(null)
})

test('a form without a file is shown again with what is missing', async () => {
  expect(await press(supplier, 'imports', { path: LIST, action: 'upload' })).toBe(null)
})

test('no button was left out', () => expectAll('imports'))
