/** Milliseconds within which a path is not reloaded again (docs/behaviour.md, "Lost chunk"). */
const GUARD = 10_000

/**
 * Whether an action may run now for this path; if so, the time is remembered.
 * @param key of the action: a page's reload, or the return to the home page
 */
export function oncePer10Seconds(storage: Storage, key: string, path: string, now = Date.now()): boolean {
  const [storedPath, storedAt] = (storage.getItem(key) ?? '').split('\n')
  if (storedPath === path && now - Number(storedAt) < GUARD) return false
  storage.setItem(key, `${path}\n${now}`)
  return true
}

/**
 * After a deployment the scripts that an open page names may be gone: the page is reloaded, once per 10 s for the same
 * path.
 * Without a network a reload would lose the visible page; the navigation then fails with a notice.
 */
export function reloadOnceOnLostChunk(window: Window): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!window.navigator.onLine) return
    if (!oncePer10Seconds(window.sessionStorage, 'chunk-reload', window.location.pathname)) return
    event.preventDefault()
    window.location.reload()
  })
}
