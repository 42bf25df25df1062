/** How a PUT ends that replaces a part of a row: once, however often it is sent. */

/** Whether a row says what a change would make it say. Both come from the same schema, so that keys stand in one order. */
const holds = (row: object, change: object): boolean =>
  Object.entries(change).every(([column, value]) => JSON.stringify(Reflect.get(row, column)) === JSON.stringify(value))

interface Replacing<Own> {
  read: () => Promise<Own>
  /** Writes the change. @returns the row as it is then */
  write: (own: Own) => Promise<Own>
}

/**
 * What is there already is not written again, whatever If-Match says: a second press, or a retry whose answer was lost, comes with the
 * version that its own first try has ended (RFC 9110 section 13.1.1 allows success for a change that has been applied).
 * @returns the row as it says what was sent
 * @throws AppError what `write` throws, where it says something else
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
