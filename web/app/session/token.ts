/**
 * When this browser's tokens were last set; each tab notifies the others. The tokens themselves are hidden from scripts.
 */

import { MONTH_S } from '../../../domain/durations.ts'

/** Milliseconds after which a token is refreshed (docs/behaviour.md, "Token refresh"). */
export const REFRESH_DELAY = 1_500_000
const SET_AT = 'session-set'

/** Whether this browser has a session (docs/behaviour.md, "Session hint"). */
export const isSignedIn = (document: Document): boolean => /(?:^|; )session=1(?:;|$)/.test(document.cookie)

/**
 * Stored in a cookie, so that `lastSetInAnyTab` can read what another tab has written; this function reads the tab's
 * own copy.
 * @returns milliseconds since 1970; 0 where unknown, as after signing in by a plain form
 */
export const lastSet = (document: Document): number =>
  Number(new RegExp(`(?:^|; )${SET_AT}=(\\d+)`).exec(document.cookie)?.[1] ?? 0)

/**
 * Like `lastSet`, but read from the browser: a tab's own copy is updated some milliseconds after another tab's write,
 * and the tab would refresh again. Browsers without a cookie store may do so; the API accepts that.
 */
export async function lastSetInAnyTab(document: Document): Promise<number> {
  if (!('cookieStore' in window)) return lastSet(document)
  return Number((await cookieStore.get(SET_AT))?.value ?? 0)
}

function write(document: Document, value: string, seconds: number): void {
  document.cookie = `${SET_AT}=${value}; path=/; max-age=${seconds}; samesite=lax`
}

/** The storage event notifies the other tabs. */
export function rememberSet(document: Document, storage: Storage, now: number): void {
  // The cookie lasts as long as a session.
  write(document, String(now), MONTH_S)
  storage.setItem(SET_AT, String(now))
}

export function forgetSet(document: Document, storage: Storage): void {
  write(document, '', 0)
  storage.removeItem(SET_AT)
}

/** Whether another tab has just signed out. */
export const isSignOut = ({ key, newValue }: StorageEvent): boolean => key === SET_AT && newValue === null

/**
 * Milliseconds since the tokens were set. A time far in the future makes a refresh due, since after a clock was set
 * back it would otherwise never be; a small difference comes from tabs reading the clock at different moments.
 */
export function passedSince(setAt: number, now: number): number {
  const passed = now - setAt
  return passed < -2 * REFRESH_DELAY ? Number.POSITIVE_INFINITY : Math.max(0, passed)
}

/** Milliseconds until the next refresh; 0 where it is due. */
export const dueIn = (setAt: number, now: number): number => Math.max(0, REFRESH_DELAY - passedSince(setAt, now))
