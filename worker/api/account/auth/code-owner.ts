/**
 * Who has requested a code. A code belongs to the browser that requested it, so that a stranger's guesses use up none of its
 * attempts, and a browser in which its owner has signed in before has limits of its own, which a stranger cannot use up.
 */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { CHALLENGE_COOKIE, DEVICE_COOKIE } from '../../../../domain/contract/auth.ts'
import type { Login } from '../../../../domain/login.ts'
import { toHex } from '../../../../domain/sha256.ts'
import type { SignedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { mac } from '../../secrets/hmac.ts'
import { sameSecret } from '../../secrets/same-secret.ts'
import { setAuthCookie } from './session.ts'

export interface CodeOwner {
  /** The challenge of a browser, or the session that is signed in; '' for a request that has neither. */
  browser: string
  /** Identifies a device on which the login's owner has signed in before; null for all others. */
  device: string | null
}

/** 128 random bits in hexadecimal digits. */
const randomId = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)))

const SHAPE = /^[\da-f]{32}$/

/** The challenge that the browser has already; '' without one. */
function challengeOf(c: Context<ApiEnv>): string {
  const challenge = getCookie(c, CHALLENGE_COOKIE) ?? ''
  return SHAPE.test(challenge) ? challenge : ''
}

const sealOf = (c: Context<ApiEnv>, id: string, { value }: Login) => mac(c.env, 'device', `${id} ${value}`)

/** @returns the id in the device cookie; null where its seal is not for this login */
async function knownDevice(c: Context<ApiEnv>, login: Login): Promise<string | null> {
  const [id = '', seal = ''] = (getCookie(c, DEVICE_COOKIE) ?? '').split('.')
  if (!SHAPE.test(id)) return null
  return (await sameSecret(seal, await sealOf(c, id, login))) ? id : null
}

/** Sets the cookie by which this browser is known to belong to the login's owner, once they have signed in. */
export async function rememberDevice(c: Context<ApiEnv>, login: Login): Promise<void> {
  const id = (await knownDevice(c, login)) ?? randomId()
  setAuthCookie(c, DEVICE_COOKIE, `${id}.${await sealOf(c, id, login)}`)
}

/** For a request for a code to sign in with: a browser without a challenge gets one, in its cookie. */
export async function codeRequester(c: Context<ApiEnv>, login: Login): Promise<CodeOwner> {
  const browser = challengeOf(c) || randomId()
  setAuthCookie(c, CHALLENGE_COOKIE, browser)
  return { browser, device: await knownDevice(c, login) }
}

/** @param challenge in the body, from clients that have no cookies */
export const codeSender = async (c: Context<ApiEnv>, login: Login, challenge?: string): Promise<CodeOwner> => ({
  browser: challenge ?? challengeOf(c),
  device: await knownDevice(c, login),
})

/** For codes that only a signed-in person can request: they belong to the session. */
export const sessionOwner = ({ session }: SignedIn, isOwn = false): CodeOwner => {
  const browser = `session ${session}`
  return { browser, device: isOwn ? browser : null }
}
