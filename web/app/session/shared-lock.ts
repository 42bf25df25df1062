const LOCK = 'session'

/**
 * Runs work under a lock shared by the tabs and the service worker. In a browser without locks two may send the same
 * request, which the API accepts.
 */
export const withSharedLock = (work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
