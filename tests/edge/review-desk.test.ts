/** An operator works through the queue with plain forms: the filters, one product, the next one, ready reasons. Each button takes effect once. */
import { beforeAll, expect, test } from 'vitest'
import { INN } from '../fixtures/suppliers.ts'
import type { Browser } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { request, samples, startSite, stores, tags } from './site.ts'
import { call, readPage, signedUp, uploadPicture } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const { press, expectAll } = pressing()
const OWN = '/api/profile/company/products'
let supplier: Browser
let operator: Browser
let category: string
let picture: string

async function submitProduct(name: string): Promise<string> {
  const { id } = await call(supplier, 'POST', OWN, { names: { en: name, zh: '闸阀' }, category })
  await call(supplier, 'POST', `${OWN}/${id}/files`, { file: picture })
  await call(supplier, 'PUT', `${OWN}/${id}/prices`, {
    currency: 'USD',
    vat: null,
    tiers: [{ from: 1, amount: 12_345 }],
  })
  await call(supplier, 'PATCH', `${OWN}/${id}/status`, { status: 'moderation' })
  return id
}

beforeAll(async () => {
  supplier = await signedUp('supplier-of-desk@people.example')
  operator = await signedUp(OPERATOR)
  const { organization } = await call(supplier, 'POST', '/dev/profile/start', {
    taxNumber: INN,
    name: 'Works of the desk',
  })
  category = (await samples()).category.id
  const details = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  await call(supplier, 'PATCH', '/api/profile/company', details)
  await call(supplier, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  await call(operator, 'PATCH', `/app/admin/companies/${organization.id}/status`, { status: 'active' })
  picture = await uploadPicture(supplier)
})

const linkTo = (html: string, rel: string) => tags(html, 'a').find((one) => one.rel === rel)?.href

test('the first screen counts what waits, and leads to the queue and on to a product as buyers will see it', async () => {
  const first = await submitProduct('Desk valve one')
  const second = await submitProduct('Desk valve two')
  expect(await readPage(operator, '/en/admin')).toMatch(
    /href="\/en\/admin\/queue"[^>]*>Products for review<\/a><\/th><td[^>]*>2</,
  )
  const queue = await readPage(operator, `/en/admin/queue?category=${category}&written=zh`)
  expect(queue).toContain('2 waiting')
  expect(queue).toContain(`/en/admin/products/${first}?category=${category}&amp;written=zh`)
  expect(await readPage(operator, '/en/admin/queue?written=ru')).not.toContain('Desk valve one')
  const page = await readPage(operator, `/en/admin/products/${first}?category=${category}`)
  expect(page).toContain('Preview</h2>')
  expect(page).toContain('$123.45')
  expect(page).toContain('Works of the desk')
  expect(linkTo(page, 'next')).toContain(`/en/admin/products/${second}`)
  expect(page).not.toContain('data-keys')
  expect(await readPage(operator, `/en/admin/products/${first}?keys=1`)).toContain('data-keys')
  expect(await readPage(operator, '/en/admin/queue')).toContain('open on your screen')
  for (const path of ['/en/admin/queue', `/en/admin/products/${first}`])
    expect((await (await supplier.send('GET', path)).text()).includes('Desk valve one'), path).toBe(false)
})

test('a decision leads to the next product, the last one to the queue', async () => {
  const { DB } = stores()
  const { results } = await DB.prepare(
    "SELECT p.id FROM reviews AS r JOIN products AS p ON p.num = r.subject WHERE r.kind = 'product' AND r.decided_at IS NULL ORDER BY r.asked_at, r.num",
  ).all<{ id: string }>()
  const [first, second] = results.map(({ id }) => id)
  const on = (id: string | undefined, action: string, typed: Record<string, string> = {}) =>
    press(operator, 'productReview', { path: `/en/admin/products/${id}?written=zh`, action, typed })
  await DB.prepare(
    'UPDATE reviews SET claimed_by = (SELECT user FROM contacts WHERE value = ?), claimed_until = ? WHERE decided_at IS NULL',
  )
    .bind('supplier-of-desk@people.example', Date.now() + 60_000)
    .run()
  expect(await readPage(operator, `/en/admin/products/${first}`)).toContain('has this reserved until')
  expect(await on(first, 'takeOver')).toBe(`/en/admin/products/${first}?written=zh`)
  await DB.exec('UPDATE reviews SET claimed_by = NULL, claimed_until = 0')
  expect(await on(first, 'decide', { decision: 'approve' })).toBe(`/en/admin/products/${second}?written=zh&done=saved`)
  expect(await on(second, 'decide', { decision: 'approve' })).toBe('/en/admin/queue?written=zh&done=saved')
  await call(supplier, 'PATCH', `${OWN}/${first}`, { brand: 'Ural' })
  expect(await on(first, 'decide', { decision: 'refuse', reason: 'No such brand' })).toBe(
    `/en/admin/products/${first}?written=zh&done=saved`,
  )
  expect(await on(first, 'restoreChange')).toBe('/en/admin/queue?written=zh&done=saved')
  expect(await on(first, 'takeOff', { reason: 'Counterfeit' })).toBe(null)
  const there = `/en/admin/products/${first}?written=zh&done=saved`
  expect(await on(first, 'takeOff', { reason: 'Counterfeit', confirm: 'on' })).toBe(there)
  expect(await readPage(operator, `/en/admin/products/${first}`)).toContain('Counterfeit')
  expect(await on(first, 'bringBack')).toBe(there)
  expect((await request(`/api/products/${first}`)).status).toBe(200)
})

test('ready reasons are written in three languages, and offered where something is refused', async () => {
  const path = '/en/admin/reasons'
  const texts = { 'texts.en': 'The brand is missing.', 'texts.ru': 'Не указан бренд.', 'texts.zh': '缺少品牌。' }
  const on = (action: string, typed: Record<string, string> = {}, of = '') =>
    press(operator, 'reasons', { path, action, typed, of })
  expect(await on('add', texts)).toBe(`${path}?done=saved`)
  const [{ id }] = await call(operator, 'GET', '/api/operator/reasons')
  expect(await readPage(operator, '/ru/admin')).toContain('value="Не указан бренд."')
  expect(await on('save', { 'texts.en': 'Name the brand.' }, id)).toBe(`${path}?done=saved`)
  expect(await on('remove', {}, id)).toBe(`${path}?done=saved`)
  expect(await call(operator, 'GET', '/api/operator/reasons')).toEqual([])
})

test('what was done is in the journal in words, by its subject, and as a file', async () => {
  const { DB } = stores()
  const found = await DB.prepare("SELECT subject FROM journal WHERE act = 'product-status' LIMIT 1").first('subject')
  const id = String(found)
  const page = await readPage(operator, `/en/admin/journal?subject=${id}`)
  expect(page).toContain('Product: status changed')
  expect(page).toMatch(/Status: [\s\S]*Awaiting review[\s\S]*→[\s\S]*Published/)
  expect(await readPage(operator, '/en/admin/journal?act=reason-added')).toContain('Не указан бренд.')
  const file = await operator.send('GET', `/api/operator/journal/file?subject=${id}&locale=en`)
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(await file.text()).toContain(`product-status,${id}`)
  expect((await supplier.send('GET', '/api/operator/journal')).status).toBe(403)
})

test('every button was pressed', () => expectAll('desk'))
