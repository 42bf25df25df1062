/**
 * The address to which a person answers an e-mail of a thread: reply+TOKEN@REPLY_DOMAIN (docs/decisions/0031-replies-by-mail.md). The token
 * names thread, side and person, and has a keyed digest, which cannot be guessed.
 */
import { ID_PATTERN } from '../../../domain/ids.ts'
import { toHex } from '../../../domain/sha256.ts'
import type { Bindings } from '../../bindings.ts'
import type { StoredCorrespondent } from '../../db/schema.ts'
import { keyFor } from '../secrets/keys.ts'
import { sameSecret } from '../secrets/same-secret.ts'

type Keyed = Pick<Bindings, 'AUTH_KEY'>

/** 96 bits in hexadecimal digits: upper and lower case are one in addresses, and a local part has at most 64 characters. */
const DIGEST = 24
const ADDRESS = new RegExp(
  `^reply\\+(?<thread>${ID_PATTERN})(?<side>[bs])(?<user>[1-9][0-9]{0,15})?-(?<digest>[0-9a-f]{${DIGEST}})$`,
)

const nameOf = ({ thread, side, user }: StoredCorrespondent): string => `${thread}${side.charAt(0)}${user ?? ''}`

async function digestOf(env: Keyed, name: string): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', await keyFor(env, 'reply-address'), new TextEncoder().encode(name))
  return toHex(new Uint8Array(signed)).slice(0, DIGEST)
}

/** @returns the local part of the person's address: 'reply+…' */
export async function replyLocalPart(env: Keyed, correspondent: StoredCorrespondent): Promise<string> {
  const name = nameOf(correspondent)
  return `reply+${name}-${await digestOf(env, name)}`
}

/** @returns whose address it is; null for any that this instance did not make */
export async function readReplyAddress(env: Keyed, address: string): Promise<StoredCorrespondent | null> {
  const {
    thread = '',
    side,
    user,
    digest = '',
  } = ADDRESS.exec(address.split('@')[0]?.toLowerCase() ?? '')?.groups ?? {}
  if (!side) return null
  const correspondent = { thread, side: side === 'b' ? 'buyer' : 'supplier', user: user ? Number(user) : null } as const
  return (await sameSecret(digest, await digestOf(env, nameOf(correspondent)))) ? correspondent : null
}

/** The headers of an e-mail by which mail clients show a thread as one (RFC 5322 section 3.6.4), and where its answers go. */
interface ThreadHeaders {
  replyTo: string
  references: string
}

/** @returns undefined where no domain receives answers */
export async function threadHeaders(
  env: Pick<Bindings, 'AUTH_KEY' | 'REPLY_DOMAIN'>,
  correspondent: StoredCorrespondent,
): Promise<ThreadHeaders | undefined> {
  const { REPLY_DOMAIN } = env
  if (!REPLY_DOMAIN) return undefined
  return {
    replyTo: `${await replyLocalPart(env, correspondent)}@${REPLY_DOMAIN}`,
    references: `<thread.${correspondent.thread}@${REPLY_DOMAIN}>`,
  }
}
