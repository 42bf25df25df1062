/**
 * Limits on sending and trying codes. They are strict for a login, whose owner must not be flooded with messages, and
 * generous for an IP address, which a whole office may share.
 */
import type { Context } from 'hono'
import { RESEND_AFTER } from '../../../../domain/limits.ts'
import type { Login } from '../../../../domain/login.ts'
import { clientAddress, fingerprint } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { type Limit, limitsDevices } from '../../http/rate-limit.ts'

const HOUR = 3600

/** Limits by address and device; none where they are switched off for benchmarks. */
async function deviceLimits(c: Context<ApiEnv>, what: string, most: number): Promise<Limit[]> {
  if (!limitsDevices(c.env)) return []
  const device = fingerprint(c)
  // A request without a fingerprint may come from a program that guesses codes: it gets a third of the limit.
  const mostByAddress = device === null ? Math.ceil(most / 3) : most
  return [
    { name: `${what} by address`, subject: await clientAddress(c), most: mostByAddress, seconds: HOUR },
    { name: `${what} by device`, subject: device, most: Math.ceil(most / 2), seconds: HOUR },
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
  ...(await deviceLimits(c, 'codes', 60)),
]

export const verifyLimits = async (c: Context<ApiEnv>, login: Login): Promise<Limit[]> => [
  { name: 'guesses', subject: login.value, most: 40, seconds: HOUR },
  ...(await deviceLimits(c, 'guesses', 200)),
]

export const registerLimits = (c: Context<ApiEnv>): Promise<Limit[]> => deviceLimits(c, 'registrations', 40)
