import { proxy } from 'valtio/vanilla'
import { readStoredList } from './stored-list.ts'

const KEY = 'recent-searches'
const MAX_QUERIES = 8

/** Recent searches of this device, latest first; they are sent nowhere. */
export const createRecentSearches = () => proxy({ queries: [] as string[] })
type RecentSearches = ReturnType<typeof createRecentSearches>

/** Reads the device's list; call after hydration. */
export function loadRecentSearches(recent: RecentSearches, storage: Storage): void {
  recent.queries = readStoredList(storage, KEY).slice(0, MAX_QUERIES)
}

/** Puts a search first in the list. */
export function rememberSearch(recent: RecentSearches, storage: Storage, query: string): void {
  const text = query.trim()
  if (!text) return
  recent.queries = [text, ...recent.queries.filter((other) => other !== text)].slice(0, MAX_QUERIES)
  storage.setItem(KEY, JSON.stringify(recent.queries))
}

/** Deletes all recent searches. */
export function clearRecentSearches(recent: RecentSearches, storage: Storage): void {
  recent.queries = []
  storage.removeItem(KEY)
}
