/**
 * There are a dozen ways of writing Russian in Latin letters. Instead of guessing which one was used, names and query are both reduced
 * to a key that is the same in all of them: "klapany" and "klapani" find «клапаны», "izdeliya" and "izdelija" find «изделия».
 */

// biome-ignore format: an alphabet reads in rows
const LETTERS: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'z', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 's', ъ: '', ы: 'i', ь: '',
  э: 'e', ю: 'iu', я: 'ia',
}

/** Sounds that some systems write with several letters and others with one. */
const DIGRAPHS: Record<string, string> = { sch: 's', sh: 's', zh: 'z', kh: 'h', ts: 'c', tz: 'c', ch: 'c', ph: 'f' }
const SINGLES: Record<string, string> = { y: 'i', j: 'i', w: 'v', x: 'ks', q: 'k' }

/** @param word in lower case, in Russian or Latin letters */
export function latinKey(word: string): string {
  return word
    .replace(/[а-яё]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/s(?:h(?:ch)?|ch)|zh|kh|ts|tz|ch|ph/g, (letters) => DIGRAPHS[letters] ?? 's')
    .replace(/[yjwxq]/g, (letter) => SINGLES[letter] ?? letter)
    .replace(/['’`]/g, '')
    .replace(/i+(?=[aeou])/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Endings of Russian nouns and adjectives, as keys. */
export const LATIN_KEY_ENDINGS = new Set(
  'a e i o u oi ei om em am ami im imi ah ih ov ev ogo ego omu emu'.split(' ').concat(''),
)

/** @returns the key without its ending; at least three letters remain. */
export function latinKeyStem(key: string): string {
  for (let length = 3; length > 0; length -= 1) {
    if (key.length - length >= 3 && LATIN_KEY_ENDINGS.has(key.slice(-length))) return key.slice(0, -length)
  }
  return key
}
