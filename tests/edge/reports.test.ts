/** A product is reported without script and without an account; an operator decides, and the sender appeals. */
import { beforeAll, expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'
import type { Browser } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { ownOrigin, request, samples, startSite, tags } from './site.ts'
import { readPage, signedUp } from './visitors.ts'

const OPERATOR = 'operator-of-reports@people.example'
startSite({ ADMIN_LOGINS: OPERATOR })

const { press, expectAll } = pressing()
let operator: Browser
let form: string
let product: string

const post = (path: string, fields: Record<string, string>, Origin = ownOrigin()) =>
  request(path, { Origin }, 'POST', new URLSearchParams(fields).toString())

const typed = () => ({
  kind: 'product',
  id: product,
  reason: 'counterfeit',
  message: 'Мы делаем такие задвижки',
  name: 'Ли Вэй',
  organization: '',
  email: 'li.wei@valves.example',
  phone: '',
  consent: 'on',
})

/** Sends the form. @returns the address of the report */
async function report(): Promise<string> {
  const sent = await post('/ru/report', typed())
  expect(sent.status).toBe(303)
  return sent.headers.get('Location') ?? ''
}

beforeAll(async () => {
  operator = await signedUp(OPERATOR)
  const sample = await samples()
  product = sample.product.id
  const page = await (await request(`/ru/product/${product}`)).text()
  form = tags(page, 'a').find(({ href }) => href?.includes('/report?'))?.href ?? ''
})

test('the pages of a product and a company lead to the form, which is valid and not for search engines', async () => {
  expect(form).toBe(`/ru/report?product=${product}`)
  const { company } = await samples()
  expect(await (await request(`/ru/suppliers/${company.id}`)).text()).toContain(`/ru/report?company=${company.id}`)
  for (const path of [form, `/zh/report?company=${company.id}`, '/en/report?message=0000000000000001']) {
    const page = await (await request(path)).text()
    expect(htmlFaults(page), path).toEqual([])
    expect(page).toContain('noindex')
  }
  for (const path of ['/en/report', '/en/report?product=0000000000000000', '/en/report?receipt=unknown'])
    expect((await request(path)).status, path).toBe(404)
})

test('what is missing is said beside its field, and what was typed stays', async () => {
  const page = await (await post('/ru/report', { ...typed(), reason: '', consent: '' })).text()
  expect(page).toContain('Выберите причину')
  expect(page).toContain('Мы делаем такие задвижки')
  expect(htmlFaults(page)).toEqual([])
  expect((await post('/ru/report', typed(), 'https://evil.example')).status).toBe(403)
})

test('a report pressed twice is sent once, decided once, and appealed by its sender', async () => {
  const place = await report()
  expect(await report()).toBe(place)
  expect(await (await request(place)).text()).toContain('Жалоба отправлена')
  const list = await readPage(operator, '/en/admin/reports')
  expect(list.match(/Мы делаем/g)).toHaveLength(1)
  expect(htmlFaults(list)).toEqual([])
  const decide = { path: '/en/admin/reports', action: 'decide', typed: { decision: 'dismissed', answer: 'Genuine' } }
  expect(await press(operator, 'deskReports', decide)).toBe('/en/admin/reports?done=saved')
  expectAll('reports')
  const decided = await (await request(place)).text()
  expect(decided).toContain('Genuine')
  expect(htmlFaults(decided)).toEqual([])
  const receipt = new URL(place, ownOrigin()).searchParams.get('receipt') ?? ''
  const appealed = await post(`/ru/report?receipt=${receipt}`, { receipt, message: 'Сертификат отозван' })
  expect(appealed.headers.get('Location')).toBe(`/ru/report?receipt=${receipt}&done=appealed`)
  expect(await readPage(operator, '/en/admin/reports')).toContain('Сертификат отозван')
  const again = await (await post(`/ru/report?receipt=${receipt}`, { receipt, message: 'Ещё раз' })).text()
  expect(again).toContain('уже нельзя обжаловать')
})

test('the list of reports is for operators alone, and a filter that is none is a 404', async () => {
  const visitor = await signedUp('buyer-of-reports@people.example')
  expect((await visitor.send('GET', '/en/admin/reports')).status).toBe(404)
  expect((await operator.send('GET', '/en/admin/reports?kind=planet')).status).toBe(404)
  expect(await readPage(operator, '/en/admin')).toContain('/en/admin/reports')
})
