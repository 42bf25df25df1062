/** Deterministic pseudo-random numbers, so that every load of the seed gives the same rows. */

/** MurmurHash's finaliser: every bit of the input changes half of the output's bits. */
function mix(sum: number): number {
  let bits = sum
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * @param key identifies the decision: 'ball-valves/BV-50:stock'.
 * @returns a number from 0 up to 1, always the same for the same key (FNV-1a, mixed).
 */
export function chance(key: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < key.length; at++) sum = Math.imul(sum ^ key.charCodeAt(at), 0x01000193)
  return mix(sum) / 2 ** 32
}

/** @returns one of the items; undefined only when there are none. */
export const pick = <Item>(items: readonly Item[], key: string): Item | undefined =>
  items[Math.floor(chance(key) * items.length)]
