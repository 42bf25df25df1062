import { decodeHTML, decodeHTMLStrict } from 'entities/decode'

/** @param reference with its &, with or without its ; */
function decode(reference: string): string | undefined {
  const decoded = decodeHTML(reference)
  // Only some names may come without a semicolon: of "&notin" the decoder reads "&not", which is a part of it.
  const whole = decodeHTMLStrict(reference.endsWith(';') ? reference : `${reference};`)
  return decoded === whole && decoded !== reference ? decoded : undefined
}

/**
 * Replaces the table of this name in the e-mail parser (vite.config.ts): with it, HTML's 2,231 named characters would be in the worker
 * twice, 10 kB compressed.
 */
export const htmlEntities: Readonly<Record<string, string | undefined>> = new Proxy(
  {},
  { get: (_, reference) => (typeof reference === 'string' ? decode(reference) : undefined) },
)
