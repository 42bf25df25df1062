import type { Locale } from '../../../domain/locale.ts'

const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

/** Characters of a long text that are examined. */
const ENOUGH = 5000

/**
 * @returns the language of a text by its script: Cyrillic is Russian, Han is Chinese, anything else English. A Russian
 *   text full of Latin designations is still Russian.
 */
export function detectLanguage(text: string): Locale {
  const start = text.slice(0, ENOUGH)
  const cyrillic = count(start, /\p{Script=Cyrillic}/gu)
  const han = count(start, /\p{Script=Han}/gu)
  if (cyrillic === 0 && han === 0) return 'en'
  return cyrillic > han ? 'ru' : 'zh'
}
