import { proxy } from 'valtio/vanilla'

const KEY = 'recent-searches'
const MOST = 8

/** What was searched on this device, latest first; never leaves it. */
export const createRecentSearches = () => proxy({ queries: [] as string[] })
type RecentSearches = ReturnType<typeof createRecentSearches>

/** Reads the device's list; call after hydration. */
export function loadRecentSearches(recent: RecentSearches, storage: Storage): void {
  try {
    const queries: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    recent.queries = Array.isArray(queries) ? queries.filter((query) => typeof query === 'string').slice(0, MOST) : []
  } catch {
    recent.queries = []
  }
}

/** Puts a search in front. */
export function rememberSearch(recent: RecentSearches, storage: Storage, query: string): void {
  const words = query.trim()
  if (!words) return
  recent.queries = [words, ...recent.queries.filter((other) => other !== words)].slice(0, MOST)
  storage.setItem(KEY, JSON.stringify(recent.queries))
}

/** Forgets all of them. */
export function clearRecentSearches(recent: RecentSearches, storage: Storage): void {
  recent.queries = []
  storage.removeItem(KEY)
}
