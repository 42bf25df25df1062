/** Names as the published files have them, made fit to be read. */

/** A number of a subchapter stays as it is: I. ХИМИЧЕСКИЕ ЭЛЕМЕНТЫ. */
const TITLE = /^([IVX]+\. )?(.)(.*)$/s

const isInCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{L}{3}/u.test(text)

/** @returns a title in capitals set as in a sentence; anything else as it is. */
export function asSentence(text: string): string {
  const [, number = '', first = '', rest = ''] = isInCapitals(text) ? (TITLE.exec(text) ?? []) : []
  return first === '' ? text : number + first + rest.toLowerCase()
}

export const oneSpaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** For comparing: neither case nor spaces nor the marks around words make a wording another one. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
