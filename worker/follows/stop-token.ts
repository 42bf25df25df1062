/** The token in an e-mail's List-Unsubscribe: the id of the person whose e-mails it stops, with a keyed digest. */
import { ID_PATTERN } from '../../domain/ids.ts'
import { toHex } from '../../domain/sha256.ts'
import { keyFor } from '../api/secrets/keys.ts'
import { sameSecret } from '../api/secrets/same-secret.ts'
import type { Bindings } from '../bindings.ts'

type Keyed = Pick<Bindings, 'AUTH_KEY'>

const TOKEN = new RegExp(`^(?<user>${ID_PATTERN})-(?<digest>[0-9a-f]{64})$`)

async function digestOf(env: Keyed, user: string): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', await keyFor(env, 'unsubscribe'), new TextEncoder().encode(user))
  return toHex(new Uint8Array(signed))
}

/** @param user the person's id */
export const stopToken = async (env: Keyed, user: string): Promise<string> => `${user}-${await digestOf(env, user)}`

/** @returns the person's id; null for a token that this instance has not made */
export async function readStopToken(env: Keyed, token: string): Promise<string | null> {
  const { user, digest = '' } = TOKEN.exec(token)?.groups ?? {}
  if (user === undefined) return null
  return (await sameSecret(digest, await digestOf(env, user))) ? user : null
}
