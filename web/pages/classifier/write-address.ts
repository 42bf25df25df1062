/** A pause in typing, in milliseconds: browsers refuse to change the address with every key. */
const PAUSE = 400

/**
 * Writes what is shown into the address, so that it can be reloaded and shared. What is shown already is not asked for again
 * (navigation/router.ts). Whoever leaves meanwhile takes it back: a new address would end the navigation under way.
 * @returns takes it back, where it has not happened yet
 */
export function writeAddress(query: Record<string, string>): () => void {
  const { pathname } = location
  const leaving = 'navigation' in window ? navigation : null
  const takeBack = () => {
    clearTimeout(timer)
    leaving?.removeEventListener('navigate', takeBack)
  }
  const timer = setTimeout(() => {
    takeBack()
    const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
    history.replaceState(history.state, '', pathname + (search ? `?${search}` : ''))
  }, PAUSE)
  leaving?.addEventListener('navigate', takeBack)
  return takeBack
}
