/**
 * Limits on sending and trying codes. They are strict for a login, whose owner must not be flooded with messages, and
 * generous for an IP address, which a whole office may share.
 */
import type { Context } from 'hono'
import { DAY_S, HOUR_S } from '../../../../domain/durations.ts'
import { RESEND_AFTER } from '../../../../domain/limits.ts'
import { type Login, mailboxOf } from '../../../../domain/login.ts'
import { clientNetworks, fingerprint } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { addressLimits, type Limit, limitsDevices } from '../../http/rate-limit.ts'
import type { CodeOwner } from './code-owner.ts'

/**
 * Limits by address and device; none where they are switched off for benchmarks.
 * @param most an hour by address; a device gets half as many again, whatever its addresses
 */
async function deviceLimits(c: Context<ApiEnv>, what: string, most: number): Promise<Limit[]> {
  if (!limitsDevices(c.env)) return []
  return [
    ...(await addressLimits(c, { name: what, most, seconds: HOUR_S })),
    { name: `${what} by device`, subject: fingerprint(c), most: Math.ceil(most * 1.5), seconds: HOUR_S },
  ]
}

/**
 * One code per pause for a browser, and for its network, where a program may send no cookies. Not per login: a stranger who requests codes
 * must not make its owner wait.
 */
export async function resendLimits(c: Context<ApiEnv>, { value }: Login, owner: CodeOwner): Promise<Limit[]> {
  const [network = ''] = await clientNetworks(c)
  const pause = { most: 1, seconds: RESEND_AFTER }
  // `otp.too-soon` means that this browser has a code already: it is redirected to the form in which the code is entered.
  const byBrowser: Limit = { ...pause, name: 'resend', subject: `${value} ${owner.browser}`, code: 'otp.too-soon' }
  const byNetwork: Limit = { ...pause, name: 'resend by network', subject: `${value} ${network}` }
  return owner.device === null ? [byBrowser, byNetwork] : [byBrowser]
}

/**
 * A known device has limits of its own, beside those of the login and the address, which strangers may use up
 * (docs/behaviour.md, "Known device").
 */
export async function sendLimits(c: Context<ApiEnv>, login: Login, owner: CodeOwner): Promise<Limit[]> {
  const { value } = login
  const mailbox = mailboxOf(value)
  const pauses = await resendLimits(c, login, owner)
  if (owner.device !== null)
    return [
      ...pauses,
      { name: 'codes to a known device an hour', subject: `${value} ${owner.device}`, most: 8, seconds: HOUR_S },
      { name: 'codes to known devices a day', subject: mailbox, most: 48, seconds: DAY_S },
    ]
  return [
    ...pauses,
    { name: 'codes an hour', subject: mailbox, most: 8, seconds: HOUR_S },
    { name: 'codes a day', subject: mailbox, most: 24, seconds: DAY_S },
    ...(await deviceLimits(c, 'codes', 20)),
  ]
}

/** A limit by login is not needed: each of its codes has five attempts, and the number of codes sent is limited. */
export const verifyLimits = async (c: Context<ApiEnv>, { device }: CodeOwner): Promise<Limit[]> =>
  device === null ? deviceLimits(c, 'guesses', 67) : []

export const registerLimits = (c: Context<ApiEnv>): Promise<Limit[]> => deviceLimits(c, 'registrations', 14)
