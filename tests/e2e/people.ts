import type { Page } from 'playwright/test'
import { expect } from './site.ts'

/** A login that no other test has, in any of a test's repetitions. */
export const newLogin = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@people.example`

/** The code sent last to a login: locally letters go to the outbox. */
export async function codeSentTo(page: Page, login: string): Promise<string> {
  const { data } = await (await page.request.get(`/dev/outbox?to=${encodeURIComponent(login)}`)).json()
  return /\d{6}/.exec(data[0]?.body ?? '')?.[0] ?? ''
}

/** Another code than this. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Posts a plain form, as a browser without script does. */
async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin }
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 })
  expect(answer.status(), path).toBe(303)
}

/** A code is sent to a login, and its screen is open to who asked. */
export async function askForCode(page: Page, login: string): Promise<void> {
  await page.goto('/en/auth')
  await post(page, '/en/auth', { login })
}

/** Somebody new comes to the screen of registration by it. */
export const enterCode = async (page: Page, login: string) =>
  post(page, '/en/auth/code', { code: await codeSentTo(page, login) })

/** Signs a new person up without looking at the screens, as plain forms do. */
export async function signUp(page: Page, login: string, name = 'Анна Полозова'): Promise<void> {
  await askForCode(page, login)
  await enterCode(page, login)
  await post(page, '/en/auth/registration', { name, acceptTerms: 'on' })
}
