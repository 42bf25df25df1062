/**
 * Limits on sending and trying codes. They are strict for a login, whose owner must not be flooded with messages, and
 * generous for an IP address, which a whole office may share.
 */
import type { Context } from 'hono'
import { RESEND_AFTER } from '../../../../domain/limits.ts'
import type { Login } from '../../../../domain/login.ts'
import { fingerprint } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { addressLimits, type Limit, limitsDevices } from '../../http/rate-limit.ts'

const HOUR = 3600

/**
 * Limits by address and device; none where they are switched off for benchmarks.
 * @param most an hour by address; a device gets half as many again, whatever its addresses
 */
async function deviceLimits(c: Context<ApiEnv>, what: string, most: number): Promise<Limit[]> {
  if (!limitsDevices(c.env)) return []
  return [
    ...(await addressLimits(c, { name: what, most, seconds: HOUR })),
    { name: `${what} by device`, subject: fingerprint(c), most: Math.ceil(most * 1.5), seconds: HOUR },
  ]
}

/** Only one code per login within this pause. */
export const resendLimit = ({ value }: Login): Limit => ({
  name: 'resend',
  subject: value,
  most: 1,
  seconds: RESEND_AFTER,
  code: 'otp.too-soon',
})

export const sendLimits = async (c: Context<ApiEnv>, login: Login): Promise<Limit[]> => [
  resendLimit(login),
  { name: 'codes an hour', subject: login.value, most: 8, seconds: HOUR },
  { name: 'codes a day', subject: login.value, most: 24, seconds: 24 * HOUR },
  ...(await deviceLimits(c, 'codes', 20)),
]

/** None by login: each of its codes has five attempts, and only so many codes are sent. */
export const verifyLimits = (c: Context<ApiEnv>): Promise<Limit[]> => deviceLimits(c, 'guesses', 67)

export const registerLimits = (c: Context<ApiEnv>): Promise<Limit[]> => deviceLimits(c, 'registrations', 14)
