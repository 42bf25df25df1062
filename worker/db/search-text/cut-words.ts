/** Words that are cut short with a dot behind them: «задв. ду100», «нерж.сталь», "corrug. box". */
import { isThing } from './synonyms.ts'
import { nameKey } from './term-names.ts'

const WITH_DOT = /(?<![\p{L}\d.-])([а-я]{2,}|[a-z]{3,})\.(?=\s|$|[а-я])/gu

/**
 * @param text normalised
 * @returns the words that are cut short, of which what they begin is found, too, and the text with spaces for their dots; a name of the trade is
 *   whole, and its dot ends a sentence
 */
export function findCutWords(text: string): { cut: ReadonlySet<string>; apart: string } {
  const words = Array.from(text.matchAll(WITH_DOT), ([, word = '']) => word)
  if (words.length === 0) return { cut: new Set(), apart: text }
  return { cut: new Set(words.filter((word) => !isThing([nameKey(word)]))), apart: text.replace(WITH_DOT, '$1 ') }
}
