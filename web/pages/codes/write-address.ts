/** A pause in typing, in milliseconds: browsers refuse to change the address with every key. */
const PAUSE = 400

/**
 * Writes what is shown into the address, so that it can be reloaded and shared. What is shown already is not asked for again
 * (app/router.ts).
 * @returns takes it back, where it has not happened yet
 */
export function writeAddress(query: Record<string, string>): () => void {
  const timer = setTimeout(() => {
    const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
    history.replaceState(history.state, '', location.pathname + (search ? `?${search}` : ''))
  }, PAUSE)
  return () => clearTimeout(timer)
}
