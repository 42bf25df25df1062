import type { Page } from 'playwright/test'
import { codeIn } from '../fixtures/code-in.ts'
import { expect } from './site.ts'

/** A login that no other test uses, nor another repetition of this one. */
export const newLogin = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@people.example`

/** The last code sent to a login, from the outbox of local e-mails. */
export async function codeSentTo(page: Page, login: string): Promise<string> {
  const { data } = await (await page.request.get(`/dev/outbox?to=${encodeURIComponent(login)}`)).json()
  return codeIn(data)
}

/** A code other than this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Posts a plain form, as a browser without script does. */
async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin }
  const response = await page.request.post(path, { form, headers, maxRedirects: 0 })
  expect(response.status(), path).toBe(303)
}

/** Requests a code for a login, so that the screen for entering it is open. */
export async function requestCode(page: Page, login: string): Promise<void> {
  await page.goto('/en/auth')
  await post(page, '/en/auth', { login })
}

/** Enters the code; a new person is then on the registration screen. */
export const enterCode = async (page: Page, login: string) =>
  post(page, '/en/auth/code', { code: await codeSentTo(page, login) })

/** Registers a new person through the plain forms, without opening their screens: the page is on a file of the site afterwards. */
export async function signUp(page: Page, login: string, name = 'Анна Полозова'): Promise<void> {
  await page.goto('/robots.txt')
  await post(page, '/en/auth', { login })
  await enterCode(page, login)
  await post(page, '/en/auth/registration', { name, acceptTerms: 'on', consent: 'on' })
}
