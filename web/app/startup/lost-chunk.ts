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
 * path. A script that only could not be fetched is not gone: without a network a reload would lose the visible page,
 * and Firefox cuts requests off as soon as a form is being sent, which a reload would undo.
 * @param address of the script that could not be imported
 * @returns whether the page is being reloaded
 */
export async function reloadWhereGone(address: URL): Promise<boolean> {
  const response = await fetch(address).catch(() => null)
  if (response?.status !== 404 || !oncePer10Seconds(sessionStorage, 'chunk-reload', location.pathname)) return false
  location.reload()
  return true
}
