/** Creates suppliers by API calls, for tests that are about something else than creating them. */
import type { Browser, Page } from 'playwright/test'
import { newInn } from '../fixtures/new-inn.ts'
import { PICTURE } from './account.ts'
import { newLogin, signUp } from './people.ts'
import { expect } from './site.ts'

/** Calls the API with the page's cookies, as its scripts do. */
export async function call(page: Page, method: 'POST' | 'PATCH' | 'PUT', path: string, data: object) {
  const response = await page.request.fetch(path, { method, data, headers: { Origin: new URL(page.url()).origin } })
  expect(response.status(), `${path} ${await response.text()}`).toBeLessThan(300)
  return (await response.json()).data
}

/** Registers a new person with a new company, which is a draft. @returns the company's id */
export async function createSupplier(page: Page, name: string, owner?: string): Promise<string> {
  await signUp(page, newLogin('owner'), owner)
  await call(page, 'POST', '/dev/profile/start', { taxNumber: newInn(), name })
  const profile = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  return (await call(page, 'PATCH', '/api/profile/company', profile)).id
}

/** Creates a company that a moderator has approved, so that buyers see it. @returns its id */
export async function createApprovedSupplier(
  page: Page,
  browser: Browser,
  name: string,
  admin: string,
): Promise<string> {
  const id = await createSupplier(page, name)
  await call(page, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  const moderator = await (await browser.newContext()).newPage()
  await signUp(moderator, admin)
  await call(moderator, 'PATCH', `/app/admin/companies/${id}/status`, { status: 'active' })
  await moderator.context().close()
  return id
}

/** A phone, on which most suppliers answer. */
export const PHONE = { width: 360, height: 800 }

export interface Seller {
  page: Page
  id: string
}

/**
 * Suppliers that one moderator has approved: a login gets one code a minute.
 * @param prepare what else each of them and the moderator do
 */
export async function sellers(
  browser: Browser,
  admin: string,
  names: string[],
  prepare?: (seller: Seller, moderator: Page) => Promise<void>,
): Promise<Seller[]> {
  const found: Seller[] = []
  const moderator = await (await browser.newContext()).newPage()
  await signUp(moderator, admin)
  for (const name of names) {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    const id = await createSupplier(page, name)
    await call(page, 'PATCH', '/api/profile/company/status', { status: 'pending' })
    await call(moderator, 'PATCH', `/app/admin/companies/${id}/status`, { status: 'active' })
    found.push({ page, id })
    await prepare?.({ page, id }, moderator)
  }
  await moderator.context().close()
  return found
}

/** Creates a product of the person's company, in the first category. @returns the address of its screen */
export async function createProduct(page: Page, name: string, fields: object = {}): Promise<string> {
  const [{ id: category }] = (await (await page.request.get('/api/categories')).json()).data
  const { id } = await call(page, 'POST', '/api/profile/company/products', { names: { en: name }, category, ...fields })
  return `/en/profile/product/${id}`
}

/** Sends a product with a picture and a price to the moderators. @returns its id */
export async function submitProduct(page: Page, name: string | { ru: string; zh?: string }): Promise<string> {
  const [{ id: category }] = (await (await page.request.get('/api/categories')).json()).data
  const own = '/api/profile/company/products'
  const { id } = await call(page, 'POST', own, { names: typeof name === 'string' ? { en: name } : name, category })
  const sent = await page.request.post('/api/files/common', {
    headers: { Origin: new URL(page.url()).origin },
    multipart: { file: { name: 'valve.png', mimeType: 'image/png', buffer: PICTURE } },
  })
  await call(page, 'POST', `${own}/${id}/files`, { file: (await sent.json()).data.id })
  await call(page, 'PUT', `${own}/${id}/prices`, { currency: 'USD', vat: null, tiers: [{ from: 1, amount: 12_345 }] })
  await call(page, 'PATCH', `${own}/${id}/status`, { status: 'moderation' })
  return id
}
