/** An operator forbids goods with a plain form, and a supplier reads why such a product cannot be sent in. */
import { beforeAll, expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { INN } from '../fixtures/suppliers.ts'
import type { Browser } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { samples, startSite, tags } from './site.ts'
import { call, readPage, signedUp, submit, uploadPicture } from './visitors.ts'

const OPERATOR = 'operator-of-rules@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const { press, expectAll } = pressing()
const LIST = '/en/admin/goods_rules'
const OWN = '/api/profile/company/products'
const REASON = { 'reason.en': 'Not sold here', 'reason.ru': 'Здесь не продают', 'reason.zh': '禁止销售' }
let operator: Browser
let supplier: Browser
let rifle: string

beforeAll(async () => {
  operator = await signedUp(OPERATOR)
  supplier = await signedUp('supplier-of-rifles@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: INN, name: 'Rifle works' })
  const { category } = await samples()
  const product = await call(supplier, 'POST', OWN, { names: { en: 'Hunting rifles' }, category: category.id })
  rifle = product.id
  await call(supplier, 'POST', `${OWN}/${rifle}/files`, { file: await uploadPicture(supplier) })
  const tiers = [{ from: 1, amount: 100 }]
  await call(supplier, 'PUT', `${OWN}/${rifle}/prices`, { currency: 'USD', vat: null, tiers })
})

const editing = async () =>
  tags(await readPage(operator, LIST), 'a').find(({ href }) => href?.includes('edit=0'))?.href ?? ''

test('a rule without goods is refused beside its field, and what was typed stays', async () => {
  const page = await (
    await submit(operator, `${LIST}?edit=new`, { action: 'add', kind: 'forbidden', ...REASON })
  ).text()
  expect(page).toContain('Enter a category, a code or words')
  expect(page).toContain('Здесь не продают')
  expect(htmlFaults(page)).toEqual([])
})

test('a rule is added, changed and removed once, however often the button is pressed', async () => {
  const typed = { kind: 'licensed', words: 'hunting rifle\r\nохотничье ружьё', ...REASON }
  expect(await press(operator, 'goodsRules', { path: `${LIST}?edit=new`, action: 'add', typed })).toBe(
    `${LIST}?done=saved`,
  )
  const list = await readPage(operator, LIST)
  expect(list.match(/hunting rifle/g)).toHaveLength(1)
  expect(list).toContain('Sold only after review')
  const saved = { path: await editing(), action: 'save', typed: { kind: 'forbidden' } }
  expect(await press(operator, 'goodsRules', saved)).toBe(`${LIST}?done=saved`)

  const step = `/ru/profile/product/${rifle}/fact`
  const page = await readPage(supplier, step)
  expect(page).toContain('Здесь не продают')
  expect(htmlFaults(page)).toEqual([])
  expect(page).not.toContain('value="moderation"')
  const sent = await submit(supplier, step, { action: 'status', status: 'moderation', once: crypto.randomUUID() })
  expect(await sent.text()).toContain('Здесь не продают')

  expect(await press(operator, 'goodsRules', { path: await editing(), action: 'remove' })).toBe(`${LIST}?done=saved`)
  expect(await readPage(supplier, step)).toContain('value="moderation"')
})

test('goods on sale under a new rule are listed, and taken off sale once that is confirmed', async () => {
  const sold = await (await operator.send('GET', '/api/products?locale=en&perPage=1')).json()
  const [{ id, name }] = sold.data
  await call(operator, 'POST', '/api/operator/goods-rules', {
    kind: 'forbidden',
    category: null,
    code: '',
    words: [name.text],
    reason: { en: 'Recalled', ru: 'Отозвано', zh: '已召回' },
  })
  const rules = async () => (await (await operator.send('GET', '/api/operator/goods-rules')).json()).data
  await expect.poll(async () => (await rules())[0].onSale, { timeout: 20_000 }).toBeGreaterThan(0)
  const path = await editing()
  const page = await readPage(operator, path)
  expect(page).toContain(`/en/admin/products/${id}`)
  expect(htmlFaults(page)).toEqual([])
  const once = crypto.randomUUID()
  const unsure = await submit(operator, path, { action: 'withhold', id: (await rules())[0].id, once })
  expect(await unsure.text()).toContain('confirm-withhold-fault')
  expect(await press(operator, 'goodsRules', { path, action: 'withhold', typed: { confirm: 'on' } })).toBe(
    `${LIST}?done=saved`,
  )
  const status = async () => (await operator.send('GET', `/api/products/${id}`)).status
  await expect.poll(status, { timeout: 20_000 }).toBe(404)
})

test('the list is for operators alone, and an unknown rule is a 404', async () => {
  expectAll('rules')
  expect((await supplier.send('GET', LIST)).status).toBe(404)
  expect((await operator.send('GET', `${LIST}?edit=0000000000000000`)).status).toBe(404)
})
