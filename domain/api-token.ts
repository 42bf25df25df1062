/** How a token begins: scanners for secrets in published code recognize it by that, and the API distinguishes it from a session's. */
export const TOKEN_PREFIX = 'kontor_'
