/** Unifies spellings of the same meaning before a text is split. The index and queries must both use it to match. */

/** Soft hyphens and zero-width marks, which come with text pasted from documents and would split words. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Latin only: NFD would also decompose й and ё, which are separate letters. */
const ACCENTED_LATIN = /[\u00e0-\u024f]/g

const DECIMAL_COMMA = /(?<=\d),(?=\d)/g

/** 57×3.5, 57 х 3,5 (Cyrillic), 57*3.5. */
const TIMES = /(?<=\d)\s*[x×х*]\s*(?=\d)/g

/** Nominal diameter and pressure: DN 50, Ду50, Dy-50; PN16, Ру 16. */
const DIAMETER = /(?<![\p{L}\p{N}])(?:dn|dy|ду)[\s.=-]*(?=\d)/gu
const PRESSURE = /(?<![\p{L}\p{N}])(?:pn|py|ру)[\s.=-]*(?=\d)/gu

/**
 * @returns the text in NFKC and lower case with е for ё, without accents on Latin letters, with a decimal point,
 *   an x between sizes, and dn50 and pn16 for every way to write them.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replaceAll('ё', 'е')
    .replaceAll('\u2044', '/')
    .replace(ACCENTED_LATIN, (letter) => letter.normalize('NFD').charAt(0))
    .replace(DECIMAL_COMMA, '.')
    .replace(TIMES, 'x')
    .replace(DIAMETER, 'dn')
    .replace(PRESSURE, 'pn')
}

// biome-ignore format: an alphabet reads in rows
const LOOKALIKES: Record<string, string> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x',
}
const ONLY_LOOKALIKES = /^[^а-я]*(?:[авекмнорстух][^а-я]*)+$/

/** М8 on a Russian keyboard is the M8 of the catalogue. Designations with a truly Cyrillic letter (аир80) are not changed. */
export function latinLookalikes(designation: string): string {
  if (!ONLY_LOOKALIKES.test(designation)) return designation
  return designation.replace(/[а-я]/g, (letter) => LOOKALIKES[letter] ?? letter)
}
