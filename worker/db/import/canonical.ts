/** @returns JSON with sorted keys: the site and the import write the same object with its keys in different orders */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/**
 * @returns whether both have the same canonical JSON. The first comparison saves most of the work: a column that a change leaves alone is
 * the same object.
 */
export const isSame = (one: unknown, other: unknown): boolean => one === other || canonical(one) === canonical(other)
