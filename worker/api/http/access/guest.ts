/** Who reads and writes a conversation without an account (docs/behaviour.md, "Guests"). */
import type { Context } from 'hono'
import { GUEST_HEADER } from '../../../../domain/contract/auth.ts'
import type { Login } from '../../../../domain/login.ts'
import { readGuestToken } from '../../account/auth/signed-tokens.ts'
import type { ApiEnv } from '../api-env.ts'
import { AppError } from '../problem.ts'

/** @throws AppError 401 `guest.required` */
export async function readGuest(c: Context<ApiEnv>): Promise<Login> {
  const login = await readGuestToken(c.env, c.req.header(GUEST_HEADER) ?? '')
  if (!login) throw new AppError('guest.required', 401)
  return login
}

/** @returns the proven contact, within an endpoint that requires it */
export function guestOf({ var: { guest } }: Context<ApiEnv>): Login {
  if (!guest) throw new AppError('guest.required', 401)
  return guest
}
