/** A pause in typing, in milliseconds: browsers refuse to change the address with every key. */
const PAUSE = 400

/**
 * Writes the current state into the address, so that it can be reloaded and shared; the router requests nothing for it
 * (navigation/router.ts). A navigation cancels a pending write, since a change of the address would abort that navigation.
 * @returns a function that cancels a pending write
 */
export function writeAddress(query: Record<string, string>): () => void {
  const leaving = 'navigation' in window ? navigation : null
  const cancel = () => {
    clearTimeout(timer)
    leaving?.removeEventListener('navigate', cancel)
  }
  const timer = setTimeout(() => {
    cancel()
    writeAddressNow(query)
  }, PAUSE)
  leaving?.addEventListener('navigate', cancel)
  return cancel
}

/** Writes at once; for use right before a navigation. */
export function writeAddressNow(query: Record<string, string>): void {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  history.replaceState(history.state, '', location.pathname + (search ? `?${search}` : ''))
}
