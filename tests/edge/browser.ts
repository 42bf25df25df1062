import { documented } from '../fixtures/documented.ts'
import { BROWSER } from './site.ts'

/** A browser as far as cookies go: keeps what it is given, sends it back, and says where its pages come from. */
export function openBrowser(site: string, origin = site) {
  const cookies = new Map<string, string>()
  /** Set-Cookie lines of the last answer. */
  let lastSet: string[] = []

  function keep(lines: string[]): void {
    lastSet = lines
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      'User-Agent': BROWSER,
      ...(method !== 'GET' && { Origin: origin }),
      ...(jar && { Cookie: jar }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...more,
    }
    const init = { method, headers, redirect: 'manual' as const }
    const answer = await fetch(site + path, body === undefined ? init : { ...init, body: JSON.stringify(body) })
    keep(answer.headers.getSetCookie())
    return documented(method, path, answer)
  }

  return { send, cookies, set: () => lastSet }
}

export type Browser = ReturnType<typeof openBrowser>

/** Asks for a code and reads it in the outbox. */
export async function askCode({ send }: Browser, login: string): Promise<string> {
  const asked = await send('POST', '/api/auth/send-code', { login })
  if (!asked.ok) throw new Error(`send-code: ${asked.status} ${await asked.text()}`)
  const { data }: { data: { body: string }[] } = await (
    await send('GET', `/dev/outbox?to=${encodeURIComponent(login)}`)
  ).json()
  return /\d{6}/.exec(data[0]?.body ?? '')?.[0] ?? ''
}

/** Opens an account, so that the browser is signed in. */
export async function signUp(browser: Browser, login: string, name = 'Анна'): Promise<Response> {
  const code = await askCode(browser, login)
  const verified = await browser.send('POST', '/api/auth/verify-code', { login, code })
  const { registrationToken } = (await verified.json()).data
  return browser.send('POST', '/api/auth/register', { registrationToken, name, acceptTerms: true })
}
