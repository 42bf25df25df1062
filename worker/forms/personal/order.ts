/** Pictures in an order of their own. */

export interface Moved {
  keys: string[]
  /** Where the moved one stands now, as a part of the screen's address (web/pages/account/move-buttons.tsx). */
  place: string
}

/**
 * @param key of the one that is moved
 * @param by places: −1 is earlier
 * @returns null where it is none of them, or at the end already
 */
export function moved(keys: readonly string[], key: string | undefined, by: -1 | 1): Moved | null {
  const at = keys.indexOf(key ?? '')
  const [own, other] = [keys[at], keys[at + by]]
  if (own === undefined || other === undefined) return null
  return { keys: keys.with(at, other).with(at + by, own), place: `#picture-${at + by + 1}` }
}
