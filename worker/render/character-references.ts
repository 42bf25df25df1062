import { decodeHTMLStrict } from 'entities/decode'

/**
 * In place of the package of this name (vite.config.ts): HTML's 2,231 named characters would be in the worker twice, 11 kB
 * compressed each, once for Markdown and once for the pages of others.
 * @param name without & and ;
 * @returns the characters; false for a name there is not
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const characters = decodeHTMLStrict(reference)
  return characters === reference ? false : characters
}
