/** How often codes can be sent and tried. Strict for a login, whose owner is not to be flooded; wide for an address, which a whole office may share. */
import type { Context } from 'hono'
import { RESEND_AFTER } from '../../../../domain/limits.ts'
import type { Login } from '../../../../domain/login.ts'
import { clientAddress, fingerprint } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { type Limit, limitsDevices } from '../../http/rate-limit.ts'

const HOUR = 3600

/** Without a fingerprint it may be a program that guesses: it gets a third. */
const suspiciously = (most: number, known: boolean) => (known ? most : Math.ceil(most / 3))

/** By address and by device, unless that is switched off for measurements. */
async function deviceLimits(c: Context<ApiEnv>, what: string, most: number): Promise<Limit[]> {
  if (!limitsDevices(c.env)) return []
  const device = fingerprint(c)
  return [
    {
      name: `${what} by address`,
      subject: await clientAddress(c),
      most: suspiciously(most, device !== null),
      seconds: HOUR,
    },
    { name: `${what} by device`, subject: device, most: Math.ceil(most / 2), seconds: HOUR },
  ]
}

/** The pause between two codes to one login. */
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
