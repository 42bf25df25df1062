/**
 * Reads a list of texts from storage. Older versions of the app and other scripts write there as well: anything but a
 * list of texts is an empty list.
 */
export function readStoredList(storage: Storage, key: string): string[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}
