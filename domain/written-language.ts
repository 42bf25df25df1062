import type { Locale } from './locale.ts'

const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

/** Maximum number of characters that are examined. */
const ENOUGH = 5000

/**
 * The language of a text by its script: Cyrillic is Russian, Han is Chinese. A Russian text with many Latin designations is still
 * Russian.
 * @param otherwise the language of a text in neither script, such as that of the page
 */
export function writtenLanguage(text: string, otherwise: Locale): Locale {
  const start = text.slice(0, ENOUGH)
  const cyrillic = count(start, /\p{Script=Cyrillic}/gu)
  const han = count(start, /\p{Script=Han}/gu)
  if (cyrillic === 0 && han === 0) return otherwise
  return cyrillic > han ? 'ru' : 'zh'
}
