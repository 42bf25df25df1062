/** A conversation that was begun without an account is opened with its link and a code, without registration. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { GuestResponse } from '../../../domain/contract/auth.ts'
import { personalRoutes } from '../../../domain/personal-routes.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { authRequest } from '../../gateway/auth-request.ts'
import { guestCookie, setOwnCookie } from '../../gateway/cookies.ts'
import { redirectAfterPost } from '../plain-form.ts'

const CONVERSATION = new RegExp(`^/[a-z]{2}${personalRoutes.conversation}[?]`)

/**
 * @param next the screen after signing in; null for none
 * @param registrationToken proves the login, which has no account
 * @returns the redirect to the conversation; null for any other screen, and where the API refuses the proof: registration follows
 */
export async function openAsGuest(
  c: Context<EdgeEnv>,
  next: string | null,
  registrationToken: string,
): Promise<Response | null> {
  if (next === null || !CONVERSATION.test(next)) return null
  const result = await authRequest(c, 'guest', { registrationToken })
  if (!result.ok || !v.is(GuestResponse.entries.data, result.data)) return null
  const { guestToken, expiresIn } = result.data
  setOwnCookie(c, guestCookie(c), guestToken, { httpOnly: true, maxAge: expiresIn })
  return redirectAfterPost(c, next)
}
