/**
 * Many products changed at once through plain forms: chosen in the list, previewed, applied and undone, each once
 * however often pressed.
 */
import { beforeAll, expect, test } from 'vitest'
import { EDIT_FIELDS } from '../../domain/product-edit-terms.ts'
import { newInn } from '../fixtures/new-inn.ts'
import { type Browser, cookiesOf } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { request, samples, shareSite } from './site.ts'
import { call, signedUp } from './visitors.ts'

shareSite()

const LIST = '/en/profile/product'
const OWN = '/api/profile/company/products'
const { press, expectAll } = pressing()

let supplier: Browser

beforeAll(async () => {
  supplier = await signedUp()
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Changing Works' })
  const { category } = await samples()
  for (const name of ['Valve A', 'Valve B']) {
    const { id } = await call(supplier, 'POST', OWN, { names: { en: name }, category: category.id })
    const tiers = [{ from: 1, amount: 10_050 }]
    await call(supplier, 'PUT', `${OWN}/${id}/prices`, { currency: 'CNY', vat: null, tiers })
  }
})

const screen = async (path: string) => (await request(path, cookiesOf(supplier))).text()
const shows = (path: string, text: string) => expect.poll(() => screen(path), { timeout: 20_000 }).toContain(text)
const begin = async (typed: Record<string, string> = { which: 'found' }): Promise<string> =>
  String(await press(supplier, 'products', { path: `${LIST}?q=valve&lacks=&stock=`, action: 'edit', typed }))
const amounts = async () =>
  (await call(supplier, 'GET', OWN)).map(
    (row: { prices: { tiers: { amount: number }[] } }) => row.prices.tiers[0]?.amount,
  )

test('all found products are raised by a percentage, after a preview, and brought back', async () => {
  const path = await begin()
  expect(path).toMatch(/^\/en\/profile\/product_edits\/\w+$/)
  const typed = { percent: '3', direction: 'up', round: 'whole' }
  expect(await press(supplier, 'productEdit', { path, action: 'price', typed })).toBe(path)
  await shows(path, 'Apply to 2 products')
  const preview = await screen(path)
  expect(preview).toContain('Applies to 2 · 2 rounded')
  expect(preview).toMatch(/100\.50[\s\S]*104/)
  expect(await amounts()).toEqual([10_050, 10_050])
  expect(await press(supplier, 'productEdit', { path, action: 'apply' })).toBe(path)
  await shows(path, 'Undo this change')
  expect(await amounts()).toEqual([10_400, 10_400])
  expect(await screen('/en/profile/import')).toContain('Prices by a percentage')
  expect(await press(supplier, 'productEdit', { path, action: 'takeBack' })).toBe(path)
  await shows(path, '2 products restored.')
  expect(await amounts()).toEqual([10_050, 10_050])
})

test('a percentage that cannot be read is asked for again beside its field', async () => {
  const path = await begin()
  expect(await press(supplier, 'productEdit', { path, action: 'price', typed: { percent: 'much' } })).toBe(null)
})

test('every kind of change has a preview, and can be discarded', async () => {
  const { category } = await samples()
  const typed: Record<string, Record<string, string>> = { category: { category: category.id }, stock: { stock: '5' } }
  const path = await begin({ which: 'page' })
  for (const action of EDIT_FIELDS) {
    if (action === 'price') continue
    expect([action, await press(supplier, 'productEdit', { path, action, typed: typed[action] ?? {} })]).toEqual([
      action,
      path,
    ])
    await shows(path, 'Do not change anything')
  }
  expect(await press(supplier, 'productEdit', { path, action: 'discard' })).toBe(LIST)
})

test('without a ticked row there is nothing to change', async () => {
  expect(await press(supplier, 'products', { path: LIST, action: 'edit', typed: { which: 'ticked' } })).toBe(null)
})

test('no button was left out', () => expectAll('edits'))
