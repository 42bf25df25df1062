const LOCK = 'session'

/**
 * Runs work under a lock that the tabs and the service worker share. In a browser without locks two of them may send
 * the same request, which the API accepts.
 */
export const withSharedLock = (work: () => Promise<void>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
