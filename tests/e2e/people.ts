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

/** Signs a new person up without looking at the screens, as plain forms do. */
export async function signUp(page: Page, login: string, name = 'Анна Полозова'): Promise<void> {
  await page.goto('/en/auth')
  const origin = new URL(page.url()).origin
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 })
    expect(answer.status(), path).toBe(303)
  }
  await post('/en/auth', { login })
  await post('/en/auth/code', { code: await codeSentTo(page, login) })
  await post('/en/auth/registration', { name, acceptTerms: 'on' })
}
