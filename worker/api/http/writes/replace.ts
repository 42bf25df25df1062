/** Makes a PUT idempotent that replaces some columns of a row. */
import type { Context } from 'hono'
import type { ApiEnv } from '../api-env.ts'
import { type Write, writeAll } from './commit.ts'

/**
 * Whether a row has the values of a change already. JSON texts can be compared, because one schema orders the keys of
 * both.
 */
const hasValues = (row: object, change: object): boolean =>
  Object.entries(change).every(([column, value]) => JSON.stringify(Reflect.get(row, column)) === JSON.stringify(value))

/**
 * Values that are stored already are not written again, whatever If-Match says: a second click, or a retry after a lost
 * response, still has the version from before the first attempt (RFC 9110 section 13.1.1 allows success for a change
 * that has been applied).
 * @param toChange computes the change from the row; from a row that has it already, the same change
 * @param edit prepares the writes of the change
 * @returns the row with the values that were sent
 * @throws AppError of the first refused write, where the row has other values
 */
export async function replace<Own extends { row: object }, Change extends object>(
  c: Context<ApiEnv>,
  toChange: (own: Own) => Change,
  read: () => Promise<Own>,
  edit: (own: Own, change: Change) => Promise<{ after: Own; writes: Write[] }>,
): Promise<Own> {
  const own = await read()
  const change = toChange(own)
  if (hasValues(own.row, change)) return own
  try {
    const { after, writes } = await edit(own, change)
    await writeAll(c, writes)
    return after
  } catch (error) {
    const now = await read()
    if (hasValues(now.row, toChange(now))) return now
    throw error
  }
}
