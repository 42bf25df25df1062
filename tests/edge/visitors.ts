/** People of a test who sign up, call the API, open screens, submit forms and read their messages. */
import { expect } from 'vitest'
import { png } from '../fixtures/uploads/pictures.ts'
import { type Browser, cookiesOf, openBrowser, signUp } from './browser.ts'
import { ownOrigin, request } from './site.ts'

export const newLogin = () => `somebody-${crypto.randomUUID().slice(0, 13)}@people.example`

/** @returns the browser of a newly registered person */
export async function signedUp(login = newLogin(), name = 'Анна'): Promise<Browser> {
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

/** @returns the HTML of a screen */
export const readPage = async (browser: Browser, path: string) => (await request(path, cookiesOf(browser))).text()

/** Posts a plain form from a page of the site. */
export const submit = (browser: Browser, path: string, fields: Record<string, string>) =>
  request(path, { ...cookiesOf(browser), Origin: ownOrigin() }, 'POST', new URLSearchParams(fields).toString())

/** Uploads a picture. @returns the file's id */
export async function uploadPicture(browser: Browser): Promise<string> {
  const body = new FormData()
  body.set('file', new File([png(8, 8)], 'valve.png', { type: 'image/png' }))
  const headers = { ...cookiesOf(browser), Origin: ownOrigin() }
  const response = await fetch(`${ownOrigin()}/api/files/common`, { method: 'POST', headers, body })
  return (await response.json()).data.id
}

/** E-mails and SMS to a login, the latest first. */
export async function messagesTo(login: string): Promise<{ subject: string; body: string }[]> {
  const response = await request(`/dev/outbox?to=${encodeURIComponent(login)}`)
  return JSON.parse(await response.text()).data
}
/** The messages to a login that contain a text, `count` of them, the latest first: notices are sent after the response. */
export async function sentTo(login: string, text: string, count = 1): Promise<{ subject: string; body: string }[]> {
  const found = async () =>
    (await messagesTo(login)).filter(({ subject, body }) => `${subject}\n${body}`.includes(text))
  await expect.poll(async () => (await found()).length).toBeGreaterThanOrEqual(count)
  expect(await found()).toHaveLength(count)
  return found()
}
