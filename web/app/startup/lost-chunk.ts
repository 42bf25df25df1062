/** Milliseconds within which a path is not reloaded again (docs/behaviour.md, "Lost chunk"). */
const GUARD = 10_000

/**
 * Whether something may be done now for this path; remembers it when it may.
 * @param key what is guarded: a page that reloads itself, or a return to the home page
 */
export function oncePer10Seconds(storage: Storage, key: string, path: string, now = Date.now()): boolean {
  const [keptPath, keptAt] = (storage.getItem(key) ?? '').split('\n')
  if (keptPath === path && now - Number(keptAt) < GUARD) return false
  storage.setItem(key, `${path}\n${now}`)
  return true
}

/**
 * After a deployment the scripts an open page names may be gone: the page is loaded anew, once per 10 s for the same path.
 * Without network a reload would lose the page that is there; the navigation then fails with its notice.
 */
export function reloadOnceOnLostChunk(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!window.navigator.onLine) return
    if (!oncePer10Seconds(window.sessionStorage, 'chunk-reload', window.location.pathname)) return
    event.preventDefault()
    window.location.reload()
  })
}
