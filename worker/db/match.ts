/** A query as FTS5 takes it. */
import { HAN, type QueryWord } from './words.ts'

/** Tokens between those of a name: an adjective, or a word that the index has in one piece as well. */
const NEAR = 3

/** Quoted, a token has no syntax for FTS5, whatever it is made of. */
const quote = (form: string): string => `"${form.replaceAll('"', '""')}"`

/** One letter begins half of the dictionary: reading all that costs more than it tells. Han characters tell much. */
const mayBegin = (beginning: string): boolean => beginning.length > 1 || HAN.test(beginning)

const near = (tokens: string[]): string =>
  tokens.length > 1 ? `NEAR(${tokens.map(quote).join(' ')}, ${NEAR})` : tokens.map(quote).join('')

const every = (words: QueryWord[], prefixLast: boolean): string =>
  words.map((word, at) => alternatives(word, prefixLast && at === words.length - 1)).join(' AND ')

function alternatives(word: QueryWord, asBeginning: boolean): string {
  const { forms, names = [], parts = [], beginning } = word
  const found = [
    ...forms.map(quote),
    ...names.map(near),
    ...(parts.length > 0 ? [`(${every(parts, asBeginning)})`] : []),
  ]
  const begins = asBeginning || word.begins || found.length === 0
  const prefix = begins && parts.length === 0 && mayBegin(beginning) ? [`${quote(beginning)}*`] : []
  return `(${[...found, ...prefix].join(' OR ')})`
}

/**
 * @param words from queryWords.
 * @param options.prefixLast whether the last word is still being typed.
 * @returns a MATCH string of FTS5 that asks for every word. Without words it finds nothing.
 */
export function matchQuery(words: QueryWord[], { prefixLast = false } = {}): string {
  if (words.length === 0) return '""'
  return every(words, prefixLast)
}
