/**
 * Russian in Latin letters has a dozen systems: passports, telegrams, scholars, everybody's own. Instead of guessing which one
 * somebody used, both sides are brought to a key in which they agree: "klapany", "truba" and "izdeliya" find what they mean.
 */

// biome-ignore format: an alphabet reads in rows
const LETTERS: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'z', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 's', ъ: '', ы: 'i', ь: '',
  э: 'e', ю: 'iu', я: 'ia',
}

/** Sounds that take several letters in one system and one in another. */
const DIGRAPHS: Record<string, string> = { sch: 's', sh: 's', zh: 'z', kh: 'h', ts: 'c', tz: 'c', ch: 'c', ph: 'f' }
const SINGLES: Record<string, string> = { y: 'i', j: 'i', w: 'v', x: 'ks', q: 'k' }

/** @returns the key of one word in lower case, Russian or Latin. */
export function latinKey(word: string): string {
  return word
    .replace(/[а-яё]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/s(?:h(?:ch)?|ch)|zh|kh|ts|tz|ch|ph/g, (letters) => DIGRAPHS[letters] ?? 's')
    .replace(/[yjwxq]/g, (letter) => SINGLES[letter] ?? letter)
    .replace(/['’`]/g, '')
    .replace(/i+(?=[aeou])/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Endings of Russian nouns and adjectives in the key. */
export const LATIN_KEY_ENDINGS = new Set(
  'a e i o u oi ei om em am ami im imi ah ih ov ev ogo ego omu emu'.split(' ').concat(''),
)

/** @returns the key without an ending of Russian inflection; of a short word nothing is cut. */
export function latinKeyStem(key: string): string {
  for (let length = 3; length > 0; length -= 1) {
    if (key.length - length >= 3 && LATIN_KEY_ENDINGS.has(key.slice(-length))) return key.slice(0, -length)
  }
  return key
}
