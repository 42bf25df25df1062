/** Unifies spellings of the same meaning before a text is split. The index and queries must both use it to match. */
import { toCyrillic, toLatin } from '../../../domain/search-text/lookalikes.ts'
import { simplified } from '../../../domain/search-text/traditional.ts'

/** Soft hyphens and zero-width marks, which come with text pasted from documents and would split words. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Latin only: NFD would also decompose й and ё, which are separate letters. */
const ACCENTED_LATIN = /[\u00e0-\u024f]/g

/** The inches of 5″: NFKC turns the sign into two primes. */
const DOUBLE_PRIME = /\u2032\u2032/g

const DECIMAL_COMMA = /(?<=\d),(?=\d)/g

/** 57×3.5, 57 х 3,5 (Cyrillic), 57*3.5. */
const TIMES = /(?<=\d)\s*[x×х*]\s*(?=\d)/g

/** Nominal diameter and pressure: DN 50, Ду50, Dy-50; PN16, Ру 16. */
const DIAMETER = /(?<![\p{L}\p{N}])(?:dn|dy|ду)[\s.=-]*(?=\d)/gu
const PRESSURE = /(?<![\p{L}\p{N}])(?:pn|py|ру)[\s.=-]*(?=\d)/gu

/** A thread typed with a space: M 12 x 80. After a number it is metres: 32 м. */
const THREAD = /(?<![\p{L}\p{N}])(?<!\d[\s.,]*)[mм]\s+(?=\d)/gu

/** A run of Latin and Cyrillic letters: some may have been typed in the wrong alphabet, as they look alike. */
const LETTER_RUN = /[a-zа-я]+/g
const IS_MIXED = /[a-z].*[а-я]|[а-я].*[a-z]/

/** In Latin letters where every letter can be Latin, else in Cyrillic ones where every letter can: кaбель typed with a Latin a. */
function inOneAlphabet(run: string): string {
  if (!IS_MIXED.test(run)) return run
  const latin = toLatin(run)
  if (!/[а-я]/.test(latin)) return latin
  const cyrillic = toCyrillic(run)
  return /[a-z]/.test(cyrillic) ? run : cyrillic
}

/**
 * @returns the text in NFKC and lower case with е for ё, without accents on Latin letters, with a decimal point,
 *   an x between sizes, m12 for a thread, dn50 and pn16 for every way to write them, simplified Chinese characters, and each run of letters in one
 *   alphabet.
 */
export function normalise(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase())
    .replace(INVISIBLE, '')
    .replaceAll('ё', 'е')
    .replaceAll('\u2044', '/')
    .replace(DOUBLE_PRIME, '"')
    .replace(ACCENTED_LATIN, (letter) => letter.normalize('NFD').charAt(0))
    .replace(DECIMAL_COMMA, '.')
    .replace(TIMES, 'x')
    .replace(LETTER_RUN, inOneAlphabet)
    .replace(DIAMETER, 'dn')
    .replace(PRESSURE, 'pn')
    .replace(THREAD, 'm')
}
