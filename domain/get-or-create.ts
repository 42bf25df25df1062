/**
 * The entry of a key, created at its first use. An entry of `undefined` counts as missing.
 * @param entries a Map, a WeakMap or a cache
 */
export function getOrCreate<Key, Value>(
  entries: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  create: () => Value,
): Value {
  const known = entries.get(key)
  if (known !== undefined) return known
  const created = create()
  entries.set(key, created)
  return created
}
