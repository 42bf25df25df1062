import { decodeHTMLStrict } from 'entities/decode'

/**
 * Replaces the package of this name (vite.config.ts): with it, HTML's 2,231 named characters would be in the worker twice, 11 kB compressed
 * each, once for Markdown and once for reading the metadata of other sites' pages.
 * @param name without & and ;
 * @returns the characters; false for an unknown name
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const characters = decodeHTMLStrict(reference)
  return characters === reference ? false : characters
}
