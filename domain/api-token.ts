/** How tokens of organizations look. */

/** How a token begins: programs that look for secrets in published code know it by that, and the API knows it from a session's. */
export const TOKEN_PREFIX = 'kontor_'
