/** Rate limits of public forms, which programs fill in as well. */
import type { Context } from 'hono'
import { clientAddress, fingerprint } from '../client.ts'
import type { ApiEnv } from './api-env.ts'
import { type Limit, limitsDevices } from './rate-limit.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * @param what the form sends: 'inquiry', 'lead'
 * @param contact typed in the form; it is limited too, because a program can change devices but rarely its contact
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
