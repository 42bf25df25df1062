/** Suppliers for tests that are about something else than founding one: made by calls, without looking at the screens. */
import type { Browser, Page } from 'playwright/test'
import { newLogin, signUp } from './people.ts'
import { expect } from './site.ts'

const INN_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]

/** A tax number that nobody has had: its check digit is right (order of the Federal Tax Service MMV-7-6/435@). */
export function newInn(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte % 10)
  const sum = INN_WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  return `${digits.join('')}${(sum % 11) % 10}`
}

/** A call of the api with the page's own cookies, as its scripts would make it. */
export async function call(page: Page, method: 'POST' | 'PATCH' | 'PUT', path: string, data: object) {
  const answer = await page.request.fetch(path, { method, data, headers: { Origin: new URL(page.url()).origin } })
  expect(answer.status(), `${path} ${await answer.text()}`).toBeLessThan(300)
  return (await answer.json()).data
}

/** Signs a new person up who owns a new company, as a draft. @returns its id */
export async function foundSupplier(page: Page, name: string): Promise<string> {
  await signUp(page, newLogin('owner'))
  await call(page, 'POST', '/dev/profile/start', { taxNumber: newInn(), name })
  const told = { description: { en: 'Valves' }, city: { en: 'Perm' }, phone: '+73422000000' }
  return (await call(page, 'PATCH', '/api/profile/company', told)).id
}

/** The same, approved of by one of the house, so that buyers see it. @returns its id */
export async function openSupplier(page: Page, browser: Browser, name: string, admin: string): Promise<string> {
  const id = await foundSupplier(page, name)
  await call(page, 'PATCH', '/api/profile/company/status', { status: 'pending' })
  const house = await (await browser.newContext()).newPage()
  await signUp(house, admin)
  await call(house, 'PATCH', `/app/admin/companies/${id}/status`, { status: 'active' })
  await house.context().close()
  return id
}

/** Begins a product of the person's own, in the first category. @returns the address of its own screen */
export async function beginProduct(page: Page, name: string, told: object = {}): Promise<string> {
  const [{ id: category }] = (await (await page.request.get('/api/categories')).json()).data
  const { id } = await call(page, 'POST', '/api/profile/company/products', { names: { en: name }, category, ...told })
  return `/en/profile/product/${id}`
}
