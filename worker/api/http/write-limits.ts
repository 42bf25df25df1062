/** How often somebody may write to others here: forms that anybody can fill in are filled in by machines. */
import type { Context } from 'hono'
import { clientAddress, fingerprint } from '../client.ts'
import type { ApiEnv } from './api-env.ts'
import { type Limit, limitsDevices } from './rate-limit.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * @param what is written: 'inquiry', 'lead'.
 * @param contact that it was written from; many devices write from one contact only when they are no people.
 */
export async function writingLimits(c: Context<ApiEnv>, what: string, contact: string): Promise<Limit[]> {
  const own = { name: `${what} by contact`, subject: contact, most: 30, seconds: DAY }
  if (!limitsDevices(c.env)) return [own]
  return [
    own,
    { name: `${what} by address`, subject: await clientAddress(c), most: 60, seconds: HOUR },
    { name: `${what} by device`, subject: fingerprint(c), most: 20, seconds: HOUR },
  ]
}
