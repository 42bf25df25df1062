/** When this browser's tokens were last set, told by every tab to the others. The tokens themselves no script can read. */

/** SPECIFICATION section 9: milliseconds after a set at which the token is refreshed. */
export const REFRESH_DELAY = 1_500_000
const SET_AT = 'session-set'

/** Whether the edge says that somebody is signed in here (DECISIONS section 3). */
export const isSignedIn = (document: Document): boolean => /(?:^|; )session=1(?:;|$)/.test(document.cookie)

/** @returns milliseconds since 1970, 0 where none is known: signing in by a plain form tells no script. */
export const lastSet = (storage: Storage): number => Number(storage.getItem(SET_AT)) || 0

export const rememberSet = (storage: Storage, now: number): void => storage.setItem(SET_AT, String(now))
export const forgetSet = (storage: Storage): void => storage.removeItem(SET_AT)

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
