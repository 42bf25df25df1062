/** How tokens of organizations look, wherever a request is read: the edge passes nothing else of the header Authorization on. */

/** How a token begins: programs that look for secrets in published code know it by that, and the API knows it from a session's. */
export const TOKEN_PREFIX = 'kontor_'

const SHAPE = new RegExp(`^bearer +(${TOKEN_PREFIX}[\\w-]{43})$`, 'i')

/**
 * @param authorization the header
 * @returns the token that it has; null for anything else
 */
export const apiTokenOf = (authorization: string | undefined): string | null =>
  SHAPE.exec(authorization ?? '')?.[1] ?? null
