/** Who sends an inquiry or a request. */
import type { Context } from 'hono'
import { database } from '../../../db/connection.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { readVerified } from './queries.ts'

/** Key of the user who sends the inquiry, null for a visitor. */
export const senderOf = ({ var: { viewer } }: Context<ApiEnv>): number | null =>
  viewer === undefined || viewer.role === 'ANONIM' ? null : viewer.num

/** Whether an address is one that the signed-in sender has proven to be theirs. */
export async function isOwnAddress(c: Context<ApiEnv>, email: string | undefined): Promise<boolean> {
  const user = senderOf(c)
  if (user === null || email === undefined) return false
  return (await readVerified(database(c.env.DB), user, email)) !== undefined
}
