/** Creates an account with content on each of its screens. */
import type { Page } from 'playwright/test'
import { newInn } from '../fixtures/new-inn.ts'
import { newLogin } from './people.ts'
import { call, createProduct, createSupplier } from './suppliers.ts'

/** The screens of its product and company, which supplier.spec.ts tests as well. @returns paths below /profile */
export async function editors(page: Page): Promise<string[]> {
  const options = [
    { name: { en: 'Connection size', ru: 'Присоединительный размер', zh: '连接尺寸' }, value: 'DN 50' },
    { name: { en: 'Drive', ru: 'Привод', zh: '驱动方式' }, value: 'Червячный редуктор с маховиком' },
  ]
  const product = await createProduct(page, 'Кран шаровой', { model: 'BV-50', tnved: '8481808199' })
  const id = product.slice(-16)
  const variants = [{ sku: 'BV-50-WORM-GEAR-STAINLESS', options }]
  await call(page, 'PUT', `/api/profile/company/products/${id}/variants`, { variants })
  return [
    `/product/${id}`,
    `/product/${id}/price`,
    `/product/${id}/file`,
    `/product/${id}/fact`,
    '/company/edit/file',
    '/company/edit/additionally',
    '/start',
  ]
}

/** @returns paths of its other screens below /profile */
export async function createFullAccount(page: Page): Promise<string[]> {
  await createSupplier(page, 'Уральский арматурный завод имени С. М. Кирова')
  const entity = {
    fullName: '沈阳阀门制造有限公司',
    taxNumber: newInn(),
    address: '620014, Екатеринбург, ул. Малышева, 36',
  }
  await call(page, 'POST', '/api/profile/company/legal-entities', entity)
  const invitation = { contact: newLogin('a-rather-long-name-of-somebody'), role: 'MANAGER', position: 'Экспорт' }
  const employee = await call(page, 'POST', '/api/profile/company/employees', invitation)
  const waiting = await call(page, 'POST', '/api/profile/contacts', { value: newLogin('another') })
  const { data: contacts } = await (await page.request.get('/api/profile/contacts')).json()
  const [first] = contacts
  return [
    '',
    '/settings',
    '/change_mail',
    '/mail',
    '/mail/phone',
    '/mail/new',
    `/mail/${first.id}`,
    `/mail/${waiting.id}/code`,
    `/mail/${first.id}/success`,
    `/contacts/${first.id}/remove`,
    '/phone',
    '/phone/new',
    '/company',
    '/company/edit',
    '/product',
    '/product/new',
    '/inquiries',
    '/requests',
    '/employee',
    '/employee/new',
    `/employee/${employee.id}`,
    '/legal_entities',
    '/legal_entities?edit=new',
  ]
}

/** Submits the company for review. @returns its id */
export const submitCompany = async (page: Page): Promise<string> =>
  (await call(page, 'PATCH', '/api/profile/company/status', { status: 'pending' })).id

/** Has a moderator approve the company and a buyer write to it. @returns the inquiry's path below /profile */
export async function receiveInquiry(page: Page, operator: Page, supplier: string): Promise<string> {
  await call(operator, 'PATCH', `/app/admin/companies/${supplier}/status`, { status: 'active' })
  const contact = { name: '李伟', organization: '沈阳进出口有限公司', email: newLogin('buyer'), phone: '+73422000000' }
  const inquiry = { supplier, quantity: 300, message: 'Кран шаровой DN 50?\nCIF Новороссийск', contact, consent: true }
  const { id } = await call(page, 'POST', '/api/inquiries', inquiry)
  return `/inquiries/${id}`
}
