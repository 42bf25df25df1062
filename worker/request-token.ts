/** Reads an organization's token from the header Authorization, the only part of it that the edge passes on. */
import { TOKEN_PREFIX } from '../domain/api-token.ts'

const SHAPE = new RegExp(`^bearer +(${TOKEN_PREFIX}[\\w-]{43})$`, 'i')

const BASIC = /^basic +([\w+/]{1,400}={0,2})$/i

/** The password of HTTP basic authentication, as which 1C and most programs send a token; the user's name is ignored. */
function passwordOf(authorization: string): string {
  const [, encoded] = BASIC.exec(authorization) ?? []
  if (encoded === undefined || encoded.replaceAll('=', '').length % 4 === 1) return ''
  const pair = atob(encoded)
  return pair.slice(pair.indexOf(':') + 1)
}

/**
 * @param authorization the header
 * @returns its token, as a bearer or as the password of basic authentication; null for anything else
 */
export const apiTokenOf = (authorization = ''): string | null =>
  (SHAPE.exec(authorization) ?? SHAPE.exec(`Bearer ${passwordOf(authorization)}`))?.[1] ?? null
