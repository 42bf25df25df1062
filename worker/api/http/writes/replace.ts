/** Makes a PUT idempotent that replaces some columns of a row. */

/**
 * Whether a row has the values of a change already. JSON texts can be compared, because one schema orders the keys of
 * both.
 */
const holds = (row: object, change: object): boolean =>
  Object.entries(change).every(([column, value]) => JSON.stringify(Reflect.get(row, column)) === JSON.stringify(value))

interface Replacing<Own> {
  read: () => Promise<Own>
  /** Writes the change. @returns the row after it */
  write: (own: Own) => Promise<Own>
}

/**
 * Values that are stored already are not written again, whatever If-Match says: a second click, or a retry after a lost
 * response, still has the version from before the first attempt (RFC 9110 section 13.1.1 allows success for a change
 * that has been applied).
 * @returns the row with the values that were sent
 * @throws AppError whatever `write` throws, where the row has other values
 */
export async function replace<Own extends { row: object }>(
  change: object,
  { read, write }: Replacing<Own>,
): Promise<Own> {
  const own = await read()
  if (holds(own.row, change)) return own
  try {
    return await write(own)
  } catch (error) {
    const now = await read()
    if (holds(now.row, change)) return now
    throw error
  }
}
