const LOCK = 'session'

/**
 * Waits for its turn among the tabs and the service worker; where the browser has no locks, two may ask, which the api puts up
 * with.
 */
export const inTurn = (work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
