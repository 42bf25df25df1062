/** Words typed in the wrong keyboard layout: "rkfgfy" is «клапан», «мфдму» is "valve". */

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const mapping = (from: string, to: string) => new Map([...from].map((key, at) => [key, to[at] ?? key]))
const TO_RUSSIAN = mapping(LATIN, RUSSIAN)
const TO_LATIN = mapping(RUSSIAN, LATIN)

const typedWith = (keys: Map<string, string>, text: string) => Array.from(text, (key) => keys.get(key) ?? key).join('')

/**
 * @param text in lower case
 * @returns what the same keys type in the other layout; null for a text with letters of both alphabets or of neither
 */
export function otherLayout(text: string): string | null {
  const isLatin = /[a-z]/.test(text)
  if (isLatin === /[а-яё]/.test(text)) return null
  return typedWith(isLatin ? TO_RUSSIAN : TO_LATIN, text)
}
