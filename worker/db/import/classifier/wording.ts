/** Normalises the names of the published files for display and comparison. */
import { oneLine } from '../../../../domain/one-line.ts'

/** Separates a subchapter's Roman number, which stays in capitals: I. ХИМИЧЕСКИЕ ЭЛЕМЕНТЫ. */
const TITLE = /^([IVX]+\. )?(.)(.*)$/s

const isInCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{L}{3}/u.test(text)

/** @returns a title in capitals in sentence case; any other text unchanged. */
export function asSentence(text: string): string {
  const [, number = '', first = '', rest = ''] = isInCapitals(text) ? (TITLE.exec(text) ?? []) : []
  return first === '' ? text : number + first + rest.toLowerCase()
}

export const oneSpaced = (text: string): string => oneLine(text.normalize('NFC'))

/** @returns a key for comparing wordings, which ignores case, spaces and punctuation. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
