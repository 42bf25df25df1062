/** Signatures of webhooks by the specification Standard Webhooks, so that its libraries can verify them. */
import { APP_NAME } from '../../domain/app-name.ts'
import { toBase64 } from '../../domain/sha256.ts'
import { mac } from '../api/secrets/hmac.ts'
import type { Bindings } from '../bindings.ts'

type Keyed = Pick<Bindings, 'AUTH_KEY'>

/**
 * The key is a MAC over the id of the webhook, so that it is stored nowhere.
 * @returns base64 of 32 bytes
 */
async function keyOf(env: Keyed, webhook: string): Promise<string> {
  const text = await mac(env, 'webhook', webhook)
  return `${text.replaceAll('-', '+').replaceAll('_', '/')}=`
}

/** @returns the secret of a webhook in the form in which its owner gets it */
export const webhookSecret = async (env: Keyed, webhook: string): Promise<string> =>
  `whsec_${await keyOf(env, webhook)}`

/** @param seconds since 1970. @returns the headers of a delivery */
export async function signedHeaders(
  env: Keyed,
  { webhook, id, body }: { webhook: string; id: string; body: string },
  seconds: number,
): Promise<Record<string, string>> {
  const raw = Uint8Array.from(atob(await keyOf(env, webhook)), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${seconds}.${body}`))
  return {
    'Content-Type': 'application/json',
    'User-Agent': `${APP_NAME.en}-Webhooks`,
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${toBase64(new Uint8Array(signature))}`,
  }
}
