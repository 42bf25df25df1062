/** People of a test who sign up, call the API and read their e-mails. */
import { expect } from 'vitest'
import { type Browser, openBrowser, signUp } from './browser.ts'
import { ownOrigin, request } from './site.ts'

let people = 0
export const newLogin = () => `somebody-${++people}@people.example`

/** @returns the browser of a newly registered person */
export async function signedUp(login = newLogin(), name = 'Anna'): Promise<Browser> {
  const browser = openBrowser(ownOrigin())
  await signUp(browser, login, name)
  return browser
}

/** @returns `data` of a call that has to succeed; null where the response has no body */
export async function call(browser: Browser, method: string, path: string, body?: object) {
  const response = await browser.send(method, path, body)
  const text = await response.text()
  expect(response.status, `${path} ${text}`).toBeLessThan(300)
  return text === '' ? null : JSON.parse(text).data
}

/** Messages to a login, the latest first. */
export async function lettersTo(login: string): Promise<{ body: string }[]> {
  const response = await request(`/dev/outbox?to=${encodeURIComponent(login)}`)
  return JSON.parse(await response.text()).data
}
/** The code in the latest message. */
export const codeIn = ([letter]: { body: string }[]) => /\d{6}/.exec(letter?.body ?? '')?.[0] ?? ''
