/** The token of an organization that a request has: the edge passes nothing else of the header Authorization on. */
import { TOKEN_PREFIX } from '../domain/api-token.ts'

const SHAPE = new RegExp(`^bearer +(${TOKEN_PREFIX}[\\w-]{43})$`, 'i')

const BASIC = /^basic +([\w+/]{1,400}={0,2})$/i

/** The password of HTTP basic authentication, in which 1C and most programs send what a person has typed; the name does not matter. */
function passwordOf(authorization: string): string {
  const [, encoded] = BASIC.exec(authorization) ?? []
  if (encoded === undefined || encoded.replaceAll('=', '').length % 4 === 1) return ''
  const pair = atob(encoded)
  return pair.slice(pair.indexOf(':') + 1)
}

/**
 * @param authorization the header
 * @returns the token that it has, as a bearer or as the password of basic authentication; null for anything else
 */
export const apiTokenOf = (authorization = ''): string | null =>
  (SHAPE.exec(authorization) ?? SHAPE.exec(`Bearer ${passwordOf(authorization)}`))?.[1] ?? null
