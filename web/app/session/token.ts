/** When this browser's tokens were last set, told by every tab to the others. The tokens themselves no script can read. */

/** Milliseconds after which a token is refreshed (docs/behaviour.md, "Token refresh"). */
export const REFRESH_DELAY = 1_500_000
const SET_AT = 'session-set'

/** Whether this browser has a session (docs/behaviour.md, "Session hint"). */
export const isSignedIn = (document: Document): boolean => /(?:^|; )session=1(?:;|$)/.test(document.cookie)

/** Seconds that the time of a set is kept: as long as a session lives. */
const MONTH = 30 * 24 * 60 * 60

/**
 * Kept in a cookie, which `lastSetInAnyTab` can read as the last tab wrote it; this one reads the tab's own copy of it.
 * @returns milliseconds since 1970, 0 where none is known: signing in by a plain form tells no script.
 */
export const lastSet = (document: Document): number =>
  Number(new RegExp(`(?:^|; )${SET_AT}=(\\d+)`).exec(document.cookie)?.[1] ?? 0)

/**
 * As `lastSet`, but from the browser itself: a tab's own copy follows what another has written some milliseconds late, in which it
 * would refresh again. Browsers without a cookie store may do so; the api puts up with it.
 */
export async function lastSetInAnyTab(document: Document): Promise<number> {
  if (!('cookieStore' in window)) return lastSet(document)
  return Number((await cookieStore.get(SET_AT))?.value ?? 0)
}

function write(document: Document, value: string, seconds: number): void {
  document.cookie = `${SET_AT}=${value}; path=/; max-age=${seconds}; samesite=lax`
}

/** Storage is what tells the other tabs that something has changed. */
export function rememberSet(document: Document, storage: Storage, now: number): void {
  write(document, String(now), MONTH)
  storage.setItem(SET_AT, String(now))
}

export function forgetSet(document: Document, storage: Storage): void {
  write(document, '', 0)
  storage.removeItem(SET_AT)
}

/** Whether another tab has just signed out. */
export const tellsSignOut = ({ key, newValue }: StorageEvent): boolean => key === SET_AT && newValue === null

/**
 * Milliseconds since a set. One that seems to be long to come makes a refresh due, or a clock that was put back would keep it from
 * ever being; a little of that is tabs reading the clock at different moments.
 */
export function passedSince(setAt: number, now: number): number {
  const passed = now - setAt
  return passed < -2 * REFRESH_DELAY ? Number.POSITIVE_INFINITY : Math.max(0, passed)
}

/** Milliseconds until a refresh is due; 0: it is. */
export const dueIn = (setAt: number, now: number): number => Math.max(0, REFRESH_DELAY - passedSince(setAt, now))
