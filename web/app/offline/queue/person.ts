import { PERSON_COOKIE } from '../../../../domain/person-cookie.ts'

/** @returns an identifier of the person who is signed in in this browser, '' for no one */
export const personIn = (cookies: string): string =>
  new RegExp(`(?:^|; )${PERSON_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? ''

// Pages and the service worker share this file, and neither's library has the other's globals.
interface WithCookies {
  cookieStore: { get(name: string): Promise<{ value?: string } | null> }
}
const hasCookies = (scope: object): scope is WithCookies => 'cookieStore' in scope

interface WithDocument {
  document: { cookie: string }
}
const hasDocument = (scope: object): scope is WithDocument => 'document' in scope

/**
 * `personIn` for the service worker, which has no document.
 * @returns null in a browser whose service workers cannot read cookies: nothing can be queued there
 */
export async function currentPerson(): Promise<string | null> {
  const scope: object = globalThis
  if (hasCookies(scope)) return (await scope.cookieStore.get(PERSON_COOKIE))?.value ?? ''
  return hasDocument(scope) ? personIn(scope.document.cookie) : null
}
