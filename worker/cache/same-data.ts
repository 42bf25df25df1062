const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

/** Object.keys() would make lists of both objects' names, which takes twice as long. */
function hasSameFields(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  let count = 0
  for (const name in one) {
    const value = one[name]
    // An undefined value would equal that of a name which the other does not have.
    if (!isSameData(value, other[name]) || (value === undefined && !(name in other))) return false
    count++
  }
  let more = count
  for (const _ in other) more--
  // What has no fields may be a Date or a Map, whose content is elsewhere.
  return more === 0 && (count > 0 || (isPlain(one) && isPlain(other)))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Whether two values are equal in all their parts, as JSON has them: lists, objects with fields, texts, numbers. Anything else is equal to
 * itself alone, and counts as changed.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (!Array.isArray(one)) return !Array.isArray(other) && hasSameFields(one, other)
  return Array.isArray(other) && one.length === other.length && one.every((part, at) => isSameData(part, other[at]))
}
