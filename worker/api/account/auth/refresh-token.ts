/**
 * Opaque refresh tokens. A token has its session's id, its generation, and a MAC over both and the session's nonce. So
 * none is stored, a successor can be computed again, and an old token is recognized however old it is.
 */
import { ID_PATTERN } from '../../../../domain/ids.ts'
import type { Bindings } from '../../../bindings.ts'
import { mac } from '../../secrets/hmac.ts'
import { sameSecret } from '../../secrets/same-secret.ts'

const SHAPE = new RegExp(`^(${ID_PATTERN})\\.(\\d{1,9})\\.([\\w-]{43})$`)

type Family = { id: string; nonce: string }

const signature = (env: Pick<Bindings, 'AUTH_KEY'>, { id, nonce }: Family, generation: number) =>
  mac(env, 'refresh-token', `${id} ${generation} ${nonce}`)

/** @returns the token of a generation, which is always the same */
export const refreshToken = async (env: Pick<Bindings, 'AUTH_KEY'>, family: Family, generation: number) =>
  `${family.id}.${generation}.${await signature(env, family, generation)}`

/** @returns the id of the token's session and its other parts, not verified yet; null where it is malformed */
export function parseRefreshToken(text: string | undefined) {
  const [, session, generation, signature] = SHAPE.exec(text ?? '') ?? []
  if (!session || !generation || !signature) return null
  return { session, generation: Number(generation), signature }
}

type RefreshToken = NonNullable<ReturnType<typeof parseRefreshToken>>

/** Whether the token's MAC is valid for this session. */
export const isAuthentic = async (env: Pick<Bindings, 'AUTH_KEY'>, token: RefreshToken, family: Family) =>
  sameSecret(token.signature, await signature(env, family, token.generation))
